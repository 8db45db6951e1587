-- Where long work and what came of it are seen: its author is told of its end, wherever they are by then.
ALTER TABLE job_progress ADD COLUMN href TEXT NOT NULL DEFAULT '';
