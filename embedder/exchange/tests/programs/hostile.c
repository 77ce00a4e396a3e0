// A producer whose header is wrong: hostile produce|consume near|apart. Its slots would lie outside its memory.
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
  struct exchange_channel channel;
  int result = exchange_prepare(MPI_COMM_WORLD, produces ? &plan : NULL, &options, &channel);
  if (result == EXCHANGE_OK && produces) {
    struct exchange_header* header = (struct exchange_header*)(void*)(channel.own + EXCHANGE_HEADER_OFFSET);
    header->slot_bytes = UINT64_MAX - 63;
  }
  if (result == EXCHANGE_OK) result = exchange_attach(&channel);
  fprintf(stderr, "%s: %s\n", argv[1], channel.message);
  (void)exchange_close(&channel);
  MPI_Finalize();
  return result == EXCHANGE_FAILED ? 3 : 0;
}
