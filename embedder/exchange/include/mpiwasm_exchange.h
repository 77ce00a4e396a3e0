// Exchange of typed arrays between the programs of one MPI job: natively compiled ones and guests of mpiwasm. C11 and
// C++20; nothing to link besides MPI. Headers written by mpiwasm-schema include this one.
#ifndef MPIWASM_EXCHANGE_H
#define MPIWASM_EXCHANGE_H

#include "mpiwasm_exchange/channel.h"
#include "mpiwasm_exchange/consume.h"
#include "mpiwasm_exchange/describe.h"
#include "mpiwasm_exchange/produce.h"
#include "mpiwasm_exchange/save.h"

#endif
