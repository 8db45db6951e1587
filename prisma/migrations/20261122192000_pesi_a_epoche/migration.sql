-- Weights belong to a group (product and place) and to an epoch of it: a save opens the next epoch, in which everybody begins
-- with nothing expected and nothing received. Receipts since ever, set against the weights of today, gave a newcomer every
-- lead until all that was missed had been made up for.
CREATE TYPE "motivo_assegnazione" AS ENUM ('peso', 'assenza', 'mano', 'riassegnazione', 'diretta');

CREATE TABLE "perc_lead_gruppi" (
    "id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "provincia" CHAR(2),
    "epoca" INTEGER NOT NULL,
    "dal" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "perc_lead_gruppi_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "perc_lead_gruppi_epoca_ck" CHECK ("epoca" >= 1)
);
CREATE UNIQUE INDEX "perc_lead_gruppi_product_provincia_epoca_key"
  ON "perc_lead_gruppi"("product", "provincia", "epoca") NULLS NOT DISTINCT;

-- What is there becomes the first epoch of its group.
INSERT INTO "perc_lead_gruppi" ("id", "product", "provincia", "epoca", "dal", "created_at")
SELECT gen_random_uuid(), "product", "provincia", 1, (min("created_at") AT TIME ZONE 'Europe/Rome')::date, min("created_at")
FROM "perc_leads" WHERE "attivo" AND "peso" > 0 GROUP BY "product", "provincia";

ALTER TABLE "perc_leads" ADD COLUMN "group_id" UUID, ADD COLUMN "tetto_giorno" INTEGER, ADD COLUMN "tetto_mese" INTEGER;
UPDATE "perc_leads" p SET "group_id" = g."id" FROM "perc_lead_gruppi" g
WHERE p."attivo" AND p."peso" > 0 AND g."product" = p."product" AND g."provincia" IS NOT DISTINCT FROM p."provincia";
DELETE FROM "perc_leads" WHERE "group_id" IS NULL;

-- Nothing made them sum to 100 before: the same proportions, and what rounding leaves goes to the largest.
UPDATE "perc_leads" p SET "peso" = greatest(round(p."peso" * 100 / s."somma", 4), 0.0001)
FROM (SELECT "group_id", sum("peso") AS "somma" FROM "perc_leads" GROUP BY 1) s
WHERE s."group_id" = p."group_id" AND s."somma" <> 100;
UPDATE "perc_leads" p SET "peso" = p."peso" + 100 - s."somma"
FROM (SELECT "group_id", sum("peso") AS "somma", (array_agg("id" ORDER BY "peso" DESC, "id"))[1] AS "id"
      FROM "perc_leads" GROUP BY 1) s
WHERE s."id" = p."id" AND s."somma" <> 100;

-- Receipts: nobody can say what was expected of weights that changed in between, so what was received is what was due.
ALTER TABLE "lead_receipts" ADD COLUMN "group_id" UUID, ADD COLUMN "atteso" DOUBLE PRECISION NOT NULL DEFAULT 0;
UPDATE "lead_receipts" r SET "group_id" = g."id", "atteso" = r."received"
FROM "perc_lead_gruppi" g JOIN "perc_leads" p ON p."group_id" = g."id"
WHERE g."product" = r."product" AND coalesce(g."provincia", '**') = r."provincia" AND p."agent_id" = r."agent_id";
DELETE FROM "lead_receipts" WHERE "group_id" IS NULL;
ALTER TABLE "lead_receipts" DROP CONSTRAINT "lead_receipts_pkey";
ALTER TABLE "lead_receipts" DROP COLUMN "product", DROP COLUMN "provincia", ALTER COLUMN "group_id" SET NOT NULL;
INSERT INTO "lead_receipts" ("group_id", "agent_id", "received", "atteso")
SELECT p."group_id", p."agent_id", 0, 0 FROM "perc_leads" p
WHERE NOT EXISTS (SELECT 1 FROM "lead_receipts" r WHERE r."group_id" = p."group_id" AND r."agent_id" = p."agent_id");
ALTER TABLE "lead_receipts" ADD CONSTRAINT "lead_receipts_pkey" PRIMARY KEY ("group_id", "agent_id");
ALTER TABLE "lead_receipts" ADD CONSTRAINT "lead_receipts_group_id_fkey"
  FOREIGN KEY ("group_id") REFERENCES "perc_lead_gruppi"("id") ON DELETE CASCADE ON UPDATE CASCADE;

