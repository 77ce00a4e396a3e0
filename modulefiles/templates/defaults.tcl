# Sets those variables that are not set, and records their names in `record`. Unloading removes only the recorded ones,
# and keeps those that have been changed since. `show` and similar modes list all of them.
proc setDefaults {record defaults} {
    set unloading [expr {[module-info mode unload] || [module-info mode remove]}]
    set loading [expr {!$unloading && [module-info mode load]}]
    set noted {}
    if {[info exists ::env($record)]} {
        set noted [split $::env($record) :]
    }
    set ours {}
    set taken {}
    foreach {name value} $defaults {
        set exists [info exists ::env($name)]
        if {$unloading} {
            if {$name in $noted && $exists && $::env($name) eq $value} {
                setenv $name $value ;# turned round at unload
                lappend taken $name
            }
        } elseif {!$loading || !$exists} {
            setenv $name $value
            lappend ours $name
        }
    }
    if {$unloading} {
        set ours $noted
    }
    if {[llength $ours]} {
        setenv $record [join $ours :]
    }
    if {$unloading} {
        # `module switch` loads the next module in this process, where Environment Modules keep the values visible.
        foreach name [concat $taken $record] {
            unset -nocomplain ::env($name)
        }
    }
}
