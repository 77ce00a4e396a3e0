// Does nothing, without MPI: what remains is the cost of starting a program.
int main(void) { return 0; }
