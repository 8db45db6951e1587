-- One job for each transaction that has something forgotten: a key that transactions shared would have each of them wait for the
-- one before. The first job tells all that is there, and the others then find nothing.
CREATE OR REPLACE FUNCTION enqueue_cdn_purge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.add_job('cdn.purge', '{}'::json, job_key => 'cdn.purge:' || pg_current_xact_id()::text, max_attempts => 3);
  RETURN NULL;
END $$;
