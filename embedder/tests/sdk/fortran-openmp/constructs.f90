module own
  implicit none
  integer, save :: counts(3) = 7
  !$omp threadprivate(counts)
end module
program constructs
  use own
  use omp_lib
  implicit none
  integer, parameter :: n = 1000
  integer :: i, j, number, highest, total, hits(10)
  integer, volatile :: ready
  integer(omp_lock_kind) :: lock
  real(8) :: x, box(2, 3)
  real(8), allocatable :: sums(:)
  complex(4) :: z
  complex(8) :: w
  logical :: all_positive
  character(24) :: line
  highest = -1; total = 0; hits = 0; x = 0; box = 0; w = 0; z = 0; all_positive = .true.
  allocate (sums(20), source=0d0)
  !$omp parallel do schedule(dynamic, 7) reduction(+:total, hits, x, box, sums, w) &
  !$omp reduction(max:highest) reduction(.and.:all_positive)
  do i = 1, n
    total = total + i
    hits(mod(i, 10) + 1) = hits(mod(i, 10) + 1) + 1
    x = x + 0.5d0
    box(:, mod(i, 3) + 1) = box(:, mod(i, 3) + 1) + 1
    sums = sums + 1
    w = w + (1d0, 2d0)
    highest = max(highest, i)
    all_positive = all_positive .and. i > 0
  end do
  print '(2i8,3f9.1,2f8.1,i6,l2)', total, sum(hits), x, sum(box), sum(sums), w, highest, all_positive

  ! Variables of each thread, and one that is copied from one thread to all.
  total = 0
  !$omp parallel num_threads(4) copyin(counts) private(number)
  counts(1) = counts(1) + omp_get_thread_num()
  !$omp single
  number = 30
  !$omp end single copyprivate(number)
  !$omp atomic
  total = total + counts(1) * 1000 + number
  !$omp end parallel
  print '(i8)', total

  ! Updates by locks, critical regions and atomics, complex ones too.
  call omp_init_lock(lock)
  total = 0; hits = 0
  !$omp parallel do num_threads(4)
  do i = 1, n
    call omp_set_lock(lock)
    total = total + 1
    call omp_unset_lock(lock)
    !$omp critical (hitting)
    hits(1) = hits(1) + 1
    !$omp end critical (hitting)
    !$omp atomic
    z = z + (1.0, 2.0)
    !$omp atomic
    w = w + (1d0, 2d0)
    !$omp atomic
    x = x + i
  end do
  call omp_destroy_lock(lock)
  print '(2i8,5f9.1)', total, hits(1), z, w, x

  ! Tasks: with dependences, with private data, of a loop; recursive.
  total = 0
  !$omp parallel num_threads(4)
  !$omp single
  do i = 1, 10
    !$omp task depend(inout: total) firstprivate(i, sums)
    total = total * 2 + i + int(sums(i)) / 1000
    !$omp end task
  end do
  !$omp taskwait
  !$omp taskloop grainsize(3) shared(hits)
  do i = 1, 10
    hits(i) = i
  end do
  !$omp taskgroup
  !$omp task shared(number)
  number = fibonacci(15)
  !$omp end task
  !$omp end taskgroup
  !$omp end single
  !$omp end parallel
  print '(3i8)', total, sum(hits), number

  ! Order, sections, nested regions, a region of one thread.
  line = ''
  j = 0
  !$omp parallel do ordered num_threads(3) schedule(static, 1)
  do i = 1, 8
    !$omp ordered
    j = j + 1
    write (line(j:j), '(i1)') i
    !$omp end ordered
  end do
  call omp_set_max_active_levels(2)
  total = 0
  !$omp parallel num_threads(2) reduction(+:total)
  !$omp parallel num_threads(3) reduction(+:total)
  total = total + 1
  !$omp end parallel
  !$omp end parallel
  !$omp parallel if(n < 0) num_threads(3) reduction(+:total)
  total = total + 100
  !$omp end parallel
  !$omp teams distribute parallel do num_teams(2) reduction(+:total)
  do i = 1, 100
    total = total + i
  end do
  print '(a,i5)', trim(line), total

  ! One thread waits for what another writes, without any directive.
  ready = 0
  total = 0
  !$omp parallel sections num_threads(2)
  !$omp section
  do while (ready == 0)
  end do
  total = ready
  !$omp section
  call sleep(1)
  ready = 5
  !$omp end parallel sections
  print '(i3)', total

contains
  recursive integer function fibonacci(k) result(f)
    integer, value :: k
    integer :: one, two
    if (k < 2) then
      f = k
    else
      !$omp task shared(one) if(k > 8)
      one = fibonacci(k - 1)
      !$omp end task
      two = fibonacci(k - 2)
      !$omp taskwait
      f = one + two
    end if
  end function
end program
