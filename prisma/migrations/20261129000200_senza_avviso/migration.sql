-- Where a pg_notify lies that says nothing, for the functions of the queue (prisma/sql/functions/queue.sql). Locks nothing.
CREATE SCHEMA IF NOT EXISTS "quietly";
