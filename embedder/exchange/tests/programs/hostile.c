// A producer that says what is wrong: hostile produce|consume near|apart|ranks. By its header, its slots would lie
// outside its memory; with "ranks", it says another rank than its own, where processes gather them.
#include <mpi.h>

static int says_other_rank;

static int gather(const void* mine, int count, MPI_Datatype type, void* all, int each, MPI_Datatype of, MPI_Comm comm) {
  static const int other_rank = 1 << 28;
  const int is_rank = type == MPI_INT && count == 1;
  return MPI_Allgather(says_other_rank && is_rank ? &other_rank : mine, count, type, all, each, of, comm);
}
#define MPI_Allgather gather

#include <mpiwasm_exchange.h>

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  if (argc != 3) return 2;
  const int produces = strcmp(argv[1], "produce") == 0;
  const struct exchange_field_plan field = {"values", "", EXCHANGE_FLOAT64, 0, 0, 10};
  struct exchange_options options = exchange_default_options(produces ? EXCHANGE_PRODUCER : EXCHANGE_CONSUMER);
  struct exchange_plan plan;
  memset(&plan, 0, sizeof plan);
  plan.name = "hostile";
  plan.schema_version = 1;
  plan.fields = 1;
  plan.field = &field;
  options.apart = strcmp(argv[2], "apart") == 0;
  const int is_of_ranks = strcmp(argv[2], "ranks") == 0;
  says_other_rank = produces && is_of_ranks;
  struct exchange_channel channel;
  int result = exchange_prepare(MPI_COMM_WORLD, produces ? &plan : NULL, &options, &channel);
  if (result == EXCHANGE_OK && produces && !is_of_ranks) {
    struct exchange_header* header = (struct exchange_header*)(void*)(channel.own + EXCHANGE_HEADER_OFFSET);
    header->slot_bytes = UINT64_MAX - 63;
  }
  if (result == EXCHANGE_OK) result = exchange_attach(&channel);
  fprintf(stderr, "%s: %s\n", argv[1],
          result == EXCHANGE_OK && channel.shared != MPI_WIN_NULL ? "shared" : channel.message);
  (void)exchange_close(&channel);
  MPI_Finalize();
  return result == EXCHANGE_FAILED ? 3 : 0;
}
