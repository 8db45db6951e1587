-- Files that people, or the clock, give us to import: the run, its rows, and what other people's words mean here.
CREATE TYPE "stato_import" AS ENUM
  ('caricato', 'verificato', 'in_corso', 'completato', 'con_errori', 'annullato', 'fallito', 'disfatto');
CREATE TYPE "fase_import" AS ENUM ('verifica', 'scrittura', 'ripresa', 'ritorno');
CREATE TYPE "esito_import" AS ENUM
  ('creato', 'aggiornato', 'invariato', 'saltato', 'errato', 'disfatto', 'lasciato');

CREATE TABLE "import_runs" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "origine" TEXT NOT NULL DEFAULT 'mano',
    "nome" TEXT NOT NULL,
    "file_id" UUID,
    "file_sha256" TEXT NOT NULL,
    "colonne" JSONB NOT NULL DEFAULT '[]',
    "mapping" JSONB NOT NULL DEFAULT '{}',
    "state" "stato_import" NOT NULL DEFAULT 'caricato',
    "fase" "fase_import",
    "admin_id" UUID,
    "job_id" UUID,
    "heartbeat_at" TIMESTAMPTZ(3),
    "checkpoint" INTEGER NOT NULL DEFAULT 0,
    "letti" INTEGER NOT NULL DEFAULT 0,
    "creati" INTEGER NOT NULL DEFAULT 0,
    "aggiornati" INTEGER NOT NULL DEFAULT 0,
    "invariati" INTEGER NOT NULL DEFAULT 0,
    "saltati" INTEGER NOT NULL DEFAULT 0,
    "errati" INTEGER NOT NULL DEFAULT 0,
    "disfatti" INTEGER NOT NULL DEFAULT 0,
    "lasciati" INTEGER NOT NULL DEFAULT 0,
    "errore" TEXT NOT NULL DEFAULT '',
    "started_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "import_runs_pkey" PRIMARY KEY ("id"),
    -- What is under way says what it does, and gives a sign of life.
    CONSTRAINT "import_runs_in_corso_ck" CHECK ("state" <> 'in_corso' OR ("fase" IS NOT NULL AND "heartbeat_at" IS NOT NULL)),
    -- A file in which nothing was read has not been imported.
    CONSTRAINT "import_runs_letti_ck" CHECK ("state" NOT IN ('verificato', 'completato', 'con_errori') OR "letti" > 0)
);
CREATE INDEX "import_runs_kind_created_at_id_idx" ON "import_runs"("kind", "created_at", "id");
CREATE INDEX "import_runs_created_at_id_idx" ON "import_runs"("created_at", "id");
CREATE INDEX "import_runs_file_id_idx" ON "import_runs"("file_id");
CREATE INDEX "import_runs_admin_id_idx" ON "import_runs"("admin_id");
-- Of one kind only one run at a time writes, whichever server has it.
CREATE UNIQUE INDEX "import_runs_una_sola_scrive" ON "import_runs"("kind")
  WHERE "state" = 'in_corso' AND "fase" <> 'verifica';
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_file_id_fkey"
  FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_admin_id_fkey"
  FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "import_rows" (
    "run_id" UUID NOT NULL,
    "riga" INTEGER NOT NULL,
    "esito" "esito_import" NOT NULL,
    "chiave" TEXT,
    "impronta" TEXT NOT NULL DEFAULT '',
    "scritta" BOOLEAN NOT NULL DEFAULT false,
    "ref" UUID,
    "ref_version" INTEGER,
    "cambi" JSONB NOT NULL DEFAULT '[]',
    "errori" JSONB NOT NULL DEFAULT '[]',
    "dati" JSONB NOT NULL DEFAULT '{}',
    "soggetti" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "import_rows_pkey" PRIMARY KEY ("run_id", "riga")
);
CREATE INDEX "import_rows_run_id_esito_riga_idx" ON "import_rows"("run_id", "esito", "riga");
CREATE INDEX "import_rows_run_id_scritta_riga_idx" ON "import_rows"("run_id", "scritta", "riga");
CREATE INDEX "import_rows_run_id_chiave_idx" ON "import_rows"("run_id", "chiave");
CREATE INDEX "import_rows_chiave_idx" ON "import_rows"("chiave");
CREATE INDEX "import_rows_ref_idx" ON "import_rows"("ref");
CREATE INDEX "import_rows_soggetti_idx" ON "import_rows" USING GIN ("soggetti");
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_run_id_fkey"
  FOREIGN KEY ("run_id") REFERENCES "import_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "import_mappings" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "tipo" TEXT NOT NULL,
    "esterno" TEXT NOT NULL,
    "interno" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "import_mappings_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "import_mappings_kind_tipo_esterno_key" ON "import_mappings"("kind", "tipo", "esterno");
