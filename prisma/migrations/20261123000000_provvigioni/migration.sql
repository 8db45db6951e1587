-- Commissions: agreements with agents and banks, what accrues tied to what takes it back, statements. Rows that are there
-- already get what can be told of them; the columns are empty where it cannot, and for rows of the code before.

CREATE TYPE "tipo_accordo" AS ENUM ('rete', 'agenzia', 'agente');
CREATE TYPE "stato_estratto" AS ENUM ('bozza', 'chiuso', 'inviato', 'pagato');

-- Agreements -------------------------------------------------------------------------------------------
CREATE TABLE "accordi" (
    "id" UUID NOT NULL,
    "tipo" "tipo_accordo" NOT NULL,
    "nome" TEXT NOT NULL DEFAULT '',
    "agent_id" UUID,
    "agency_id" UUID,
    "product" "prodotto",
    "bank_id" UUID,
    "valid_from" DATE NOT NULL,
    "valid_to" DATE,
    "agente_pct" DECIMAL(7,4) NOT NULL,
    "manager_pct" DECIMAL(7,4) NOT NULL,
    "agenzia_pct" DECIMAL(7,4) NOT NULL,
    "sede_pct" DECIMAL(7,4) NOT NULL,
    "client_fee_pct" DECIMAL(7,4) NOT NULL DEFAULT 0,
    "client_fee_max" BIGINT,
    "note" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "accordi_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "accordi_somma_ck" CHECK ("agente_pct" >= 0 AND "manager_pct" >= 0 AND "agenzia_pct" >= 0 AND "sede_pct" >= 0
      AND "agente_pct" + "manager_pct" + "agenzia_pct" + "sede_pct" = 100),
    CONSTRAINT "accordi_tipo_ck" CHECK (("agent_id" IS NOT NULL) = ("tipo" = 'agente') AND ("agency_id" IS NOT NULL) = ("tipo" = 'agenzia')),
    CONSTRAINT "accordi_validita_ck" CHECK ("valid_to" >= "valid_from"),
    CONSTRAINT "accordi_compenso_ck" CHECK ("client_fee_pct" BETWEEN 0 AND 100 AND "client_fee_max" >= 0)
);
CREATE INDEX "accordi_tipo_valid_from_id_idx" ON "accordi"("tipo", "valid_from", "id");
CREATE INDEX "accordi_nome_id_idx" ON "accordi"("nome", "id");
CREATE INDEX "accordi_valid_from_id_idx" ON "accordi"("valid_from", "id");
CREATE INDEX "accordi_valid_to_id_idx" ON "accordi"("valid_to", "id");
CREATE INDEX "accordi_created_at_id_idx" ON "accordi"("created_at", "id");
CREATE INDEX "accordi_agent_id_idx" ON "accordi"("agent_id");
CREATE INDEX "accordi_agency_id_idx" ON "accordi"("agency_id");
CREATE INDEX "accordi_bank_id_idx" ON "accordi"("bank_id");
ALTER TABLE "accordi" ADD CONSTRAINT "accordi_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "accordi" ADD CONSTRAINT "accordi_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "accordi" ADD CONSTRAINT "accordi_bank_id_fkey" FOREIGN KEY ("bank_id") REFERENCES "banks"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "bank_accordi" (
    "id" UUID NOT NULL,
    "bank_id" UUID NOT NULL,
    "product" "prodotto",
    "percentuale" DECIMAL(7,4) NOT NULL,
    "valid_from" DATE NOT NULL,
    "valid_to" DATE,
    "note" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bank_accordi_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "bank_accordi_percentuale_ck" CHECK ("percentuale" BETWEEN 0 AND 100),
    CONSTRAINT "bank_accordi_validita_ck" CHECK ("valid_to" >= "valid_from")
);
CREATE INDEX "bank_accordi_bank_id_valid_from_idx" ON "bank_accordi"("bank_id", "valid_from");
CREATE INDEX "bank_accordi_valid_from_id_idx" ON "bank_accordi"("valid_from", "id");
CREATE INDEX "bank_accordi_created_at_id_idx" ON "bank_accordi"("created_at", "id");
ALTER TABLE "bank_accordi" ADD CONSTRAINT "bank_accordi_bank_id_fkey" FOREIGN KEY ("bank_id") REFERENCES "banks"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Of two agreements about the same, one day knows only one. They are written seldom: who writes one waits for who does.
CREATE FUNCTION accordi_periodo() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  altri int;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('accordi'));
  IF TG_TABLE_NAME = 'accordi' THEN
    SELECT count(*) INTO altri FROM accordi a WHERE a.id <> NEW.id AND a.tipo = NEW.tipo
      AND (a.agent_id, a.agency_id, a.product, a.bank_id) IS NOT DISTINCT FROM (NEW.agent_id, NEW.agency_id, NEW.product, NEW.bank_id)
      AND daterange(a.valid_from, a.valid_to, '[]') && daterange(NEW.valid_from, NEW.valid_to, '[]');
  ELSE
    SELECT count(*) INTO altri FROM bank_accordi a WHERE a.id <> NEW.id AND a.bank_id = NEW.bank_id
      AND a.product IS NOT DISTINCT FROM NEW.product
      AND daterange(a.valid_from, a.valid_to, '[]') && daterange(NEW.valid_from, NEW.valid_to, '[]');
  END IF;
  IF altri > 0 THEN
    RAISE EXCEPTION 'new row violates check constraint "accordi_periodo_ck"'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'accordi_periodo_ck', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER accordi_periodo AFTER INSERT OR UPDATE ON "accordi" FOR EACH ROW EXECUTE FUNCTION accordi_periodo();
