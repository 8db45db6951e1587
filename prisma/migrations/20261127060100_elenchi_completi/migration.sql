-- A file that is the complete list says something of what is not in it, too.
ALTER TABLE "import_runs" ADD COLUMN "completo" BOOLEAN NOT NULL DEFAULT false;
