-- How long a run took, for its list.
ALTER TABLE "import_runs" ADD COLUMN "durata_s" INTEGER
  GENERATED ALWAYS AS (floor(extract(epoch FROM ("ended_at" - "started_at")))::int) STORED;
CREATE INDEX "import_runs_kind_durata_s_id_idx" ON "import_runs"("kind", "durata_s", "id");

-- The runs of the import from EGG that were kept apart until now. One that read nothing has never been a success.
INSERT INTO "import_runs" ("id", "kind", "origine", "nome", "file_sha256", "state", "checkpoint", "letti", "creati", "aggiornati", "invariati",
  "errati", "errore", "started_at", "ended_at", "version", "created_at", "updated_at")
SELECT "id", 'egg', 'notte', 'EGG ' || to_char("started_at" AT TIME ZONE 'Europe/Rome', 'DD/MM/YYYY'), '',
  (CASE WHEN "stato" = 'completata' AND "lette" > 0 THEN 'completato'
        WHEN "stato" = 'con_errori' AND "lette" > 0 THEN 'con_errori' ELSE 'fallito' END)::"stato_import",
  "lette", "lette", "create", "aggiornate", greatest("lette" - "create" - "aggiornate" - "errate", 0), "errate",
  CASE WHEN "lette" > 0 AND "stato" IN ('completata', 'con_errori') THEN '' ELSE 'L’importazione non è arrivata alla fine.' END,
  "started_at", "ended_at", "version", "created_at", "updated_at"
FROM "sync_runs";
INSERT INTO "import_rows" ("run_id", "riga", "esito", "errori", "dati")
SELECT "run_id", "riga", 'errato', jsonb_build_array(jsonb_build_object('path', '', 'message', "errore")), "dati"
FROM "sync_errors"
ON CONFLICT DO NOTHING;
DROP TABLE "sync_errors";
DROP TABLE "sync_runs";
