! Kernels of scientific programs in Fortran: each result is the rate of the fastest batch, each answer a number that
! depends on everything that was computed in the first passes. The argument is the time for each kernel in seconds.
module kernels
  use, intrinsic :: iso_fortran_env, only: int64, real64
  implicit none
  private
  public :: stencil_pass, triad_pass, matmul_pass, loops_pass, bodies_pass, arrays_pass, masked_pass, prepare
  public :: stencil_check, triad_check, product_check, bodies_check, arrays_check

  integer, parameter :: grid = 256, length = 4096, order = 192, bodies = 512
  real(real64), allocatable :: old(:, :), new(:, :), a(:), b(:), c(:), left(:, :), right(:, :), product(:, :)
  real(real64), allocatable :: position(:, :), force(:, :), mass(:)

contains

  ! The numbers are the same with every compiler.
  pure real(real64) function number(i)
    integer, intent(in) :: i
    number = real(modulo(int(i, int64)*1103515245_int64 + 12345_int64, 2147483648_int64), real64)/2147483648.0_real64
  end function

  subroutine prepare()
    integer :: i, j
    allocate (old(grid, grid), new(grid, grid), a(length), b(length), c(length))
    allocate (left(order, order), right(order, order), product(order, order))
    allocate (position(3, bodies), force(3, bodies), mass(bodies))
    do j = 1, grid
      do i = 1, grid
        old(i, j) = number(i + grid*j)
      end do
    end do
    new = old
    do i = 1, length
      a(i) = 0
      b(i) = number(i)
      c(i) = number(2*i)
    end do
    do j = 1, order
      do i = 1, order
        left(i, j) = number(i + order*j)
        right(i, j) = number(3*i + order*j)
      end do
    end do
    do i = 1, bodies
      position(:, i) = [number(i), number(2*i + 1), number(3*i + 2)]
      mass(i) = 1 + number(5*i)
    end do
  end subroutine

  subroutine stencil_pass()
    integer :: i, j
    do j = 2, grid - 1
      do i = 2, grid - 1
        new(i, j) = 0.2_real64*(old(i, j) + old(i - 1, j) + old(i + 1, j) + old(i, j - 1) + old(i, j + 1))
      end do
    end do
    old(2:grid - 1, 2:grid - 1) = new(2:grid - 1, 2:grid - 1)
  end subroutine

  subroutine triad_pass()
    integer :: i
    do i = 1, length
      a(i) = b(i) + 3.0_real64*c(i)
    end do
  end subroutine

  subroutine matmul_pass()
    product = matmul(left, right)
  end subroutine

  subroutine loops_pass()
    integer :: i, j, k
    product = 0
    do j = 1, order
      do k = 1, order
        do i = 1, order
          product(i, j) = product(i, j) + left(i, k)*right(k, j)
        end do
      end do
    end do
  end subroutine

  subroutine bodies_pass()
    integer :: i, j
    real(real64) :: distance(3), inverse
    do i = 1, bodies
      force(:, i) = 0
      do j = 1, bodies
        distance = position(:, j) - position(:, i)
        inverse = 1/sqrt(sum(distance*distance) + 1.0e-3_real64)
        force(:, i) = force(:, i) + mass(j)*distance*inverse*inverse*inverse
      end do
    end do
  end subroutine

  subroutine arrays_pass()
    a(2:length - 1) = 0.5_real64*(b(1:length - 2) + b(3:length)) - c(2:length - 1)*b(2:length - 1)
    a = sqrt(abs(a)) + b*c - 2.0_real64*b
  end subroutine

  subroutine masked_pass()
    where (b > c)
      a = b - c
    elsewhere
      a = b + c
    end where
    a(1) = sum(a, mask=a < 1) + maxval(b) + dot_product(b, c)
  end subroutine

  real(real64) function stencil_check()
    stencil_check = sum(old)
  end function
  real(real64) function triad_check()
    triad_check = sum(a)
  end function
  real(real64) function product_check()
    product_check = sum(product)
  end function
  real(real64) function bodies_check()
    bodies_check = sum(abs(force))
  end function
  real(real64) function arrays_check()
    arrays_check = sum(a)
  end function
end module

program main
  use, intrinsic :: iso_fortran_env, only: int64, real64
  use kernels
  implicit none
  real(real64) :: seconds
  character(32) :: word
  seconds = 0.2_real64
  if (command_argument_count() > 0) then
    call get_command_argument(1, word)
    read (word, *) seconds
  end if
  call prepare()
  call measure('stencil', stencil_pass, stencil_check, 5*254.0_real64**2, 'GFLOP/s')
  call measure('triad', triad_pass, triad_check, 24*4096.0_real64, 'GB/s')
  call measure('matmul', matmul_pass, product_check, 2*192.0_real64**3, 'GFLOP/s')
  call measure('product-loops', loops_pass, product_check, 2*192.0_real64**3, 'GFLOP/s')
  call measure('n-body', bodies_pass, bodies_check, 17*512.0_real64**2, 'GFLOP/s')
  call measure('array-expressions', arrays_pass, arrays_check, 9*4096.0_real64, 'GFLOP/s')
  call measure('masked-arrays', masked_pass, arrays_check, 4*4096.0_real64, 'GFLOP/s')
contains
  real(real64) function now()
    integer(int64) :: ticks, rate
    call system_clock(ticks, rate)
    now = real(ticks, real64)/real(rate, real64)
  end function

  subroutine measure(name, pass, check, work, unit)
    character(*), intent(in) :: name, unit
    real(real64), intent(in) :: work
    interface
      subroutine pass()
      end subroutine
      real(8) function check()
      end function
    end interface
    integer :: passes, i
    real(real64) :: start, took, fastest, finish
    call pass()
    print '(3a,es24.16)', 'answer ', name, ' ', check()
    passes = 1
    do
      start = now()
      do i = 1, passes
        call pass()
      end do
      took = now() - start
      if (took >= 0.004_real64) exit
      passes = 2*passes
    end do
    fastest = took
    finish = now() + seconds
    do while (now() < finish)
      start = now()
      do i = 1, passes
        call pass()
      end do
      fastest = min(fastest, now() - start)
    end do
    print '(3a,es14.6,2a)', 'result ', name, ' ', work*passes/fastest*1e-9_real64, ' ', unit
  end subroutine
end program
