-- Identification of clients (D.Lgs. 231/2007): what is being filled in, the register of what was completed, suspicions.
CREATE TYPE "classe_rischio" AS ENUM ('bassa', 'normale', 'alta');

CREATE TABLE "identificazioni" (
    "id" UUID NOT NULL,
    "pratica_id" UUID NOT NULL,
    "dati" JSONB NOT NULL DEFAULT '{}',
    "in_rinnovo" BOOLEAN NOT NULL DEFAULT false,
    "classe" "classe_rischio",
    "punti" INTEGER,
    "classe_minima" "classe_rischio",
    "classe_motivo" TEXT NOT NULL DEFAULT '',
    "completata_at" TIMESTAMPTZ(3),
    "completata_da" TEXT NOT NULL DEFAULT '',
    "scade_il" DATE,
    "entro_il" DATE,
    "rinnovo_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "identificazioni_pkey" PRIMARY KEY ("id"),
    -- What is completed has its class and its last day; a class that was raised has its reason.
    CONSTRAINT "identificazioni_completa_ck" CHECK (("completata_at" IS NOT NULL) = ("classe" IS NOT NULL AND "scade_il" IS NOT NULL AND "punti" IS NOT NULL)),
    CONSTRAINT "identificazioni_motivo_ck" CHECK (("classe_minima" IS NULL) = ("classe_motivo" = ''))
);
CREATE UNIQUE INDEX "identificazioni_pratica_id_key" ON "identificazioni"("pratica_id");
CREATE INDEX "identificazioni_scade_il_idx" ON "identificazioni"("scade_il");
CREATE INDEX "identificazioni_entro_il_idx" ON "identificazioni"("entro_il");
CREATE INDEX "identificazioni_rinnovo_at_idx" ON "identificazioni"("rinnovo_at");
ALTER TABLE "identificazioni" ADD CONSTRAINT "identificazioni_pratica_id_fkey" FOREIGN KEY ("pratica_id") REFERENCES "pratiche"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "registro_identificazioni" (
    "id" UUID NOT NULL,
    "pratica_id" UUID NOT NULL,
    "pratica_codice" TEXT NOT NULL,
    "client_id" UUID,
    "evento" TEXT NOT NULL,
    "ruolo" TEXT NOT NULL,
    "denominazione" TEXT NOT NULL,
    "codice_fiscale" TEXT NOT NULL DEFAULT '',
    "documento" TEXT NOT NULL DEFAULT '',
    "documento_scade" DATE,
    "quota" DECIMAL(7,4),
    "controllo" TEXT NOT NULL DEFAULT '',
    "pep" BOOLEAN NOT NULL DEFAULT false,
    "scopo" TEXT NOT NULL DEFAULT '',
    "origine" TEXT NOT NULL DEFAULT '',
    "classe" "classe_rischio" NOT NULL,
    "punti" INTEGER NOT NULL,
    "righe" JSONB NOT NULL DEFAULT '[]',
    "regole_dal" DATE NOT NULL,
    "motivo" TEXT NOT NULL DEFAULT '',
    "scade_il" DATE NOT NULL,
    "chi" TEXT NOT NULL,
    "chi_role" "role",
    "chi_id" UUID,
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "registro_identificazioni_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "registro_identificazioni_created_at_id_idx" ON "registro_identificazioni"("created_at", "id");
CREATE INDEX "registro_identificazioni_denominazione_id_idx" ON "registro_identificazioni"("denominazione", "id");
CREATE INDEX "registro_identificazioni_pratica_id_created_at_idx" ON "registro_identificazioni"("pratica_id", "created_at");
CREATE INDEX "registro_identificazioni_search_idx" ON "registro_identificazioni" USING GIN ("search" gin_trgm_ops);
CREATE TRIGGER set_search BEFORE INSERT ON "registro_identificazioni" FOR EACH ROW EXECUTE FUNCTION set_search('denominazione', 'codice_fiscale', 'pratica_codice', 'chi');

-- Nothing changes the register; a row leaves it ten years after the end of its case (art. 31), and never while the case is open.
CREATE FUNCTION registro_fermo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '10 years' AND NOT EXISTS (
    SELECT FROM pratiche p WHERE p.id = OLD.pratica_id
      AND (p.data_chiusura IS NULL OR p.data_chiusura >= now() - interval '10 years'))
  THEN RETURN OLD;
  END IF;
  RAISE EXCEPTION 'table % is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER registro_fermo BEFORE UPDATE OR DELETE ON "registro_identificazioni" FOR EACH ROW EXECUTE FUNCTION registro_fermo();

CREATE TABLE "sospetti" (
    "id" UUID NOT NULL,
    "ricevuta" TEXT NOT NULL,
    "testo" BYTEA NOT NULL,
    "stato" TEXT NOT NULL DEFAULT 'ricevuto',
    "decisione" BYTEA,
    "deciso_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "sospetti_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "sospetti_stato_ck" CHECK ("stato" IN ('ricevuto', 'inviato', 'archiviato')),
    CONSTRAINT "sospetti_deciso_ck" CHECK (("stato" = 'ricevuto') = ("deciso_at" IS NULL AND "decisione" IS NULL))
);
CREATE UNIQUE INDEX "sospetti_ricevuta_key" ON "sospetti"("ricevuta");
CREATE INDEX "sospetti_created_at_id_idx" ON "sospetti"("created_at", "id");
