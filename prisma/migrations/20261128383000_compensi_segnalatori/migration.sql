-- What referrers are due is a ledger of its own, like the shares of a commission: a row stays as it was written, what is taken
-- back is a row with a minus, and both stand in statements. The fee is beside the shares, which add up to the gross without it.
CREATE TABLE "compensi_segnalatori" (
    "id" UUID NOT NULL,
    "segnalazione_id" UUID NOT NULL,
    "segnalatore_id" UUID NOT NULL,
    "pratica_id" UUID NOT NULL,
    "maturazione" INTEGER NOT NULL,
    "percentuale" DECIMAL(7,4) NOT NULL,
    "importo" BIGINT NOT NULL,
    "storno" BOOLEAN NOT NULL DEFAULT false,
    "storna_id" UUID,
    "maturata_at" TIMESTAMPTZ(3) NOT NULL,
    "mese" DATE NOT NULL GENERATED ALWAYS AS (date_trunc('month', "maturata_at" AT TIME ZONE 'Europe/Rome')::date) STORED,
    "estratto_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "compensi_segnalatori_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "compensi_segnalatori_segno_ck" CHECK (("storno" = ("storna_id" IS NOT NULL)) AND CASE WHEN "storno" THEN "importo" < 0 ELSE "importo" > 0 END)
);
CREATE UNIQUE INDEX "compensi_segnalatori_storna_id_key" ON "compensi_segnalatori"("storna_id");
-- The same payment owes one fee.
CREATE UNIQUE INDEX "compensi_segnalatori_maturazione_key" ON "compensi_segnalatori"("segnalazione_id", "maturazione") WHERE NOT "storno";
CREATE INDEX "compensi_segnalatori_segnalazione_id_idx" ON "compensi_segnalatori"("segnalazione_id");
CREATE INDEX "compensi_segnalatori_segnalatore_id_mese_idx" ON "compensi_segnalatori"("segnalatore_id", "mese");
CREATE INDEX "compensi_segnalatori_pratica_id_idx" ON "compensi_segnalatori"("pratica_id");
CREATE INDEX "compensi_segnalatori_estratto_id_idx" ON "compensi_segnalatori"("estratto_id");
ALTER TABLE "compensi_segnalatori"
  ADD CONSTRAINT "compensi_segnalatori_segnalazione_id_fkey" FOREIGN KEY ("segnalazione_id") REFERENCES "segnalazioni"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "compensi_segnalatori_segnalatore_id_fkey" FOREIGN KEY ("segnalatore_id") REFERENCES "segnalatori"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "compensi_segnalatori_pratica_id_fkey" FOREIGN KEY ("pratica_id") REFERENCES "pratiche"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "compensi_segnalatori_storna_id_fkey" FOREIGN KEY ("storna_id") REFERENCES "compensi_segnalatori"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "compensi_segnalatori_estratto_id_fkey" FOREIGN KEY ("estratto_id") REFERENCES "estratti"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What was owed already begins the ledger.
INSERT INTO "compensi_segnalatori" ("id", "segnalazione_id", "segnalatore_id", "pratica_id", "maturazione", "percentuale", "importo", "maturata_at")
SELECT gen_random_uuid(), s."id", s."segnalatore_id", l."pratica_id",
  coalesce((SELECT max(v."maturazione") FROM "provvigioni" v WHERE v."pratica_id" = l."pratica_id"), 1), a."compenso_pct", s."compenso", s."compenso_at"
FROM "segnalazioni" s JOIN "leads" l ON l."id" = s."lead_id" JOIN "segnalatori" a ON a."id" = s."segnalatore_id"
WHERE s."compenso" > 0 AND l."pratica_id" IS NOT NULL;
ALTER TABLE "segnalazioni" DROP CONSTRAINT "segnalazioni_compenso_ck", DROP COLUMN "compenso", DROP COLUMN "compenso_at";

ALTER TABLE "estratti"
  ADD COLUMN "segnalatore_id" UUID,
  ADD CONSTRAINT "estratti_segnalatore_id_fkey" FOREIGN KEY ("segnalatore_id") REFERENCES "segnalatori"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  DROP CONSTRAINT "estratti_beneficiario_ck",
  ADD CONSTRAINT "estratti_beneficiario_ck" CHECK (num_nonnulls("agent_id", "agency_id", "segnalatore_id") = 1);
CREATE UNIQUE INDEX "estratti_mese_segnalatore_id_key" ON "estratti"("mese", "segnalatore_id");
CREATE INDEX "estratti_segnalatore_id_mese_id_idx" ON "estratti"("segnalatore_id", "mese", "id");