CREATE TRIGGER accordi_periodo AFTER INSERT OR UPDATE ON "bank_accordi" FOR EACH ROW EXECUTE FUNCTION accordi_periodo();

-- The network's agreement, which was in the code until now.
INSERT INTO "accordi" ("id", "tipo", "nome", "valid_from", "agente_pct", "manager_pct", "agenzia_pct", "sede_pct", "note")
VALUES ('01930000-0000-7000-8000-00000000acc0', 'rete', 'Rete', '2020-01-01', 50, 5, 15, 30, 'Accordo della rete, valido dove non ce n’è uno più preciso.');

-- Statements -------------------------------------------------------------------------------------------
CREATE TABLE "estratti" (
    "id" UUID NOT NULL,
    "mese" DATE NOT NULL,
    "agent_id" UUID,
    "agency_id" UUID,
    "beneficiario" TEXT NOT NULL,
    "stato" "stato_estratto" NOT NULL DEFAULT 'bozza',
    "anno" INTEGER,
    "numero" INTEGER,
    "codice" TEXT GENERATED ALWAYS AS ("anno"::text || '/' || lpad("numero"::text, 4, '0')) STORED,
    "righe" INTEGER NOT NULL DEFAULT 0,
    "maturato" BIGINT NOT NULL DEFAULT 0,
    "storni" BIGINT NOT NULL DEFAULT 0,
    "riporto" BIGINT NOT NULL DEFAULT 0,
    "riporto_da_id" UUID,
    "totale" BIGINT NOT NULL DEFAULT 0,
    "note" TEXT NOT NULL DEFAULT '',
    "chiuso_at" TIMESTAMPTZ(3),
    "inviato_at" TIMESTAMPTZ(3),
    "pagato_il" DATE,
    "riferimento" TEXT,
    "pdf_file_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "estratti_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "estratti_beneficiario_ck" CHECK (num_nonnulls("agent_id", "agency_id") = 1),
    CONSTRAINT "estratti_mese_ck" CHECK (extract(day FROM "mese") = 1),
    CONSTRAINT "estratti_totale_ck" CHECK ("totale" = "maturato" + "storni" + "riporto" AND "maturato" >= 0 AND "storni" <= 0 AND "riporto" <= 0
      AND ("riporto" < 0) = ("riporto_da_id" IS NOT NULL)),
    CONSTRAINT "estratti_chiuso_ck" CHECK ((("stato" = 'bozza') = ("numero" IS NULL)) AND (("stato" = 'bozza') = ("chiuso_at" IS NULL))),
    CONSTRAINT "estratti_pagato_ck" CHECK (("stato" = 'pagato') = ("pagato_il" IS NOT NULL))
);
CREATE UNIQUE INDEX "estratti_riporto_da_id_key" ON "estratti"("riporto_da_id");
CREATE UNIQUE INDEX "estratti_mese_agent_id_key" ON "estratti"("mese", "agent_id");
CREATE UNIQUE INDEX "estratti_mese_agency_id_key" ON "estratti"("mese", "agency_id");
CREATE UNIQUE INDEX "estratti_anno_numero_key" ON "estratti"("anno", "numero");
CREATE INDEX "estratti_mese_id_idx" ON "estratti"("mese", "id");
CREATE INDEX "estratti_stato_mese_id_idx" ON "estratti"("stato", "mese", "id");
CREATE INDEX "estratti_agent_id_mese_id_idx" ON "estratti"("agent_id", "mese", "id");
CREATE INDEX "estratti_agency_id_mese_id_idx" ON "estratti"("agency_id", "mese", "id");
CREATE INDEX "estratti_totale_id_idx" ON "estratti"("totale", "id");
CREATE INDEX "estratti_beneficiario_id_idx" ON "estratti"("beneficiario", "id");
CREATE INDEX "estratti_created_at_id_idx" ON "estratti"("created_at", "id");
CREATE INDEX "estratti_pdf_file_id_idx" ON "estratti"("pdf_file_id");
ALTER TABLE "estratti" ADD CONSTRAINT "estratti_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "estratti" ADD CONSTRAINT "estratti_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "estratti" ADD CONSTRAINT "estratti_riporto_da_id_fkey" FOREIGN KEY ("riporto_da_id") REFERENCES "estratti"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "estratti" ADD CONSTRAINT "estratti_pdf_file_id_fkey" FOREIGN KEY ("pdf_file_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What accrues -----------------------------------------------------------------------------------------
-- A beneficiary who is neither an agent nor an agency is nobody that a statement could be written to.
UPDATE "provvigioni" v SET "beneficiario_id" = NULL WHERE "beneficiario_id" IS NOT NULL AND CASE
  WHEN "quota" IN ('agente', 'manager') THEN NOT EXISTS (SELECT 1 FROM "agents" a WHERE a."id" = v."beneficiario_id")
  WHEN "quota" = 'agenzia' THEN NOT EXISTS (SELECT 1 FROM "agencies" a WHERE a."id" = v."beneficiario_id")
  ELSE true END;

ALTER TABLE "provvigioni"
  ADD COLUMN "agent_id" UUID GENERATED ALWAYS AS (CASE WHEN "quota" IN ('agente', 'manager') THEN "beneficiario_id" END) STORED,
  ADD COLUMN "agency_id" UUID GENERATED ALWAYS AS (CASE WHEN "quota" = 'agenzia' THEN "beneficiario_id" END) STORED,
  ADD COLUMN "mese" DATE NOT NULL GENERATED ALWAYS AS (date_trunc('month', "maturata_at" AT TIME ZONE 'Europe/Rome')::date) STORED,
  ADD COLUMN "maturazione" INTEGER,
  ADD COLUMN "lordo" BIGINT,
  ADD COLUMN "erogato" BIGINT,
  ADD COLUMN "bank_pct" DECIMAL(7,4),
  ADD COLUMN "compenso" BIGINT,
  ADD COLUMN "product" "prodotto",
  ADD COLUMN "bank_id" UUID,
  ADD COLUMN "storna_id" UUID,
  ADD COLUMN "n_storno" INTEGER,
  ADD COLUMN "motivo" TEXT,
  ADD COLUMN "estratto_id" UUID;

UPDATE "provvigioni" v SET "product" = p."product", "bank_id" = p."bank_id" FROM "pratiche" p WHERE p."id" = v."pratica_id";
UPDATE "provvigioni" v SET "maturazione" = n."n" FROM (
  SELECT "id", row_number() OVER (PARTITION BY "pratica_id", "quota" ORDER BY "created_at", "id") AS "n" FROM "provvigioni" WHERE NOT "storno"
) n WHERE n."id" = v."id";
UPDATE "provvigioni" v SET "lordo" = s."lordo" FROM (
  SELECT "pratica_id", "maturazione", sum("importo") AS "lordo" FROM "provvigioni" WHERE NOT "storno" GROUP BY 1, 2
) s WHERE s."pratica_id" = v."pratica_id" AND s."maturazione" = v."maturazione";
-- The last payment that stands still has its amount on the case.
UPDATE "provvigioni" v SET "erogato" = p."importo_erogato", "bank_pct" = coalesce((p."provvigioni" ->> 'bankPct')::numeric, 0),
  "compenso" = greatest(0, v."lordo" - round(p."importo_erogato" * coalesce((p."provvigioni" ->> 'bankPct')::numeric, 0) / 100))
FROM "pratiche" p WHERE p."id" = v."pratica_id" AND p."stato" = 'liquidata' AND p."importo_erogato" IS NOT NULL
  AND v."maturazione" = (SELECT max(w."maturazione") FROM "provvigioni" w WHERE w."pratica_id" = v."pratica_id");
-- The n-th reversal of a share took back its n-th accrual.
UPDATE "provvigioni" v SET "storna_id" = t."id", "n_storno" = 1, "maturazione" = t."maturazione" FROM (
  SELECT "id", "pratica_id", "quota", "beneficiario_id", "importo",
    row_number() OVER (PARTITION BY "pratica_id", "quota", "beneficiario_id" ORDER BY "created_at", "id") AS "n"
  FROM "provvigioni" WHERE "storno"
) s JOIN (
  SELECT "id", "pratica_id", "quota", "beneficiario_id", "importo", "maturazione",
    row_number() OVER (PARTITION BY "pratica_id", "quota", "beneficiario_id" ORDER BY "created_at", "id") AS "n"
  FROM "provvigioni" WHERE NOT "storno"
) t ON t."pratica_id" = s."pratica_id" AND t."quota" = s."quota" AND t."beneficiario_id" IS NOT DISTINCT FROM s."beneficiario_id"
  AND t."n" = s."n" AND t."importo" = -s."importo"
WHERE v."id" = s."id";

CREATE UNIQUE INDEX "provvigioni_storna_id_n_storno_key" ON "provvigioni"("storna_id", "n_storno");
-- One share of each kind for each payment: the same payment cannot accrue twice.
CREATE UNIQUE INDEX "provvigioni_maturazione_key" ON "provvigioni"("pratica_id", "maturazione", "quota") WHERE NOT "storno";
CREATE INDEX "provvigioni_agent_id_maturata_at_id_idx" ON "provvigioni"("agent_id", "maturata_at", "id");
CREATE INDEX "provvigioni_agency_id_maturata_at_id_idx" ON "provvigioni"("agency_id", "maturata_at", "id");
CREATE INDEX "provvigioni_bank_id_maturata_at_id_idx" ON "provvigioni"("bank_id", "maturata_at", "id");
CREATE INDEX "provvigioni_estratto_id_idx" ON "provvigioni"("estratto_id");
CREATE INDEX "provvigioni_importo_id_idx" ON "provvigioni"("importo", "id");
-- What a new statement looks for.
CREATE INDEX "provvigioni_agenti_aperte_idx" ON "provvigioni"("agent_id", "mese") WHERE "estratto_id" IS NULL AND "agent_id" IS NOT NULL;
CREATE INDEX "provvigioni_agenzie_aperte_idx" ON "provvigioni"("agency_id", "mese") WHERE "estratto_id" IS NULL AND "agency_id" IS NOT NULL;
ALTER TABLE "provvigioni" ADD CONSTRAINT "provvigioni_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE NO ACTION;
ALTER TABLE "provvigioni" ADD CONSTRAINT "provvigioni_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id") ON DELETE RESTRICT ON UPDATE NO ACTION;
ALTER TABLE "provvigioni" ADD CONSTRAINT "provvigioni_bank_id_fkey" FOREIGN KEY ("bank_id") REFERENCES "banks"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "provvigioni" ADD CONSTRAINT "provvigioni_storna_id_fkey" FOREIGN KEY ("storna_id") REFERENCES "provvigioni"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "provvigioni" ADD CONSTRAINT "provvigioni_estratto_id_fkey" FOREIGN KEY ("estratto_id") REFERENCES "estratti"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "provvigioni" ADD CONSTRAINT "provvigioni_segno_ck" CHECK (CASE WHEN "storno" THEN "importo" <= 0 ELSE "importo" >= 0 AND "storna_id" IS NULL END);

