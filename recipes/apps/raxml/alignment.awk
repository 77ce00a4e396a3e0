# An alignment of 24 made-up species with 1200 sites: each descends from one before it with some letters changed.
function draw(below) {
    seed = (seed * 1103 + 12345) % 1048576
    return int(seed / 1048576 * below)
}
BEGIN {
    seed = 7
    species = 24
    sites = 1200
    print species, sites
    for (i = 0; i < sites; ++i) letter[0, i] = substr("ACGT", draw(4) + 1, 1)
    for (s = 0; s < species; ++s) {
        parent = s == 0 ? 0 : draw(s)
        line = ""
        for (i = 0; i < sites; ++i) {
            letter[s, i] = draw(100) < 12 ? substr("ACGT", draw(4) + 1, 1) : letter[parent, i]
            line = line letter[s, i]
        }
        printf "species%02d %s\n", s, line
    }
}
