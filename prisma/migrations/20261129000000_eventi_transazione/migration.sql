-- Which transaction wrote an event. Empty for those of before, which are old in a quarter of an hour; the default comes after the column, so
-- that no row is written anew.
ALTER TABLE "realtime_events" ADD COLUMN "xid" xid8;
ALTER TABLE "realtime_events" ALTER COLUMN "xid" SET DEFAULT pg_current_xact_id();
