// Publishes steps of several sizes and measures them: producer [LARGEST_BYTES].
#include "../common/batches.h"
#include "../common/report.h"
#include "turns.h"

struct message {
  unsigned char* bytes;
  int64_t size;
};

static double seconds_of_steps(struct exchange_channel* there, struct exchange_channel* back) {
  const double start = MPI_Wtime();
  for (int i = 0; i < steps_per_batch; ++i) {
    publish_number(there);
    take_number(back);
  }
  return (MPI_Wtime() - start) / (2.0 * steps_per_batch);
}

// Both directions have the same latency.
static double latency_of_steps(int64_t size) {
  double times[batches];
  struct exchange_channel there;
  struct exchange_channel back;
  open_channel(producer_rank, producer_rank, (uint64_t)size / sizeof(double), EXCHANGE_BLOCK, &there);
  open_channel(consumer_rank, producer_rank, 0, EXCHANGE_BLOCK, &back);
  for (int batch = 0; batch < batches; ++batch) times[batch] = seconds_of_steps(&there, &back);
  (void)exchange_close(&back);
  (void)exchange_close(&there);
  return median_of(times, batches);
}

// A message and the answer, of 8 bytes.
static double seconds_of_messages(const struct message* message, int count) {
  double answer = 0.0;
  const double start = MPI_Wtime();
  for (int i = 0; i < count; ++i) {
    MPI_Send(message->bytes, (int)message->size, MPI_BYTE, consumer_rank, 0, MPI_COMM_WORLD);
    MPI_Recv(&answer, 1, MPI_DOUBLE, consumer_rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  }
  return (MPI_Wtime() - start) / count;
}

static double seconds_of_copies(const struct message* message, int count) {
  void* (*volatile copy)(void*, const void*, size_t) = memcpy;
  const double start = MPI_Wtime();
  for (int i = 0; i < count; ++i) {
    (void)copy(message->bytes + message->size, message->bytes, (size_t)message->size);
  }
  return (MPI_Wtime() - start) / count;
}

static double median_seconds(double (*seconds)(const struct message*, int), const struct message* message) {
  double times[batches];
  for (int batch = 0; batch < batches; ++batch) times[batch] = seconds(message, messages_of(message->size));
  return median_of(times, batches);
}

static void measure(int64_t size) {
  const struct message message = {(unsigned char*)malloc((size_t)(2 * size)), size};
  if (message.bytes == NULL) fail("there is no memory for a message");
  memset(message.bytes, 1, (size_t)(2 * size));
  const double step = latency_of_steps(size);
  const double send = median_seconds(seconds_of_messages, &message);
  const double copy = median_seconds(seconds_of_copies, &message);
  free(message.bytes);
  report_result_at("step", size, step * 1e6, "us");
  report_result_at("send", size, send * 1e6, "us");
  report_result_at("copy", size, copy * 1e6, "us");
  report_result_at("faster_than_send", size, send / (2.0 * step), "times");  // of turns
  report_result_at("faster_than_copy", size, copy / step, "times");
}

// The number of steps that are not omitted. While the consumer waits, that depends on the policy alone.
static int publish_values(struct exchange_channel* channel) {
  int published = 0;
  for (int i = 0; i < attempts; ++i) {
    const int begun = exchange_begin(channel);
    if (begun == EXCHANGE_FAILED) fail(channel->message);
    if (begun != EXCHANGE_OK) continue;
    const struct numbers_values values = numbers_values_of(channel);
    for (uint64_t k = 0; k < policy_values; ++k) values.values[k] = value_of(channel->number, k);
    (void)exchange_publish(channel, 0.0);
    ++published;
  }
  exchange_finish(channel);
  return published;
}

static void follow_policy(const char* name, int policy) {
  struct exchange_channel channel;
  open_channel(producer_rank, producer_rank, policy_values, policy, &channel);
  // A producer that blocks needs a consumer meanwhile.
  const int published = publish_values(&channel);
  if (policy != EXCHANGE_BLOCK) MPI_Barrier(MPI_COMM_WORLD);
  // Steps that the consumer found, the last of them, and wrong values.
  int64_t found[3] = {0, 0, 0};
  MPI_Recv(found, 3, MPI_INT64_T, consumer_rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  (void)exchange_close(&channel);
  printf("answer %s_published %d\n", name, published);
  printf("answer %s_consumed %" PRId64 "\n", name, found[0]);
  printf("answer %s_last %" PRId64 "\n", name, found[1]);
  printf("answer %s_wrong_values %" PRId64 "\n", name, found[2]);
}

int main(int argc, char** argv) {
  const int64_t largest = begin(argc, argv, producer_rank);
  follow_policy("block", EXCHANGE_BLOCK);
  follow_policy("drop", EXCHANGE_DROP);
  follow_policy("latest", EXCHANGE_LATEST);
  for (int64_t size = next_size(0); size <= largest; size = next_size(size)) measure(size);
  MPI_Finalize();
  return 0;
}
