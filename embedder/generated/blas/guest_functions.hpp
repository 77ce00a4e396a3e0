// Made by embedder/generator/generate.py from embedder/blas-api; do not edit.
#pragma once

#include <cstdint>

#include "guest/values.hpp"

namespace mpiwasm::blas {

class Library;
using guest::Address;

std::int32_t guest_sgetrf(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_dgetrf(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_cgetrf(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_zgetrf(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_sgetrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_dgetrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_cgetrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_zgetrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_sgetri(Library*, std::int32_t, Address, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_dgetri(Library*, std::int32_t, Address, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_cgetri(Library*, std::int32_t, Address, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_zgetri(Library*, std::int32_t, Address, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_sgesv(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_dgesv(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_cgesv(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_zgesv(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_spotrf(Library*, std::uint32_t, std::int32_t, Address, std::int32_t);
std::int32_t guest_spotri(Library*, std::uint32_t, std::int32_t, Address, std::int32_t);
std::int32_t guest_dpotrf(Library*, std::uint32_t, std::int32_t, Address, std::int32_t);
std::int32_t guest_dpotri(Library*, std::uint32_t, std::int32_t, Address, std::int32_t);
std::int32_t guest_cpotrf(Library*, std::uint32_t, std::int32_t, Address, std::int32_t);
std::int32_t guest_cpotri(Library*, std::uint32_t, std::int32_t, Address, std::int32_t);
std::int32_t guest_zpotrf(Library*, std::uint32_t, std::int32_t, Address, std::int32_t);
std::int32_t guest_zpotri(Library*, std::uint32_t, std::int32_t, Address, std::int32_t);
std::int32_t guest_spotrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_sposv(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_dpotrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_dposv(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_cpotrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_cposv(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_zpotrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_zposv(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_strtrs(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dtrtrs(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_ctrtrs(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_ztrtrs(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_strtri(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t);
std::int32_t guest_dtrtri(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t);
std::int32_t guest_ctrtri(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t);
std::int32_t guest_ztrtri(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t);
std::int32_t guest_sgeqrf(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_sgelqf(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_dgeqrf(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_dgelqf(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_cgeqrf(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_cgelqf(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_zgeqrf(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_zgelqf(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_sorgqr(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_dorgqr(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_cungqr(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_zungqr(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_sormqr(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dormqr(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cunmqr(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zunmqr(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_sgels(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dgels(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cgels(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zgels(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_ssyev(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_dsyev(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_cheev(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_zheev(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_ssyevd(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dsyevd(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cheevd(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zheevd(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_sgesvd(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dgesvd(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cgesvd(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zgesvd(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_sgesdd(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dgesdd(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cgesdd(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zgesdd(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_sgeev(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dgeev(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cgeev(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zgeev(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_ssygv(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_dsygv(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_chegv(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_zhegv(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_ssygvd(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dsygvd(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_chegvd(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zhegvd(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_sggev(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dggev(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cggev(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zggev(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_ssytrd(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, Address,
      Address, std::int32_t);
std::int32_t guest_dsytrd(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, Address,
      Address, std::int32_t);
std::int32_t guest_chetrd(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, Address,
      Address, std::int32_t);
std::int32_t guest_zhetrd(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, Address,
      Address, std::int32_t);
std::int32_t guest_sorgtr(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_dorgtr(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_cungtr(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_zungtr(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_sgebrd(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address, Address,
      Address, Address, std::int32_t);
std::int32_t guest_dgebrd(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address, Address,
      Address, Address, std::int32_t);
std::int32_t guest_cgebrd(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address, Address,
      Address, Address, std::int32_t);
std::int32_t guest_zgebrd(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address, Address,
      Address, Address, std::int32_t);
std::int32_t guest_sgehrd(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_dgehrd(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_cgehrd(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_zgehrd(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_sorghr(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_dorghr(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_cunghr(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_zunghr(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_sstev(Library*, std::uint32_t, std::int32_t, Address, Address, Address, std::int32_t);
std::int32_t guest_dstev(Library*, std::uint32_t, std::int32_t, Address, Address, Address, std::int32_t);
std::int32_t guest_sgbtrf(Library*, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address);
std::int32_t guest_dgbtrf(Library*, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address);
std::int32_t guest_cgbtrf(Library*, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address);
std::int32_t guest_zgbtrf(Library*, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address);
std::int32_t guest_sgbtrs(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_dgbtrs(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_cgbtrs(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_zgbtrs(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_sgbsv(Library*, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t);
std::int32_t guest_dgbsv(Library*, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t);
std::int32_t guest_cgbsv(Library*, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t);
std::int32_t guest_zgbsv(Library*, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t);
std::int32_t guest_sgtsv(Library*, std::int32_t, std::int32_t, Address, Address, Address, Address, std::int32_t);
std::int32_t guest_dgtsv(Library*, std::int32_t, std::int32_t, Address, Address, Address, Address, std::int32_t);
std::int32_t guest_cgtsv(Library*, std::int32_t, std::int32_t, Address, Address, Address, Address, std::int32_t);
std::int32_t guest_zgtsv(Library*, std::int32_t, std::int32_t, Address, Address, Address, Address, std::int32_t);
std::int32_t guest_sptsv(Library*, std::int32_t, std::int32_t, Address, Address, Address, std::int32_t);
std::int32_t guest_dptsv(Library*, std::int32_t, std::int32_t, Address, Address, Address, std::int32_t);
std::int32_t guest_cptsv(Library*, std::int32_t, std::int32_t, Address, Address, Address, std::int32_t);
std::int32_t guest_zptsv(Library*, std::int32_t, std::int32_t, Address, Address, Address, std::int32_t);
std::int32_t guest_spttrf(Library*, std::int32_t, Address, Address);
std::int32_t guest_dpttrf(Library*, std::int32_t, Address, Address);
std::int32_t guest_cpttrf(Library*, std::int32_t, Address, Address);
std::int32_t guest_zpttrf(Library*, std::int32_t, Address, Address);
std::int32_t guest_spbtrf(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t);
std::int32_t guest_dpbtrf(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t);
std::int32_t guest_cpbtrf(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t);
std::int32_t guest_zpbtrf(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t);
std::int32_t guest_spbtrs(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t);
std::int32_t guest_spbsv(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t);
std::int32_t guest_dpbtrs(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t);
std::int32_t guest_dpbsv(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t);
std::int32_t guest_cpbtrs(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t);
std::int32_t guest_cpbsv(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t);
std::int32_t guest_zpbtrs(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t);
std::int32_t guest_zpbsv(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t);
std::int32_t guest_ssytrf(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_dsytrf(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_csytrf(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_chetrf(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_zsytrf(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_zhetrf(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_ssysv(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dsysv(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_csysv(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_chesv(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zsysv(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zhesv(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_sgglse(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, Address, Address, std::int32_t);
std::int32_t guest_dgglse(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, Address, Address, std::int32_t);
std::int32_t guest_cgglse(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, Address, Address, std::int32_t);
std::int32_t guest_zgglse(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, Address, Address, std::int32_t);
std::int32_t guest_sgerqf(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_sgeqlf(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_dgerqf(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_dgeqlf(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_cgerqf(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_cgeqlf(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_zgerqf(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_zgeqlf(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_sorglq(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_dorglq(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_cunglq(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_zunglq(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_srotg(Library*, Address, Address, Address, Address);
std::int32_t guest_drotg(Library*, Address, Address, Address, Address);
std::int32_t guest_crotg(Library*, Address, float, float, Address, Address);
std::int32_t guest_zrotg(Library*, Address, double, double, Address, Address);
std::int32_t guest_srot(Library*, std::int32_t, Address, std::int32_t, Address, std::int32_t, float, float);
std::int32_t guest_drot(Library*, std::int32_t, Address, std::int32_t, Address, std::int32_t, double, double);
std::int32_t guest_csrot(Library*, std::int32_t, Address, std::int32_t, Address, std::int32_t, float, float);
std::int32_t guest_zdrot(Library*, std::int32_t, Address, std::int32_t, Address, std::int32_t, double, double);
std::int32_t guest_srotm(Library*, std::int32_t, Address, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_drotm(Library*, std::int32_t, Address, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_sswap(Library*, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dswap(Library*, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cswap(Library*, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zswap(Library*, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_sscal(Library*, std::int32_t, float, Address, std::int32_t);
std::int32_t guest_dscal(Library*, std::int32_t, double, Address, std::int32_t);
std::int32_t guest_cscal(Library*, std::int32_t, float, float, Address, std::int32_t);
std::int32_t guest_zscal(Library*, std::int32_t, double, double, Address, std::int32_t);
std::int32_t guest_csscal(Library*, std::int32_t, float, Address, std::int32_t);
std::int32_t guest_zdscal(Library*, std::int32_t, double, Address, std::int32_t);
std::int32_t guest_scopy(Library*, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dcopy(Library*, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_ccopy(Library*, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zcopy(Library*, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_saxpy(Library*, std::int32_t, float, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_daxpy(Library*, std::int32_t, double, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_caxpy(Library*, std::int32_t, float, float, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zaxpy(Library*, std::int32_t, double, double, Address, std::int32_t, Address, std::int32_t);
float guest_sdot(Library*, std::int32_t, Address, std::int32_t, Address, std::int32_t);
double guest_ddot(Library*, std::int32_t, Address, std::int32_t, Address, std::int32_t);
double guest_dsdot(Library*, std::int32_t, Address, std::int32_t, Address, std::int32_t);
float guest_sdsdot(Library*, std::int32_t, float, Address, std::int32_t, Address, std::int32_t);
void guest_cdotu(Library*, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
void guest_cdotc(Library*, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
void guest_zdotu(Library*, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
void guest_zdotc(Library*, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
float guest_snrm2(Library*, std::int32_t, Address, std::int32_t);
float guest_sasum(Library*, std::int32_t, Address, std::int32_t);
double guest_dnrm2(Library*, std::int32_t, Address, std::int32_t);
double guest_dasum(Library*, std::int32_t, Address, std::int32_t);
float guest_scnrm2(Library*, std::int32_t, Address, std::int32_t);
float guest_scasum(Library*, std::int32_t, Address, std::int32_t);
double guest_dznrm2(Library*, std::int32_t, Address, std::int32_t);
double guest_dzasum(Library*, std::int32_t, Address, std::int32_t);
std::int32_t guest_isamax(Library*, std::int32_t, Address, std::int32_t);
std::int32_t guest_idamax(Library*, std::int32_t, Address, std::int32_t);
std::int32_t guest_icamax(Library*, std::int32_t, Address, std::int32_t);
std::int32_t guest_izamax(Library*, std::int32_t, Address, std::int32_t);
std::int32_t guest_sgemv(Library*, std::uint32_t, std::int32_t, std::int32_t, float, Address, std::int32_t, Address,
      std::int32_t, float, Address, std::int32_t);
std::int32_t guest_dgemv(Library*, std::uint32_t, std::int32_t, std::int32_t, double, Address, std::int32_t,
      Address, std::int32_t, double, Address, std::int32_t);
std::int32_t guest_cgemv(Library*, std::uint32_t, std::int32_t, std::int32_t, float, float, Address, std::int32_t,
      Address, std::int32_t, float, float, Address, std::int32_t);
std::int32_t guest_zgemv(Library*, std::uint32_t, std::int32_t, std::int32_t, double, double, Address, std::int32_t,
      Address, std::int32_t, double, double, Address, std::int32_t);
std::int32_t guest_sgbmv(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, std::int32_t, float,
      Address, std::int32_t, Address, std::int32_t, float, Address, std::int32_t);
std::int32_t guest_dgbmv(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, std::int32_t, double,
      Address, std::int32_t, Address, std::int32_t, double, Address, std::int32_t);
std::int32_t guest_cgbmv(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, std::int32_t, float,
      float, Address, std::int32_t, Address, std::int32_t, float, float, Address, std::int32_t);
std::int32_t guest_zgbmv(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, std::int32_t, double,
      double, Address, std::int32_t, Address, std::int32_t, double, double, Address, std::int32_t);
std::int32_t guest_ssymv(Library*, std::uint32_t, std::int32_t, float, Address, std::int32_t, Address, std::int32_t,
      float, Address, std::int32_t);
std::int32_t guest_dsymv(Library*, std::uint32_t, std::int32_t, double, Address, std::int32_t, Address,
      std::int32_t, double, Address, std::int32_t);
std::int32_t guest_chemv(Library*, std::uint32_t, std::int32_t, float, float, Address, std::int32_t, Address,
      std::int32_t, float, float, Address, std::int32_t);
std::int32_t guest_zhemv(Library*, std::uint32_t, std::int32_t, double, double, Address, std::int32_t, Address,
      std::int32_t, double, double, Address, std::int32_t);
std::int32_t guest_ssbmv(Library*, std::uint32_t, std::int32_t, std::int32_t, float, Address, std::int32_t, Address,
      std::int32_t, float, Address, std::int32_t);
std::int32_t guest_dsbmv(Library*, std::uint32_t, std::int32_t, std::int32_t, double, Address, std::int32_t,
      Address, std::int32_t, double, Address, std::int32_t);
std::int32_t guest_chbmv(Library*, std::uint32_t, std::int32_t, std::int32_t, float, float, Address, std::int32_t,
      Address, std::int32_t, float, float, Address, std::int32_t);
std::int32_t guest_zhbmv(Library*, std::uint32_t, std::int32_t, std::int32_t, double, double, Address, std::int32_t,
      Address, std::int32_t, double, double, Address, std::int32_t);
std::int32_t guest_sspmv(Library*, std::uint32_t, std::int32_t, float, Address, Address, std::int32_t, float,
      Address, std::int32_t);
std::int32_t guest_dspmv(Library*, std::uint32_t, std::int32_t, double, Address, Address, std::int32_t, double,
      Address, std::int32_t);
std::int32_t guest_chpmv(Library*, std::uint32_t, std::int32_t, float, float, Address, Address, std::int32_t, float,
      float, Address, std::int32_t);
std::int32_t guest_zhpmv(Library*, std::uint32_t, std::int32_t, double, double, Address, Address, std::int32_t,
      double, double, Address, std::int32_t);
std::int32_t guest_strmv(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t);
std::int32_t guest_strsv(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t);
std::int32_t guest_dtrmv(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t);
std::int32_t guest_dtrsv(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t);
std::int32_t guest_ctrmv(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t);
std::int32_t guest_ctrsv(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t);
std::int32_t guest_ztrmv(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t);
std::int32_t guest_ztrsv(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t);
std::int32_t guest_stbmv(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_stbsv(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_dtbmv(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_dtbsv(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_ctbmv(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_ctbsv(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_ztbmv(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_ztbsv(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_stpmv(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_stpsv(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_dtpmv(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_dtpsv(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_ctpmv(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_ctpsv(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_ztpmv(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_ztpsv(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_sger(Library*, std::int32_t, std::int32_t, float, Address, std::int32_t, Address, std::int32_t,
      Address, std::int32_t);
std::int32_t guest_dger(Library*, std::int32_t, std::int32_t, double, Address, std::int32_t, Address, std::int32_t,
      Address, std::int32_t);
std::int32_t guest_cgeru(Library*, std::int32_t, std::int32_t, float, float, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_cgerc(Library*, std::int32_t, std::int32_t, float, float, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_zgeru(Library*, std::int32_t, std::int32_t, double, double, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_zgerc(Library*, std::int32_t, std::int32_t, double, double, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_ssyr(Library*, std::uint32_t, std::int32_t, float, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dsyr(Library*, std::uint32_t, std::int32_t, double, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_cher(Library*, std::uint32_t, std::int32_t, float, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zher(Library*, std::uint32_t, std::int32_t, double, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_sspr(Library*, std::uint32_t, std::int32_t, float, Address, std::int32_t, Address);
std::int32_t guest_dspr(Library*, std::uint32_t, std::int32_t, double, Address, std::int32_t, Address);
std::int32_t guest_chpr(Library*, std::uint32_t, std::int32_t, float, Address, std::int32_t, Address);
std::int32_t guest_zhpr(Library*, std::uint32_t, std::int32_t, double, Address, std::int32_t, Address);
std::int32_t guest_ssyr2(Library*, std::uint32_t, std::int32_t, float, Address, std::int32_t, Address, std::int32_t,
      Address, std::int32_t);
std::int32_t guest_dsyr2(Library*, std::uint32_t, std::int32_t, double, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_cher2(Library*, std::uint32_t, std::int32_t, float, float, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_zher2(Library*, std::uint32_t, std::int32_t, double, double, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_sspr2(Library*, std::uint32_t, std::int32_t, float, Address, std::int32_t, Address, std::int32_t,
      Address);
std::int32_t guest_dspr2(Library*, std::uint32_t, std::int32_t, double, Address, std::int32_t, Address,
      std::int32_t, Address);
std::int32_t guest_chpr2(Library*, std::uint32_t, std::int32_t, float, float, Address, std::int32_t, Address,
      std::int32_t, Address);
std::int32_t guest_zhpr2(Library*, std::uint32_t, std::int32_t, double, double, Address, std::int32_t, Address,
      std::int32_t, Address);
std::int32_t guest_sgemm(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, float,
      Address, std::int32_t, Address, std::int32_t, float, Address, std::int32_t);
std::int32_t guest_dgemm(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, double,
      Address, std::int32_t, Address, std::int32_t, double, Address, std::int32_t);
std::int32_t guest_cgemm(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, float,
      float, Address, std::int32_t, Address, std::int32_t, float, float, Address, std::int32_t);
std::int32_t guest_zgemm(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, double,
      double, Address, std::int32_t, Address, std::int32_t, double, double, Address, std::int32_t);
std::int32_t guest_ssymm(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, float, Address,
      std::int32_t, Address, std::int32_t, float, Address, std::int32_t);
std::int32_t guest_dsymm(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, double, Address,
      std::int32_t, Address, std::int32_t, double, Address, std::int32_t);
std::int32_t guest_csymm(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, float, float, Address,
      std::int32_t, Address, std::int32_t, float, float, Address, std::int32_t);
std::int32_t guest_chemm(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, float, float, Address,
      std::int32_t, Address, std::int32_t, float, float, Address, std::int32_t);
std::int32_t guest_zsymm(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, double, double,
      Address, std::int32_t, Address, std::int32_t, double, double, Address, std::int32_t);
std::int32_t guest_zhemm(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, double, double,
      Address, std::int32_t, Address, std::int32_t, double, double, Address, std::int32_t);
std::int32_t guest_ssyrk(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, float, Address,
      std::int32_t, float, Address, std::int32_t);
std::int32_t guest_dsyrk(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, double, Address,
      std::int32_t, double, Address, std::int32_t);
std::int32_t guest_csyrk(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, float, float, Address,
      std::int32_t, float, float, Address, std::int32_t);
std::int32_t guest_zsyrk(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, double, double,
      Address, std::int32_t, double, double, Address, std::int32_t);
std::int32_t guest_cherk(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, float, Address,
      std::int32_t, float, Address, std::int32_t);
std::int32_t guest_zherk(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, double, Address,
      std::int32_t, double, Address, std::int32_t);
std::int32_t guest_ssyr2k(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, float, Address,
      std::int32_t, Address, std::int32_t, float, Address, std::int32_t);
std::int32_t guest_dsyr2k(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, double, Address,
      std::int32_t, Address, std::int32_t, double, Address, std::int32_t);
std::int32_t guest_csyr2k(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, float, float, Address,
      std::int32_t, Address, std::int32_t, float, float, Address, std::int32_t);
std::int32_t guest_zsyr2k(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, double, double,
      Address, std::int32_t, Address, std::int32_t, double, double, Address, std::int32_t);
std::int32_t guest_cher2k(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, float, float, Address,
      std::int32_t, Address, std::int32_t, float, Address, std::int32_t);
std::int32_t guest_zher2k(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, double, double,
      Address, std::int32_t, Address, std::int32_t, double, Address, std::int32_t);
std::int32_t guest_strmm(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t,
      std::int32_t, float, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_strsm(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t,
      std::int32_t, float, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dtrmm(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t,
      std::int32_t, double, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dtrsm(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t,
      std::int32_t, double, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_ctrmm(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t,
      std::int32_t, float, float, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_ctrsm(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t,
      std::int32_t, float, float, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_ztrmm(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t,
      std::int32_t, double, double, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_ztrsm(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t,
      std::int32_t, double, double, Address, std::int32_t, Address, std::int32_t);

}  // namespace mpiwasm::blas
