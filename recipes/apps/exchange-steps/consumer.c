// Reads the steps of the producer and answers: consumer [LARGEST_BYTES].
#include "turns.h"

static void answer_steps(void) {
  struct exchange_channel there;
  struct exchange_channel back;
  open_channel(producer_rank, consumer_rank, 0, EXCHANGE_BLOCK, &there);
  open_channel(consumer_rank, consumer_rank, 1, EXCHANGE_BLOCK, &back);
  for (int i = 0; i < batches * steps_per_batch; ++i) {
    take_number(&there);
    publish_number(&back);
  }
  (void)exchange_close(&back);
  (void)exchange_close(&there);
}

static void answer_messages(int64_t size) {
  const double answer = 0.0;
  unsigned char* const bytes = (unsigned char*)malloc((size_t)size);
  if (bytes == NULL) fail("there is no memory for a message");
  for (int i = 0; i < batches * messages_of(size); ++i) {
    MPI_Recv(bytes, (int)size, MPI_BYTE, producer_rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Send(&answer, 1, MPI_DOUBLE, producer_rank, 0, MPI_COMM_WORLD);
  }
  free(bytes);
}

static void follow_policy(int policy) {
  struct exchange_channel channel;
  struct exchange_step step = {0, 0.0};
  int64_t found[3] = {0, -1, 0};
  open_channel(producer_rank, consumer_rank, 0, policy, &channel);
  if (policy != EXCHANGE_BLOCK) MPI_Barrier(MPI_COMM_WORLD);
  const int which = policy == EXCHANGE_LATEST ? EXCHANGE_NEWEST : EXCHANGE_NEXT;
  while (exchange_acquire(&channel, which, 60.0, &step) == EXCHANGE_OK) {
    const struct numbers_view view = numbers_view_of(&channel, 0);
    if ((int64_t)step.number <= found[1] || view.values_count != policy_values) fail("a step is not the next one");
    for (uint64_t k = 0; k < policy_values; ++k) found[2] += view.values[k] != value_of(step.number, k);
    ++found[0];
    found[1] = (int64_t)step.number;
    if (exchange_release(&channel) != EXCHANGE_OK) fail("a step was overwritten");
  }
  MPI_Send(found, 3, MPI_INT64_T, producer_rank, 0, MPI_COMM_WORLD);
  (void)exchange_close(&channel);
}

int main(int argc, char** argv) {
  const int64_t largest = begin(argc, argv, consumer_rank);
  follow_policy(EXCHANGE_BLOCK);
  follow_policy(EXCHANGE_DROP);
  follow_policy(EXCHANGE_LATEST);
  for (int64_t size = next_size(0); size <= largest; size = next_size(size)) {
    answer_steps();
    answer_messages(size);
  }
  MPI_Finalize();
  return 0;
}
