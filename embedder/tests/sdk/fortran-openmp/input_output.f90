! All threads read and write files and strings at once.
program input_output
  use omp_lib
  implicit none
  integer :: i, unit, number, total, mine
  character(40) :: line
  open (newunit=unit, file='lines', status='replace')
  !$omp parallel do private(line) schedule(dynamic)
  do i = 1, 2000
    write (line, '(a,i0)') 'number ', i
    write (unit, '(a,1x,i0)') trim(line), i * 2
  end do
  rewind unit
  total = 0
  do i = 1, 2000
    read (unit, '(a)') line
    read (line(8:), *) number, mine
    if (mine /= 2 * number) error stop 'lines are mixed up'
    total = total + number
  end do
  close (unit, status='delete')
  print '(i0)', total
  total = 0
  !$omp parallel private(i, mine, number, line) reduction(+:total)
  write (line, '(a,i0)') 'file', omp_get_thread_num()
  do i = 1, 20
    open (newunit=mine, file=line, status='replace')
    write (mine, *) omp_get_thread_num()
    rewind mine
    read (mine, *) number
    if (number /= omp_get_thread_num()) error stop 'files are mixed up'
    close (mine, status='delete')
    total = total + 1
  end do
  !$omp end parallel
  print '(i0)', total
end program
