-- Ten letters of sixteen are too few for a million clients: about one filling in three met the same code twice.
ALTER TABLE "clients" ALTER COLUMN "codice_invito" SET DEFAULT upper(left(replace(gen_random_uuid()::text, '-', ''), 12));
