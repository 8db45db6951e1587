-- The queue's own functions announce each job inside the transaction that writes it, and such commits stand in one line, whatever they
-- write. Here they find a pg_notify that says nothing; whoever has committed wakes the worker afterwards, which looks by itself every two
-- seconds, too.
CREATE OR REPLACE FUNCTION quietly.pg_notify(channel text, word text) RETURNS void LANGUAGE sql AS $$
  SELECT NULL::void
$$;

CREATE OR REPLACE FUNCTION queue_job(identifier text, payload json, job_key text, run_at timestamptz, max_attempts int) RETURNS bigint
LANGUAGE plpgsql SET search_path = quietly, pg_catalog, public AS $$
BEGIN
  RETURN (SELECT job.id FROM graphile_worker.add_job(queue_job.identifier, queue_job.payload, job_key => queue_job.job_key,
    run_at => queue_job.run_at, max_attempts => queue_job.max_attempts) AS job);
END $$;

-- Many of them: an array of {identifier, payload, max_attempts}.
CREATE OR REPLACE FUNCTION queue_jobs(specs json) RETURNS void
LANGUAGE plpgsql SET search_path = quietly, pg_catalog, public AS $$
BEGIN
  PERFORM graphile_worker.add_jobs(ARRAY(
    SELECT json_populate_record(NULL::graphile_worker.job_spec, spec) FROM json_array_elements(specs) AS spec));
END $$;