CREATE FUNCTION provvigioni_regola(regola text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'row violates check constraint "%"', regola USING ERRCODE = 'check_violation', CONSTRAINT = regola, TABLE = 'provvigioni';
END $$;

-- What a row takes from its case, or from the row that it takes back. No more is ever taken back than there is.
CREATE FUNCTION provvigione_nuova() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  presa provvigioni;
  resta bigint;
BEGIN
  IF NEW.storna_id IS NOT NULL THEN
    SELECT * INTO presa FROM provvigioni WHERE id = NEW.storna_id FOR UPDATE;
    SELECT presa.importo + coalesce(sum(importo), 0), coalesce(max(n_storno), 0) + 1 INTO resta, NEW.n_storno
    FROM provvigioni WHERE storna_id = NEW.storna_id;
    IF presa.id IS NULL OR presa.storno OR NOT NEW.storno OR NEW.importo >= 0 OR resta + NEW.importo < 0
      OR (NEW.pratica_id, NEW.quota) <> (presa.pratica_id, presa.quota) OR NEW.beneficiario_id IS DISTINCT FROM presa.beneficiario_id THEN
      PERFORM provvigioni_regola('provvigioni_storno_ck');
    END IF;
    NEW.maturazione := presa.maturazione;
    NEW.lordo := presa.lordo;
    NEW.erogato := presa.erogato;
    NEW.bank_pct := presa.bank_pct;
    NEW.compenso := presa.compenso;
    NEW.product := presa.product;
    NEW.bank_id := presa.bank_id;
  ELSIF NEW.product IS NULL THEN
    SELECT p.product, coalesce(NEW.bank_id, p.bank_id) INTO NEW.product, NEW.bank_id FROM pratiche p WHERE p.id = NEW.pratica_id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER nuova BEFORE INSERT ON "provvigioni" FOR EACH ROW EXECUTE FUNCTION provvigione_nuova();

-- A row stays as it was written; only the statement that it stands in comes later, while that is a draft.
CREATE FUNCTION provvigione_ferma() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN PERFORM provvigioni_regola('provvigioni_ferme_ck'); END IF;
  IF to_jsonb(OLD) - 'estratto_id' <> to_jsonb(NEW) - 'estratto_id' THEN PERFORM provvigioni_regola('provvigioni_ferme_ck'); END IF;
  IF EXISTS (SELECT FROM estratti e WHERE e.id IN (OLD.estratto_id, NEW.estratto_id) AND e.stato <> 'bozza') THEN
    PERFORM provvigioni_regola('provvigioni_estratto_ck');
  END IF;
  IF NEW.estratto_id IS NOT NULL AND NOT EXISTS (SELECT FROM estratti e WHERE e.id = NEW.estratto_id AND NEW.mese <= e.mese
      AND (e.agent_id, e.agency_id) IS NOT DISTINCT FROM (NEW.agent_id, NEW.agency_id)) THEN
    PERFORM provvigioni_regola('provvigioni_estratto_ck');
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
-- Generated columns are not there yet in a BEFORE trigger, and the row must be refused in any case.
CREATE TRIGGER ferma AFTER UPDATE OR DELETE ON "provvigioni" FOR EACH ROW EXECUTE FUNCTION provvigione_ferma();

-- The shares of a payment are its gross, to the cent. Looked at when the transaction ends: they may be written one by one.
CREATE FUNCTION provvigioni_somma() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.lordo <> (SELECT sum(importo) FROM provvigioni
      WHERE pratica_id = NEW.pratica_id AND maturazione = NEW.maturazione AND NOT storno) THEN
    PERFORM provvigioni_regola('provvigioni_somma_ck');
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER provvigioni_somma_ck AFTER INSERT ON "provvigioni" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NOT NEW.storno AND NEW.quota = 'sede' AND NEW.lordo IS NOT NULL AND NEW.maturazione IS NOT NULL)
  EXECUTE FUNCTION provvigioni_somma();

