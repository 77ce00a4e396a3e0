# Commands of gdbmtool: many records, some of them long, replaced and deleted.
BEGIN {
    for (i = 0; i < 3000; ++i) {
        value = "value-" i
        for (k = 0; k < i % 40; ++k) value = value "-more"
        print "store key-" i % 2000 " " value
    }
    for (i = 0; i < 2000; i += 3) print "delete key-" i
    print "count"
    print "fetch key-1"
    print "reorganize"
    print "list"
    print "quit"
}
