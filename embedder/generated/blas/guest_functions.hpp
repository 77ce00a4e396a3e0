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
std::int32_t guest_clacgv(Library*, std::int32_t, Address, std::int32_t);
std::int32_t guest_zlacgv(Library*, std::int32_t, Address, std::int32_t);
std::int32_t guest_clacp2(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_zlacp2(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_slacpy(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_dlacpy(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_clacpy(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_zlacpy(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_clacrm(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, std::int32_t,
      Address, std::int32_t);
std::int32_t guest_zlacrm(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, std::int32_t,
      Address, std::int32_t);
float guest_slangb(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t);
double guest_dlangb(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t);
float guest_clangb(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t);
double guest_zlangb(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t);
float guest_slange(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t);
double guest_dlange(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t);
float guest_clange(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t);
double guest_zlange(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t);
float guest_slansy(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t);
double guest_dlansy(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t);
float guest_clanhe(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t);
float guest_clansy(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t);
double guest_zlanhe(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t);
double guest_zlansy(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t);
float guest_slantr(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address,
      std::int32_t);
double guest_dlantr(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address,
      std::int32_t);
float guest_clantr(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address,
      std::int32_t);
double guest_zlantr(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_clarcm(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, std::int32_t,
      Address, std::int32_t);
std::int32_t guest_zlarcm(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, std::int32_t,
      Address, std::int32_t);
std::int32_t guest_slarfg(Library*, std::int32_t, Address, Address, std::int32_t, Address);
std::int32_t guest_dlarfg(Library*, std::int32_t, Address, Address, std::int32_t, Address);
std::int32_t guest_clarfg(Library*, std::int32_t, Address, Address, std::int32_t, Address);
std::int32_t guest_zlarfg(Library*, std::int32_t, Address, Address, std::int32_t, Address);
std::int32_t guest_slascl(Library*, std::uint32_t, std::int32_t, std::int32_t, float, float, std::int32_t,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_dlascl(Library*, std::uint32_t, std::int32_t, std::int32_t, double, double, std::int32_t,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_clascl(Library*, std::uint32_t, std::int32_t, std::int32_t, float, float, std::int32_t,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_zlascl(Library*, std::uint32_t, std::int32_t, std::int32_t, double, double, std::int32_t,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_slaset(Library*, std::uint32_t, std::int32_t, std::int32_t, float, float, Address, std::int32_t);
std::int32_t guest_dlaset(Library*, std::uint32_t, std::int32_t, std::int32_t, double, double, Address,
      std::int32_t);
std::int32_t guest_claset(Library*, std::uint32_t, std::int32_t, std::int32_t, float, float, float, float, Address,
      std::int32_t);
std::int32_t guest_zlaset(Library*, std::uint32_t, std::int32_t, std::int32_t, double, double, double, double,
      Address, std::int32_t);
std::int32_t guest_slasrt(Library*, std::uint32_t, std::int32_t, Address);
std::int32_t guest_dlasrt(Library*, std::uint32_t, std::int32_t, Address);
std::int32_t guest_slauum(Library*, std::uint32_t, std::int32_t, Address, std::int32_t);
std::int32_t guest_dlauum(Library*, std::uint32_t, std::int32_t, Address, std::int32_t);
std::int32_t guest_clauum(Library*, std::uint32_t, std::int32_t, Address, std::int32_t);
std::int32_t guest_zlauum(Library*, std::uint32_t, std::int32_t, Address, std::int32_t);
std::int32_t guest_sgbbrd(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, Address, Address, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_dgbbrd(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, Address, Address, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_cgbbrd(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, Address, Address, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_zgbbrd(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, Address, Address, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_sgbcon(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, float, Address);
std::int32_t guest_dgbcon(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, double, Address);
std::int32_t guest_cgbcon(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, float, Address);
std::int32_t guest_zgbcon(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, double, Address);
std::int32_t guest_sgbequ(Library*, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, Address, Address, Address);
std::int32_t guest_sgbequb(Library*, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, Address, Address, Address);
std::int32_t guest_dgbequ(Library*, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, Address, Address, Address);
std::int32_t guest_dgbequb(Library*, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, Address, Address, Address);
std::int32_t guest_cgbequ(Library*, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, Address, Address, Address);
std::int32_t guest_cgbequb(Library*, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, Address, Address, Address);
std::int32_t guest_zgbequ(Library*, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, Address, Address, Address);
std::int32_t guest_zgbequb(Library*, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, Address, Address, Address);
std::int32_t guest_sgbrfs(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_dgbrfs(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_cgbrfs(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_zgbrfs(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_sgbsvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_dgbsvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_cgbsvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_zgbsvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_sgtcon(Library*, std::uint32_t, std::int32_t, Address, Address, Address, Address, Address, float,
      Address);
std::int32_t guest_dgtcon(Library*, std::uint32_t, std::int32_t, Address, Address, Address, Address, Address,
      double, Address);
std::int32_t guest_cgtcon(Library*, std::uint32_t, std::int32_t, Address, Address, Address, Address, Address, float,
      Address);
std::int32_t guest_zgtcon(Library*, std::uint32_t, std::int32_t, Address, Address, Address, Address, Address,
      double, Address);
std::int32_t guest_sgtrfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address, Address,
      Address, Address, Address, Address, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_dgtrfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address, Address,
      Address, Address, Address, Address, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_cgtrfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address, Address,
      Address, Address, Address, Address, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_zgtrfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address, Address,
      Address, Address, Address, Address, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_sgtsvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, Address,
      Address, Address, Address, Address, Address, Address, Address, std::int32_t, Address, std::int32_t, Address,
      Address, Address);
std::int32_t guest_dgtsvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, Address,
      Address, Address, Address, Address, Address, Address, Address, std::int32_t, Address, std::int32_t, Address,
      Address, Address);
std::int32_t guest_cgtsvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, Address,
      Address, Address, Address, Address, Address, Address, Address, std::int32_t, Address, std::int32_t, Address,
      Address, Address);
std::int32_t guest_zgtsvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, Address,
      Address, Address, Address, Address, Address, Address, Address, std::int32_t, Address, std::int32_t, Address,
      Address, Address);
std::int32_t guest_sgttrf(Library*, std::int32_t, Address, Address, Address, Address, Address);
std::int32_t guest_dgttrf(Library*, std::int32_t, Address, Address, Address, Address, Address);
std::int32_t guest_cgttrf(Library*, std::int32_t, Address, Address, Address, Address, Address);
std::int32_t guest_zgttrf(Library*, std::int32_t, Address, Address, Address, Address, Address);
std::int32_t guest_sgttrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address, Address,
      Address, Address, std::int32_t);
std::int32_t guest_dgttrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address, Address,
      Address, Address, std::int32_t);
std::int32_t guest_cgttrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address, Address,
      Address, Address, std::int32_t);
std::int32_t guest_zgttrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address, Address,
      Address, Address, std::int32_t);
std::int32_t guest_chbev(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t);
std::int32_t guest_zhbev(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t);
std::int32_t guest_chbev_2stage(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zhbev_2stage(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_chbevd(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zhbevd(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_chbevd_2stage(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_zhbevd_2stage(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_chbevx(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, float, float, std::int32_t, std::int32_t, float, Address, Address,
      Address, std::int32_t, Address);
std::int32_t guest_zhbevx(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, double, double, std::int32_t, std::int32_t, double, Address,
      Address, Address, std::int32_t, Address);
std::int32_t guest_chbevx_2stage(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, float, float, std::int32_t, std::int32_t, float, Address, Address,
      Address, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_zhbevx_2stage(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, double, double, std::int32_t, std::int32_t, double, Address,
      Address, Address, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_chbtrd(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, Address, std::int32_t);
std::int32_t guest_zhbtrd(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, Address, std::int32_t);
std::int32_t guest_spbcon(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, float,
      Address);
std::int32_t guest_dpbcon(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, double,
      Address);
std::int32_t guest_cpbcon(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, float,
      Address);
std::int32_t guest_zpbcon(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, double,
      Address);
std::int32_t guest_spbequ(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, Address);
std::int32_t guest_dpbequ(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, Address);
std::int32_t guest_cpbequ(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, Address);
std::int32_t guest_zpbequ(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, Address);
std::int32_t guest_spbrfs(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_dpbrfs(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_cpbrfs(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_zpbrfs(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_spbsvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, Address, Address, std::int32_t, Address, std::int32_t, Address,
      Address, Address);
std::int32_t guest_dpbsvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, Address, Address, std::int32_t, Address, std::int32_t, Address,
      Address, Address);
std::int32_t guest_cpbsvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, Address, Address, std::int32_t, Address, std::int32_t, Address,
      Address, Address);
std::int32_t guest_zpbsvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, Address, Address, std::int32_t, Address, std::int32_t, Address,
      Address, Address);
std::int32_t guest_sptcon(Library*, std::int32_t, Address, Address, float, Address);
std::int32_t guest_dptcon(Library*, std::int32_t, Address, Address, double, Address);
std::int32_t guest_cptcon(Library*, std::int32_t, Address, Address, float, Address);
std::int32_t guest_zptcon(Library*, std::int32_t, Address, Address, double, Address);
std::int32_t guest_spteqr(Library*, std::uint32_t, std::int32_t, Address, Address, Address, std::int32_t);
std::int32_t guest_dpteqr(Library*, std::uint32_t, std::int32_t, Address, Address, Address, std::int32_t);
std::int32_t guest_cpteqr(Library*, std::uint32_t, std::int32_t, Address, Address, Address, std::int32_t);
std::int32_t guest_zpteqr(Library*, std::uint32_t, std::int32_t, Address, Address, Address, std::int32_t);
std::int32_t guest_sptrfs(Library*, std::int32_t, std::int32_t, Address, Address, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_dptrfs(Library*, std::int32_t, std::int32_t, Address, Address, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_cptrfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address, Address,
      Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_zptrfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address, Address,
      Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_sptsvx(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address, Address,
      Address, std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_dptsvx(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address, Address,
      Address, std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_cptsvx(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address, Address,
      Address, std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_zptsvx(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address, Address,
      Address, std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_spttrs(Library*, std::int32_t, std::int32_t, Address, Address, Address, std::int32_t);
std::int32_t guest_dpttrs(Library*, std::int32_t, std::int32_t, Address, Address, Address, std::int32_t);
std::int32_t guest_cpttrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address,
      std::int32_t);
std::int32_t guest_zpttrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address,
      std::int32_t);
std::int32_t guest_ssbev(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t);
std::int32_t guest_dsbev(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t);
std::int32_t guest_ssbev_2stage(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dsbev_2stage(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_ssbevd(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dsbevd(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_ssbevd_2stage(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dsbevd_2stage(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_ssbevx(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, float, float, std::int32_t, std::int32_t, float, Address, Address,
      Address, std::int32_t, Address);
std::int32_t guest_dsbevx(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, double, double, std::int32_t, std::int32_t, double, Address,
      Address, Address, std::int32_t, Address);
std::int32_t guest_ssbevx_2stage(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, float, float, std::int32_t, std::int32_t, float, Address, Address,
      Address, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_dsbevx_2stage(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, double, double, std::int32_t, std::int32_t, double, Address,
      Address, Address, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_ssbtrd(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, Address, std::int32_t);
std::int32_t guest_dsbtrd(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, Address, std::int32_t);
std::int32_t guest_stbcon(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address);
std::int32_t guest_dtbcon(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address);
std::int32_t guest_ctbcon(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address);
std::int32_t guest_ztbcon(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address);
std::int32_t guest_stbrfs(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_dtbrfs(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_ctbrfs(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_ztbrfs(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_stbtrs(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dtbtrs(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_ctbtrs(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_ztbtrs(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, std::int32_t);
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
std::int32_t guest_sgebal(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_dgebal(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_cgebal(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_zgebal(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_sgecon(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, float, Address);
std::int32_t guest_dgecon(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, double, Address);
std::int32_t guest_cgecon(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, float, Address);
std::int32_t guest_zgecon(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, double, Address);
std::int32_t guest_sgeequ(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address, Address,
      Address, Address);
std::int32_t guest_sgeequb(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address, Address,
      Address, Address);
std::int32_t guest_dgeequ(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address, Address,
      Address, Address);
std::int32_t guest_dgeequb(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address, Address,
      Address, Address);
std::int32_t guest_cgeequ(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address, Address,
      Address, Address);
std::int32_t guest_cgeequb(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address, Address,
      Address, Address);
std::int32_t guest_zgeequ(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address, Address,
      Address, Address);
std::int32_t guest_zgeequb(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address, Address,
      Address, Address);
std::int32_t guest_sgeevx(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t,
      Address, std::int32_t, Address, Address, Address, std::int32_t, Address, std::int32_t, Address, Address,
      Address, Address, Address, Address, Address, std::int32_t);
std::int32_t guest_dgeevx(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t,
      Address, std::int32_t, Address, Address, Address, std::int32_t, Address, std::int32_t, Address, Address,
      Address, Address, Address, Address, Address, std::int32_t);
std::int32_t guest_cgeevx(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t,
      Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, Address, Address,
      Address, Address, Address, Address, std::int32_t);
std::int32_t guest_zgeevx(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t,
      Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, Address, Address,
      Address, Address, Address, Address, std::int32_t);
std::int32_t guest_sgelq2(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_dgelq2(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_cgelq2(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_zgelq2(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_sgelsd(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, float, Address, Address, std::int32_t);
std::int32_t guest_dgelsd(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, double, Address, Address, std::int32_t);
std::int32_t guest_cgelsd(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, float, Address, Address, std::int32_t);
std::int32_t guest_zgelsd(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, double, Address, Address, std::int32_t);
std::int32_t guest_sgelsy(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, float, Address, Address, std::int32_t);
std::int32_t guest_dgelsy(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, double, Address, Address, std::int32_t);
std::int32_t guest_cgelsy(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, float, Address, Address, std::int32_t);
std::int32_t guest_zgelsy(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, double, Address, Address, std::int32_t);
std::int32_t guest_sgemqrt(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dgemqrt(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cgemqrt(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zgemqrt(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_sgeqp3(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address, Address,
      std::int32_t);
std::int32_t guest_dgeqp3(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address, Address,
      std::int32_t);
std::int32_t guest_cgeqp3(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address, Address,
      std::int32_t);
std::int32_t guest_zgeqp3(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address, Address,
      std::int32_t);
std::int32_t guest_sgeqr2(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_dgeqr2(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_cgeqr2(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_zgeqr2(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_sgeqrfp(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_dgeqrfp(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_cgeqrfp(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_zgeqrfp(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_sgeqrt(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_dgeqrt(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_cgeqrt(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_zgeqrt(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_sgeqrt2(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dgeqrt2(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cgeqrt2(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zgeqrt2(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_sgerfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_dgerfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_cgerfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_zgerfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_sgesvj(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dgesvj(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cgesvj(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, Address, std::int32_t, std::int32_t, Address, std::int32_t);
std::int32_t guest_zgesvj(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, Address, std::int32_t, std::int32_t, Address, std::int32_t);
std::int32_t guest_sgesvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, Address, Address, Address, Address, std::int32_t, Address, std::int32_t,
      Address, Address, Address);
std::int32_t guest_dgesvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, Address, Address, Address, Address, std::int32_t, Address, std::int32_t,
      Address, Address, Address);
std::int32_t guest_cgesvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, Address, Address, Address, Address, std::int32_t, Address, std::int32_t,
      Address, Address, Address);
std::int32_t guest_zgesvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, Address, Address, Address, Address, std::int32_t, Address, std::int32_t,
      Address, Address, Address);
std::int32_t guest_sgetf2(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_sgetrf2(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_dgetf2(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_dgetrf2(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_cgetf2(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_cgetrf2(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_zgetf2(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_zgetrf2(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_sgetsls(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dgetsls(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cgetsls(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zgetsls(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_checon(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, float, Address);
std::int32_t guest_csycon(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, float, Address);
std::int32_t guest_zhecon(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, double, Address);
std::int32_t guest_zsycon(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, double, Address);
std::int32_t guest_checon_3(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, float,
      Address);
std::int32_t guest_csycon_3(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, float,
      Address);
std::int32_t guest_zhecon_3(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, double,
      Address);
std::int32_t guest_zsycon_3(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, double,
      Address);
std::int32_t guest_cheequb(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_csyequb(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_zheequb(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_zsyequb(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_cheev_2stage(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t);
std::int32_t guest_zheev_2stage(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t);
std::int32_t guest_cheevd_2stage(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zheevd_2stage(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cheevr(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address,
      std::int32_t, float, float, std::int32_t, std::int32_t, float, Address, Address, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zheevr(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address,
      std::int32_t, double, double, std::int32_t, std::int32_t, double, Address, Address, Address, std::int32_t,
      Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cheevr_2stage(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address,
      std::int32_t, float, float, std::int32_t, std::int32_t, float, Address, Address, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zheevr_2stage(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address,
      std::int32_t, double, double, std::int32_t, std::int32_t, double, Address, Address, Address, std::int32_t,
      Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cheevx(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address,
      std::int32_t, float, float, std::int32_t, std::int32_t, float, Address, Address, Address, std::int32_t, Address,
      std::int32_t, Address);
std::int32_t guest_zheevx(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address,
      std::int32_t, double, double, std::int32_t, std::int32_t, double, Address, Address, Address, std::int32_t,
      Address, std::int32_t, Address);
std::int32_t guest_cheevx_2stage(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address,
      std::int32_t, float, float, std::int32_t, std::int32_t, float, Address, Address, Address, std::int32_t, Address,
      std::int32_t, Address);
std::int32_t guest_zheevx_2stage(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address,
      std::int32_t, double, double, std::int32_t, std::int32_t, double, Address, Address, Address, std::int32_t,
      Address, std::int32_t, Address);
std::int32_t guest_ssygst(Library*, std::int32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_dsygst(Library*, std::int32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_chegst(Library*, std::int32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_zhegst(Library*, std::int32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t);
std::int32_t guest_chegv_2stage(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_zhegv_2stage(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_chegvx(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, float, float, std::int32_t, std::int32_t, float, Address, Address,
      Address, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_zhegvx(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, double, double, std::int32_t, std::int32_t, double, Address,
      Address, Address, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_cherfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_csyrfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_zherfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_zsyrfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_ssysv_aa(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dsysv_aa(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_chesv_aa(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_csysv_aa(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zhesv_aa(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zsysv_aa(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_ssysv_rk(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dsysv_rk(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_chesv_rk(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_csysv_rk(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zhesv_rk(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zsysv_rk(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_chesvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, Address, Address,
      Address, std::int32_t);
std::int32_t guest_csysvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, Address, Address,
      Address, std::int32_t);
std::int32_t guest_zhesvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, Address, Address,
      Address, std::int32_t);
std::int32_t guest_zsysvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, Address, Address,
      Address, std::int32_t);
std::int32_t guest_chetrf_aa(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_ssytrf_aa(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_dsytrf_aa(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_csytrf_aa(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_zhetrf_aa(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_zsytrf_aa(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_ssytrf_rk(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      Address, std::int32_t);
std::int32_t guest_dsytrf_rk(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      Address, std::int32_t);
std::int32_t guest_chetrf_rk(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      Address, std::int32_t);
std::int32_t guest_csytrf_rk(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      Address, std::int32_t);
std::int32_t guest_zhetrf_rk(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      Address, std::int32_t);
std::int32_t guest_zsytrf_rk(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      Address, std::int32_t);
std::int32_t guest_ssytrf_rook(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_dsytrf_rook(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_chetrf_rook(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_csytrf_rook(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_zhetrf_rook(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_zsytrf_rook(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_ssytri(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_dsytri(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_chetri(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_zhetri(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_ssytri2(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_dsytri2(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_chetri2(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_csytri2(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_zhetri2(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_zsytri2(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_ssytri_3(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, Address,
      std::int32_t);
std::int32_t guest_dsytri_3(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, Address,
      std::int32_t);
std::int32_t guest_chetri_3(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, Address,
      std::int32_t);
std::int32_t guest_csytri_3(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, Address,
      std::int32_t);
std::int32_t guest_zhetri_3(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, Address,
      std::int32_t);
std::int32_t guest_zsytri_3(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, Address,
      std::int32_t);
std::int32_t guest_ssytrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_ssytrs_rook(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_dsytrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_dsytrs_rook(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_chetrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_chetrs_rook(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_csytrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_csytrs_rook(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_zhetrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_zhetrs_rook(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_zsytrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_zsytrs_rook(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_ssytrs2(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_dsytrs2(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_chetrs2(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_csytrs2(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_zhetrs2(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_zsytrs2(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_ssytrs_3(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, Address, std::int32_t);
std::int32_t guest_dsytrs_3(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, Address, std::int32_t);
std::int32_t guest_chetrs_3(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, Address, std::int32_t);
std::int32_t guest_csytrs_3(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, Address, std::int32_t);
std::int32_t guest_zhetrs_3(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, Address, std::int32_t);
std::int32_t guest_zsytrs_3(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, Address, std::int32_t);
std::int32_t guest_ssytrs_aa(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dsytrs_aa(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_chetrs_aa(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_csytrs_aa(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zhetrs_aa(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zsytrs_aa(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_ssycon(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, float, Address);
std::int32_t guest_dsycon(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, double, Address);
std::int32_t guest_ssycon_3(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, float,
      Address);
std::int32_t guest_dsycon_3(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, double,
      Address);
std::int32_t guest_ssyconv(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      Address);
std::int32_t guest_dsyconv(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      Address);
std::int32_t guest_csyconv(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      Address);
std::int32_t guest_zsyconv(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      Address);
std::int32_t guest_ssyequb(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_dsyequb(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_ssyev_2stage(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t);
std::int32_t guest_dsyev_2stage(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t);
std::int32_t guest_ssyevd_2stage(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dsyevd_2stage(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_ssyevr(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address,
      std::int32_t, float, float, std::int32_t, std::int32_t, float, Address, Address, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dsyevr(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address,
      std::int32_t, double, double, std::int32_t, std::int32_t, double, Address, Address, Address, std::int32_t,
      Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_ssyevr_2stage(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address,
      std::int32_t, float, float, std::int32_t, std::int32_t, float, Address, Address, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dsyevr_2stage(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address,
      std::int32_t, double, double, std::int32_t, std::int32_t, double, Address, Address, Address, std::int32_t,
      Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_ssyevx(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address,
      std::int32_t, float, float, std::int32_t, std::int32_t, float, Address, Address, Address, std::int32_t, Address,
      std::int32_t, Address);
std::int32_t guest_dsyevx(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address,
      std::int32_t, double, double, std::int32_t, std::int32_t, double, Address, Address, Address, std::int32_t,
      Address, std::int32_t, Address);
std::int32_t guest_ssyevx_2stage(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address,
      std::int32_t, float, float, std::int32_t, std::int32_t, float, Address, Address, Address, std::int32_t, Address,
      std::int32_t, Address);
std::int32_t guest_dsyevx_2stage(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address,
      std::int32_t, double, double, std::int32_t, std::int32_t, double, Address, Address, Address, std::int32_t,
      Address, std::int32_t, Address);
std::int32_t guest_ssygv_2stage(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_dsygv_2stage(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_ssygvx(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, float, float, std::int32_t, std::int32_t, float, Address, Address,
      Address, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_dsygvx(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, double, double, std::int32_t, std::int32_t, double, Address,
      Address, Address, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_ssyrfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_dsyrfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_ssysv_rook(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dsysv_rook(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_csysv_rook(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zsysv_rook(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_ssysvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, Address, Address,
      Address, std::int32_t);
std::int32_t guest_dsysvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, Address, Address, Address,
      Address, std::int32_t);
std::int32_t guest_csytri(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_zsytri(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_sorgbr(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t);
std::int32_t guest_dorgbr(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t);
std::int32_t guest_cungbr(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t);
std::int32_t guest_zungbr(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, Address, std::int32_t);
std::int32_t guest_sorgql(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_dorgql(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_cungql(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_zungql(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_sorgrq(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_dorgrq(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_cungrq(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_zungrq(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t);
std::int32_t guest_sormbr(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dormbr(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_sormhr(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dormhr(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_sormlq(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_sormrq(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dormlq(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dormrq(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_sormql(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dormql(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_sormrz(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dormrz(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_sormtr(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dormtr(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cunmbr(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zunmbr(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cunmhr(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zunmhr(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cunmlq(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cunmrq(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zunmlq(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zunmrq(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cunmql(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zunmql(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cunmrz(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zunmrz(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cunmtr(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zunmtr(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_chfrk(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, float,
      Address, std::int32_t, float, Address);
std::int32_t guest_zhfrk(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, double,
      Address, std::int32_t, double, Address);
std::int32_t guest_chpcon(Library*, std::uint32_t, std::int32_t, Address, Address, float, Address);
std::int32_t guest_cspcon(Library*, std::uint32_t, std::int32_t, Address, Address, float, Address);
std::int32_t guest_zhpcon(Library*, std::uint32_t, std::int32_t, Address, Address, double, Address);
std::int32_t guest_zspcon(Library*, std::uint32_t, std::int32_t, Address, Address, double, Address);
std::int32_t guest_chpev(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, Address, Address,
      std::int32_t);
std::int32_t guest_zhpev(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, Address, Address,
      std::int32_t);
std::int32_t guest_chpevd(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zhpevd(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_chpevx(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, float,
      float, std::int32_t, std::int32_t, float, Address, Address, Address, std::int32_t, Address);
std::int32_t guest_zhpevx(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, double,
      double, std::int32_t, std::int32_t, double, Address, Address, Address, std::int32_t, Address);
std::int32_t guest_sspgst(Library*, std::int32_t, std::uint32_t, std::int32_t, Address, Address);
std::int32_t guest_dspgst(Library*, std::int32_t, std::uint32_t, std::int32_t, Address, Address);
std::int32_t guest_chpgst(Library*, std::int32_t, std::uint32_t, std::int32_t, Address, Address);
std::int32_t guest_zhpgst(Library*, std::int32_t, std::uint32_t, std::int32_t, Address, Address);
std::int32_t guest_chpgv(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, Address,
      Address, Address, std::int32_t);
std::int32_t guest_zhpgv(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, Address,
      Address, Address, std::int32_t);
std::int32_t guest_chpgvd(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, Address,
      Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zhpgvd(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, Address,
      Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_chpgvx(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t,
      Address, Address, float, float, std::int32_t, std::int32_t, float, Address, Address, Address, std::int32_t,
      Address);
std::int32_t guest_zhpgvx(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t,
      Address, Address, double, double, std::int32_t, std::int32_t, double, Address, Address, Address, std::int32_t,
      Address);
std::int32_t guest_chprfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_csprfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_zhprfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_zsprfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_chptrd(Library*, std::uint32_t, std::int32_t, Address, Address, Address, Address);
std::int32_t guest_zhptrd(Library*, std::uint32_t, std::int32_t, Address, Address, Address, Address);
std::int32_t guest_ssptri(Library*, std::uint32_t, std::int32_t, Address, Address);
std::int32_t guest_dsptri(Library*, std::uint32_t, std::int32_t, Address, Address);
std::int32_t guest_chptri(Library*, std::uint32_t, std::int32_t, Address, Address);
std::int32_t guest_csptri(Library*, std::uint32_t, std::int32_t, Address, Address);
std::int32_t guest_zhptri(Library*, std::uint32_t, std::int32_t, Address, Address);
std::int32_t guest_zsptri(Library*, std::uint32_t, std::int32_t, Address, Address);
std::int32_t guest_ssptrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address,
      std::int32_t);
std::int32_t guest_dsptrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address,
      std::int32_t);
std::int32_t guest_chptrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address,
      std::int32_t);
std::int32_t guest_csptrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address,
      std::int32_t);
std::int32_t guest_zhptrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address,
      std::int32_t);
std::int32_t guest_zsptrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address,
      std::int32_t);
std::int32_t guest_sopgtr(Library*, std::uint32_t, std::int32_t, Address, Address, Address, std::int32_t);
std::int32_t guest_dopgtr(Library*, std::uint32_t, std::int32_t, Address, Address, Address, std::int32_t);
std::int32_t guest_cupgtr(Library*, std::uint32_t, std::int32_t, Address, Address, Address, std::int32_t);
std::int32_t guest_zupgtr(Library*, std::uint32_t, std::int32_t, Address, Address, Address, std::int32_t);
std::int32_t guest_sopmtr(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, Address, Address, std::int32_t);
std::int32_t guest_dopmtr(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, Address, Address, std::int32_t);
std::int32_t guest_spftrf(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address);
std::int32_t guest_spftri(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address);
std::int32_t guest_dpftrf(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address);
std::int32_t guest_dpftri(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address);
std::int32_t guest_cpftrf(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address);
std::int32_t guest_cpftri(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address);
std::int32_t guest_zpftrf(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address);
std::int32_t guest_zpftri(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address);
std::int32_t guest_spftrs(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_dpftrs(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_cpftrs(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_zpftrs(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_sppcon(Library*, std::uint32_t, std::int32_t, Address, float, Address);
std::int32_t guest_dppcon(Library*, std::uint32_t, std::int32_t, Address, double, Address);
std::int32_t guest_cppcon(Library*, std::uint32_t, std::int32_t, Address, float, Address);
std::int32_t guest_zppcon(Library*, std::uint32_t, std::int32_t, Address, double, Address);
std::int32_t guest_sppequ(Library*, std::uint32_t, std::int32_t, Address, Address, Address, Address);
std::int32_t guest_dppequ(Library*, std::uint32_t, std::int32_t, Address, Address, Address, Address);
std::int32_t guest_cppequ(Library*, std::uint32_t, std::int32_t, Address, Address, Address, Address);
std::int32_t guest_zppequ(Library*, std::uint32_t, std::int32_t, Address, Address, Address, Address);
std::int32_t guest_spprfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_dpprfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_cpprfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_zpprfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_sppsv(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_spptrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_dppsv(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_dpptrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_cppsv(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_cpptrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_zppsv(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_zpptrs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_sppsvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, Address,
      Address, Address, Address, std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_dppsvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, Address,
      Address, Address, Address, std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_cppsvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, Address,
      Address, Address, Address, std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_zppsvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, Address,
      Address, Address, Address, std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_spptrf(Library*, std::uint32_t, std::int32_t, Address);
std::int32_t guest_spptri(Library*, std::uint32_t, std::int32_t, Address);
std::int32_t guest_dpptrf(Library*, std::uint32_t, std::int32_t, Address);
std::int32_t guest_dpptri(Library*, std::uint32_t, std::int32_t, Address);
std::int32_t guest_cpptrf(Library*, std::uint32_t, std::int32_t, Address);
std::int32_t guest_cpptri(Library*, std::uint32_t, std::int32_t, Address);
std::int32_t guest_zpptrf(Library*, std::uint32_t, std::int32_t, Address);
std::int32_t guest_zpptri(Library*, std::uint32_t, std::int32_t, Address);
std::int32_t guest_ssfrk(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, float,
      Address, std::int32_t, float, Address);
std::int32_t guest_dsfrk(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, double,
      Address, std::int32_t, double, Address);
std::int32_t guest_sspcon(Library*, std::uint32_t, std::int32_t, Address, Address, float, Address);
std::int32_t guest_dspcon(Library*, std::uint32_t, std::int32_t, Address, Address, double, Address);
std::int32_t guest_sspev(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, Address, Address,
      std::int32_t);
std::int32_t guest_dspev(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, Address, Address,
      std::int32_t);
std::int32_t guest_sspevd(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dspevd(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_sspevx(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, float,
      float, std::int32_t, std::int32_t, float, Address, Address, Address, std::int32_t, Address);
std::int32_t guest_dspevx(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, double,
      double, std::int32_t, std::int32_t, double, Address, Address, Address, std::int32_t, Address);
std::int32_t guest_sspgv(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, Address,
      Address, Address, std::int32_t);
std::int32_t guest_dspgv(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, Address,
      Address, Address, std::int32_t);
std::int32_t guest_sspgvd(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, Address,
      Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dspgvd(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, Address,
      Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_sspgvx(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t,
      Address, Address, float, float, std::int32_t, std::int32_t, float, Address, Address, Address, std::int32_t,
      Address);
std::int32_t guest_dspgvx(Library*, std::int32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t,
      Address, Address, double, double, std::int32_t, std::int32_t, double, Address, Address, Address, std::int32_t,
      Address);
std::int32_t guest_ssprfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_dsprfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_ssptrd(Library*, std::uint32_t, std::int32_t, Address, Address, Address, Address);
std::int32_t guest_dsptrd(Library*, std::uint32_t, std::int32_t, Address, Address, Address, Address);
std::int32_t guest_stfsm(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t,
      std::int32_t, std::int32_t, float, Address, Address, std::int32_t);
std::int32_t guest_dtfsm(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t,
      std::int32_t, std::int32_t, double, Address, Address, std::int32_t);
std::int32_t guest_ctfsm(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t,
      std::int32_t, std::int32_t, float, float, Address, Address, std::int32_t);
std::int32_t guest_ztfsm(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t,
      std::int32_t, std::int32_t, double, double, Address, Address, std::int32_t);
std::int32_t guest_stftri(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address);
std::int32_t guest_dtftri(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address);
std::int32_t guest_ctftri(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address);
std::int32_t guest_ztftri(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address);
std::int32_t guest_stfttp(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, Address);
std::int32_t guest_dtfttp(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, Address);
std::int32_t guest_ctfttp(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, Address);
std::int32_t guest_ztfttp(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, Address);
std::int32_t guest_stfttr(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_dtfttr(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_ctfttr(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_ztfttr(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_stpcon(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, Address);
std::int32_t guest_dtpcon(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, Address);
std::int32_t guest_ctpcon(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, Address);
std::int32_t guest_ztpcon(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address, Address);
std::int32_t guest_stpqrt(Library*, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dtpqrt(Library*, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_ctpqrt(Library*, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_ztpqrt(Library*, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_stpqrt2(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_dtpqrt2(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_ctpqrt2(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_ztpqrt2(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_stprfs(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_dtprfs(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_ctprfs(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_ztprfs(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_stptri(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address);
std::int32_t guest_dtptri(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address);
std::int32_t guest_ctptri(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address);
std::int32_t guest_ztptri(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address);
std::int32_t guest_stptrs(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, Address, std::int32_t);
std::int32_t guest_dtptrs(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, Address, std::int32_t);
std::int32_t guest_ctptrs(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, Address, std::int32_t);
std::int32_t guest_ztptrs(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, Address, std::int32_t);
std::int32_t guest_stpttf(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, Address);
std::int32_t guest_dtpttf(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, Address);
std::int32_t guest_ctpttf(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, Address);
std::int32_t guest_ztpttf(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, Address);
std::int32_t guest_stpttr(Library*, std::uint32_t, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_dtpttr(Library*, std::uint32_t, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_ctpttr(Library*, std::uint32_t, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_ztpttr(Library*, std::uint32_t, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_cupmtr(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, Address, Address, std::int32_t);
std::int32_t guest_zupmtr(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, Address, Address, std::int32_t);
std::int32_t guest_sggbal(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, std::int32_t,
      Address, Address, Address, Address);
std::int32_t guest_dggbal(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, std::int32_t,
      Address, Address, Address, Address);
std::int32_t guest_cggbal(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, std::int32_t,
      Address, Address, Address, Address);
std::int32_t guest_zggbal(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, std::int32_t,
      Address, Address, Address, Address);
std::int32_t guest_sggev3(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dggev3(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cggev3(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zggev3(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_sggevx(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, Address, Address, Address, Address, std::int32_t, Address,
      std::int32_t, Address, Address, Address, Address, Address, Address, Address, Address, Address, std::int32_t);
std::int32_t guest_dggevx(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, Address, Address, Address, Address, std::int32_t, Address,
      std::int32_t, Address, Address, Address, Address, Address, Address, Address, Address, Address, std::int32_t);
std::int32_t guest_cggevx(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, Address, Address, Address, std::int32_t, Address, std::int32_t,
      Address, Address, Address, Address, Address, Address, Address, Address, Address, std::int32_t);
std::int32_t guest_zggevx(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, Address, Address, Address, std::int32_t, Address, std::int32_t,
      Address, Address, Address, Address, Address, Address, Address, Address, Address, std::int32_t);
std::int32_t guest_sggglm(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, Address, Address, std::int32_t);
std::int32_t guest_dggglm(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, Address, Address, std::int32_t);
std::int32_t guest_cggglm(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, Address, Address, std::int32_t);
std::int32_t guest_zggglm(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, Address, Address, std::int32_t);
std::int32_t guest_sgghd3(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dgghd3(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cgghd3(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zgghd3(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_sgghrd(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dgghrd(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cgghrd(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zgghrd(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_sggqrf(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_dggqrf(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_cggqrf(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_zggqrf(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_sggrqf(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_dggrqf(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_cggrqf(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_zggrqf(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      Address, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_sggsvd3(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, Address, Address, std::int32_t, Address, std::int32_t, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dggsvd3(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, Address, Address, std::int32_t, Address, std::int32_t, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cggsvd3(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, Address, Address, std::int32_t, Address, std::int32_t, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zggsvd3(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, Address, Address, std::int32_t, Address, std::int32_t, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_sggsvp3(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, float, float, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_dggsvp3(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, double, double, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_cggsvp3(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, float, float, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_zggsvp3(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, double, double, Address, Address, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address, std::int32_t);
std::int32_t guest_shgeqz(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address, Address, Address, std::int32_t,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dhgeqz(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address, Address, Address, std::int32_t,
      Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_chgeqz(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_zhgeqz(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_stgexc(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address, Address, std::int32_t);
std::int32_t guest_dtgexc(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address, Address, std::int32_t);
std::int32_t guest_ctgexc(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, std::int32_t, Address);
std::int32_t guest_ztgexc(Library*, std::int32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, std::int32_t, Address);
std::int32_t guest_spocon(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, float, Address);
std::int32_t guest_dpocon(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, double, Address);
std::int32_t guest_cpocon(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, float, Address);
std::int32_t guest_zpocon(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, double, Address);
std::int32_t guest_spoequ(Library*, std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_spoequb(Library*, std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_dpoequ(Library*, std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_dpoequb(Library*, std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_cpoequ(Library*, std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_cpoequb(Library*, std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_zpoequ(Library*, std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_zpoequb(Library*, std::int32_t, Address, std::int32_t, Address, Address, Address);
std::int32_t guest_sporfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_dporfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_cporfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_zporfs(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_sposvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, Address, Address, std::int32_t, Address, std::int32_t, Address, Address,
      Address);
std::int32_t guest_dposvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, Address, Address, std::int32_t, Address, std::int32_t, Address, Address,
      Address);
std::int32_t guest_cposvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, Address, Address, std::int32_t, Address, std::int32_t, Address, Address,
      Address);
std::int32_t guest_zposvx(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, Address, Address, std::int32_t, Address, std::int32_t, Address, Address,
      Address);
std::int32_t guest_spotrf2(Library*, std::uint32_t, std::int32_t, Address, std::int32_t);
std::int32_t guest_dpotrf2(Library*, std::uint32_t, std::int32_t, Address, std::int32_t);
std::int32_t guest_cpotrf2(Library*, std::uint32_t, std::int32_t, Address, std::int32_t);
std::int32_t guest_zpotrf2(Library*, std::uint32_t, std::int32_t, Address, std::int32_t);
std::int32_t guest_spstrf(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, float);
std::int32_t guest_dpstrf(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, double);
std::int32_t guest_cpstrf(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, float);
std::int32_t guest_zpstrf(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, Address, double);
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
std::int32_t guest_sbdsqr(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dbdsqr(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_cbdsqr(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zbdsqr(Library*, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      Address, Address, std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_sdisna(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address);
std::int32_t guest_ddisna(Library*, std::uint32_t, std::int32_t, std::int32_t, Address, Address);
std::int32_t guest_chsein(Library*, std::uint32_t, std::uint32_t, std::uint32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, std::int32_t, Address, Address, Address);
std::int32_t guest_zhsein(Library*, std::uint32_t, std::uint32_t, std::uint32_t, Address, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t, std::int32_t, Address, Address, Address);
std::int32_t guest_shseqr(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_dhseqr(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_chseqr(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zhseqr(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_sstebz(Library*, std::uint32_t, std::uint32_t, std::int32_t, float, float, std::int32_t,
      std::int32_t, float, Address, Address, Address, Address, Address, Address, Address);
std::int32_t guest_dstebz(Library*, std::uint32_t, std::uint32_t, std::int32_t, double, double, std::int32_t,
      std::int32_t, double, Address, Address, Address, Address, Address, Address, Address);
std::int32_t guest_sstedc(Library*, std::uint32_t, std::int32_t, Address, Address, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_dstedc(Library*, std::uint32_t, std::int32_t, Address, Address, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_cstedc(Library*, std::uint32_t, std::int32_t, Address, Address, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_zstedc(Library*, std::uint32_t, std::int32_t, Address, Address, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t);
std::int32_t guest_ssteqr(Library*, std::uint32_t, std::int32_t, Address, Address, Address, std::int32_t);
std::int32_t guest_dsteqr(Library*, std::uint32_t, std::int32_t, Address, Address, Address, std::int32_t);
std::int32_t guest_csteqr(Library*, std::uint32_t, std::int32_t, Address, Address, Address, std::int32_t);
std::int32_t guest_zsteqr(Library*, std::uint32_t, std::int32_t, Address, Address, Address, std::int32_t);
std::int32_t guest_ssterf(Library*, std::int32_t, Address, Address);
std::int32_t guest_dsterf(Library*, std::int32_t, Address, Address);
std::int32_t guest_sstevd(Library*, std::uint32_t, std::int32_t, Address, Address, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_dstevd(Library*, std::uint32_t, std::int32_t, Address, Address, Address, std::int32_t, Address,
      std::int32_t, Address, std::int32_t);
std::int32_t guest_sstevr(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, Address, float, float,
      std::int32_t, std::int32_t, float, Address, Address, Address, std::int32_t, Address, Address, std::int32_t,
      Address, std::int32_t);
std::int32_t guest_dstevr(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, Address, double, double,
      std::int32_t, std::int32_t, double, Address, Address, Address, std::int32_t, Address, Address, std::int32_t,
      Address, std::int32_t);
std::int32_t guest_sstevx(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, Address, float, float,
      std::int32_t, std::int32_t, float, Address, Address, Address, std::int32_t, Address);
std::int32_t guest_dstevx(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, Address, double, double,
      std::int32_t, std::int32_t, double, Address, Address, Address, std::int32_t, Address);
std::int32_t guest_strcon(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address,
      std::int32_t, Address);
std::int32_t guest_dtrcon(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address,
      std::int32_t, Address);
std::int32_t guest_ctrcon(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address,
      std::int32_t, Address);
std::int32_t guest_ztrcon(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, Address,
      std::int32_t, Address);
std::int32_t guest_ctrevc(Library*, std::uint32_t, std::uint32_t, Address, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, std::int32_t, Address);
std::int32_t guest_ztrevc(Library*, std::uint32_t, std::uint32_t, Address, std::int32_t, Address, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, std::int32_t, Address);
std::int32_t guest_strexc(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, std::int32_t,
      Address, Address);
std::int32_t guest_dtrexc(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, std::int32_t,
      Address, Address);
std::int32_t guest_ctrexc(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, std::int32_t,
      std::int32_t, std::int32_t);
std::int32_t guest_ztrexc(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address, std::int32_t,
      std::int32_t, std::int32_t);
std::int32_t guest_strrfs(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_dtrrfs(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_ctrrfs(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_ztrrfs(Library*, std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t,
      Address, std::int32_t, Address, std::int32_t, Address, std::int32_t, Address, Address);
std::int32_t guest_strsyl(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_dtrsyl(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_ctrsyl(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_ztrsyl(Library*, std::uint32_t, std::uint32_t, std::int32_t, std::int32_t, std::int32_t, Address,
      std::int32_t, Address, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_strttf(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_dtrttf(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_ctrttf(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_ztrttf(Library*, std::uint32_t, std::uint32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_strttp(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_dtrttp(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_ctrttp(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_ztrttp(Library*, std::uint32_t, std::int32_t, Address, std::int32_t, Address);
std::int32_t guest_stzrzf(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_dtzrzf(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_ctzrzf(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
std::int32_t guest_ztzrzf(Library*, std::int32_t, std::int32_t, Address, std::int32_t, Address, Address,
      std::int32_t);
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
