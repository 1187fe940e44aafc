"""Search: what a seat should do, by trying it out on states that fit what it knows."""
