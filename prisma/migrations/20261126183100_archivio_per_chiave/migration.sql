-- The store lists keys by their bytes. Read in the same order, rows page as objects do, and both can be compared side by side.
CREATE INDEX "stored_files_by_key_idx" ON "stored_files"("key" COLLATE "C") WHERE deleted_at IS NULL;
