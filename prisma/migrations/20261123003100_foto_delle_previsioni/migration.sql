-- The day from which an open forecast has to be looked at again: the first after its month, or after fifteen days in which
-- nobody touched it. A column, so that lists filter and sort by it; it is compared with today.
ALTER TABLE "predictions" ADD COLUMN "da_rivedere_il" DATE NOT NULL GENERATED ALWAYS AS (
  least((make_date("anno", "mese", 1) + INTERVAL '1 month')::date, ("updated_at" AT TIME ZONE 'Europe/Rome')::date + 16)) STORED;
CREATE INDEX "predictions_stato_da_rivedere_il_id_idx" ON "predictions"("stato", "da_rivedere_il", "id");

-- What was expected each week, for comparing with the week before and with what the banks paid out in the end.
CREATE TABLE "prediction_foto" (
    "settimana" DATE NOT NULL,
    "agent_id" UUID NOT NULL,
    "agency_id" UUID NOT NULL,
    "bank_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "mese" DATE NOT NULL,
    "n" INTEGER NOT NULL,
    "importo" BIGINT NOT NULL,
    "ponderato" BIGINT NOT NULL,

    CONSTRAINT "prediction_foto_pkey" PRIMARY KEY ("settimana","agent_id","bank_id","product","mese")
);
CREATE INDEX "prediction_foto_mese_settimana_idx" ON "prediction_foto"("mese", "settimana");
ALTER TABLE "prediction_foto" ADD CONSTRAINT "prediction_foto_ck"
  CHECK (extract(isodow FROM "settimana") = 1 AND extract(day FROM "mese") = 1);
