// What flang-rt's build would find out about the system.

#define HAVE_STRERROR_R 1
#define HAVE_DECL_STRERROR_S 0
