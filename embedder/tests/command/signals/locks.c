// A thread waits for the lock of a file that the main thread has. Usage: locks FILE HOW; HOW says what the main thread
// does then: "unlock" and join the thread, "exit" with 3, or "wait" for the lock itself, with another descriptor.
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

static int opened[3];

static void* wait_for_lock(void* unused) {
  (void)unused;
  puts("waiting");
  fflush(stdout);
  if (flock(opened[1], LOCK_EX) != 0) puts("not locked");
  return NULL;
}

int main(int argc, char** argv) {
  if (argc < 3) return 2;
  for (int i = 0; i < 3; ++i)
    if ((opened[i] = open(argv[1], O_RDWR | O_CREAT, 0644)) < 0) return 1;
  if (flock(opened[0], LOCK_EX) != 0) return 1;
  pthread_t thread;
  if (pthread_create(&thread, NULL, wait_for_lock, NULL) != 0) return 1;
  usleep(200000);
  if (strcmp(argv[2], "exit") == 0) return 3;
  if (strcmp(argv[2], "wait") == 0) {
    puts("waiting too");
    fflush(stdout);
    flock(opened[2], LOCK_EX);
  }
  flock(opened[0], LOCK_UN);
  pthread_join(thread, NULL);
  puts("joined");
  return 0;
}
