-- Counters of attempts need not outlive a crash of PostgreSQL: without its log each of them costs no wait for the disk.
-- Every sign-in and every public form writes some.
ALTER TABLE "rate_limits" SET UNLOGGED;
