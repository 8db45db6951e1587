-- A case is found by its code of EGG, in whatever capitals a file writes it.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "pratiche_idegg_upper_idx" ON "pratiche"(upper("idegg"));