DROP INDEX "perc_leads_agent_id_product_provincia_key";
DROP INDEX "perc_leads_product_provincia_idx";
DROP INDEX "perc_leads_created_at_id_idx";
ALTER TABLE "perc_leads"
  DROP COLUMN "product", DROP COLUMN "provincia", DROP COLUMN "attivo", DROP COLUMN "version", DROP COLUMN "updated_at",
  ALTER COLUMN "group_id" SET NOT NULL;
ALTER TABLE "perc_leads" DROP CONSTRAINT "perc_leads_peso_ck";
ALTER TABLE "perc_leads"
  ADD CONSTRAINT "perc_leads_peso_ck" CHECK ("peso" > 0 AND "peso" <= 100),
  ADD CONSTRAINT "perc_leads_tetti_ck" CHECK ("tetto_giorno" >= 1 AND "tetto_mese" >= 1);
CREATE UNIQUE INDEX "perc_leads_group_id_agent_id_key" ON "perc_leads"("group_id", "agent_id");
CREATE INDEX "perc_leads_agent_id_idx" ON "perc_leads"("agent_id");
ALTER TABLE "perc_leads" ADD CONSTRAINT "perc_leads_group_id_fkey"
  FOREIGN KEY ("group_id") REFERENCES "perc_lead_gruppi"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The weights of an epoch sum to 100, or there are none: an epoch without weights closes its group. Looked at when the
-- transaction ends, because they are written one by one.
CREATE FUNCTION perc_leads_somma() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  somma numeric;
BEGIN
  SELECT sum(peso) INTO somma FROM perc_leads WHERE group_id = coalesce(NEW.group_id, OLD.group_id);
  IF somma <> 100 THEN
    RAISE EXCEPTION 'the weights of a group sum to %', somma
      USING ERRCODE = 'check_violation', CONSTRAINT = 'perc_leads_somma_ck', TABLE = 'perc_leads';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER perc_leads_somma_ck AFTER INSERT OR UPDATE OR DELETE ON "perc_leads"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION perc_leads_somma();

-- Who got which lead and why: one row for each time that a lead was given to somebody.
CREATE TABLE "lead_assegnazioni" (
    "id" UUID NOT NULL,
    "lead_id" UUID NOT NULL,
    "group_id" UUID,
    "agent_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "motivo" "motivo_assegnazione" NOT NULL,
    "deficit" DOUBLE PRECISION,
    "quote" JSONB NOT NULL DEFAULT '{}',
    "contata" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "lead_assegnazioni_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "lead_assegnazioni_contata_ck" CHECK (NOT "contata" OR "group_id" IS NOT NULL),
    CONSTRAINT "lead_assegnazioni_quote_ck" CHECK (jsonb_typeof("quote") = 'object')
);
CREATE INDEX "lead_assegnazioni_lead_id_at_id_idx" ON "lead_assegnazioni"("lead_id", "at", "id");
CREATE INDEX "lead_assegnazioni_group_id_at_id_idx" ON "lead_assegnazioni"("group_id", "at", "id");
CREATE INDEX "lead_assegnazioni_agent_id_at_id_idx" ON "lead_assegnazioni"("agent_id", "at", "id");
ALTER TABLE "lead_assegnazioni" ADD CONSTRAINT "lead_assegnazioni_lead_id_fkey"
  FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "lead_assegnazioni" ADD CONSTRAINT "lead_assegnazioni_group_id_fkey"
  FOREIGN KEY ("group_id") REFERENCES "perc_lead_gruppi"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "lead_assegnazioni" ADD CONSTRAINT "lead_assegnazioni_agent_id_fkey"
  FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
