-- How many files there are for each purpose and how large they are, without reading the rows themselves.
CREATE INDEX "stored_files_purpose_idx" ON "stored_files"("purpose", "id") INCLUDE ("size") WHERE "deleted_at" IS NULL;
