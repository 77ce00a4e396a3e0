// What Open MPI keeps of a nonblocking collective operation, datatypes and operators, it notes in the request after
// that has begun. Where another thread completes the request meanwhile, the notes stay in it, lists included that the
// caller has freed by then, and the next operation that gets the request releases what they say
// (ompi_coll_base_retain_*, 4.1 and 5.0). Nothing need be kept: each request of the program holds its types and its
// operation until it is complete (RequestKeep). These functions stand before the library's, which have more parameters.

extern "C" {

[[gnu::visibility("default")]] int ompi_coll_base_retain_op() { return 0; }
[[gnu::visibility("default")]] int ompi_coll_base_retain_datatypes() { return 0; }
[[gnu::visibility("default")]] int ompi_coll_base_retain_datatypes_w() { return 0; }

}  // extern "C"
