# What Cap'n Proto sends in place of a step: items as in scooters.toml, bytes as in array.toml.
@0xd5a1c07c3a8e4b19;

struct Scooter {
  identifier @0 :UInt32;
  distance @1 :UInt32;
}

struct Step {
  scooters @0 :List(Scooter);
  bytes @1 :Data;
}
