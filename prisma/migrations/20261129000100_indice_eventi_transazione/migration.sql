-- What was committed since a server last looked, without reading the rest.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "realtime_events_xid_idx" ON "realtime_events"("xid");
