# Points in a cube, most of them on the sphere in it, from a linear congruential generator: the same everywhere.
function random() {
    state = (state * 16807) % 2147483647
    return state / 2147483647 - 0.5
}
BEGIN {
    state = 12345
    count = 5000
    print 3, "points.awk"
    print count
    for (i = 0; i < count; ++i) {
        x = random(); y = random(); z = random()
        scale = i % 5 ? 0.5 / sqrt(x * x + y * y + z * z) : 1
        printf "%.15f %.15f %.15f\n", x * scale, y * scale, z * scale
    }
}
