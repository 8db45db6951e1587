-- Who may see what lies in a folder, whatever its files say themselves (docs/decisions/061).
ALTER TABLE "file_folders"
  ADD COLUMN "pubblico" JSONB NOT NULL DEFAULT '{"regole":[{"tipo":"tutti","valori":[]}],"escludi":[]}',
  ADD COLUMN "visibile_a" TEXT NOT NULL DEFAULT 'Tutta la rete';