-- A statement is the sum of its rows, whatever order they were written in.
CREATE FUNCTION estratto_somma() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  e estratti;
  somma record;
BEGIN
  FOR e IN SELECT * FROM estratti WHERE id IN (
    CASE WHEN TG_TABLE_NAME = 'estratti' THEN (to_jsonb(NEW) ->> 'id')::uuid ELSE (to_jsonb(NEW) ->> 'estratto_id')::uuid END,
    CASE WHEN TG_TABLE_NAME = 'provvigioni' AND TG_OP = 'UPDATE' THEN (to_jsonb(OLD) ->> 'estratto_id')::uuid END
  ) LOOP
    SELECT count(*) AS righe, coalesce(sum(importo) FILTER (WHERE NOT storno), 0) AS maturato,
      coalesce(sum(importo) FILTER (WHERE storno), 0) AS storni INTO somma FROM provvigioni WHERE estratto_id = e.id;
    IF (somma.righe, somma.maturato, somma.storni) <> (e.righe, e.maturato, e.storni)
      OR (e.riporto_da_id IS NOT NULL AND e.riporto <> (SELECT totale FROM estratti WHERE id = e.riporto_da_id)) THEN
      PERFORM provvigioni_regola('estratti_somma_ck');
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER estratti_somma_ck AFTER INSERT OR UPDATE OF righe, maturato, storni, riporto, riporto_da_id, totale ON "estratti"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION estratto_somma();
CREATE CONSTRAINT TRIGGER estratti_somma_ck AFTER UPDATE OF estratto_id ON "provvigioni"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.estratto_id IS DISTINCT FROM NEW.estratto_id) EXECUTE FUNCTION estratto_somma();
CREATE CONSTRAINT TRIGGER estratti_somma_nuove_ck AFTER INSERT ON "provvigioni"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.estratto_id IS NOT NULL) EXECUTE FUNCTION estratto_somma();

-- A closed statement only goes on; nothing else of it changes, and it stays.
CREATE FUNCTION estratto_fermo() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  passi text[] := '{stato,inviato_at,pagato_il,riferimento,pdf_file_id,version,updated_at}';
BEGIN
  IF OLD.stato = 'bozza' THEN RETURN coalesce(NEW, OLD); END IF;
  IF TG_OP = 'DELETE' OR to_jsonb(OLD) - passi - 'codice' <> to_jsonb(NEW) - passi - 'codice' OR NEW.stato < OLD.stato THEN
    PERFORM provvigioni_regola('estratti_fermi_ck');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER fermo BEFORE UPDATE OR DELETE ON "estratti" FOR EACH ROW EXECUTE FUNCTION estratto_fermo();
