-- CreateEnum
CREATE TYPE "stato_previsione" AS ENUM ('aperta', 'realizzata', 'persa');
CREATE TYPE "categoria_previsione" AS ENUM ('impegno', 'probabile', 'possibile');

-- What became of a forecast; its weighted amount and its month, for sorting and adding up.
ALTER TABLE "predictions"
  ADD COLUMN "stato" "stato_previsione" NOT NULL DEFAULT 'aperta',
  ADD COLUMN "categoria" "categoria_previsione" NOT NULL DEFAULT 'probabile',
  ADD COLUMN "esito_importo" BIGINT,
  ADD COLUMN "esito_at" TIMESTAMPTZ(3),
  ADD COLUMN "ponderato" BIGINT NOT NULL GENERATED ALWAYS AS ("importo" * "probabilita" / 100) STORED,
  ADD COLUMN "prevista_per" DATE NOT NULL GENERATED ALWAYS AS (make_date("anno", "mese", 1)) STORED;

UPDATE "predictions" SET "bank_id" = NULL WHERE "bank_id" IS NOT NULL AND "bank_id" NOT IN (SELECT "id" FROM "banks");
ALTER TABLE "predictions" ADD CONSTRAINT "predictions_bank_id_fkey"
  FOREIGN KEY ("bank_id") REFERENCES "banks"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Cases that have ended since.
UPDATE "predictions" SET "stato" = CASE p."stato" WHEN 'liquidata' THEN 'realizzata'::stato_previsione ELSE 'persa' END,
  "esito_importo" = p."importo_erogato", "esito_at" = coalesce(p."data_liquidazione", p."stato_dal")
FROM "pratiche" p WHERE p."id" = "predictions"."pratica_id" AND p."stato" IN ('liquidata', 'respinta', 'ritirata');
-- One open forecast for a case: the last stays.
UPDATE "predictions" SET "stato" = 'persa' WHERE "stato" = 'aperta' AND "pratica_id" IS NOT NULL AND "id" NOT IN (
  SELECT DISTINCT ON ("pratica_id") "id" FROM "predictions" WHERE "stato" = 'aperta' AND "pratica_id" IS NOT NULL
  ORDER BY "pratica_id", "created_at" DESC, "id" DESC);
CREATE UNIQUE INDEX "predictions_pratica_aperta_key" ON "predictions"("pratica_id") WHERE "stato" = 'aperta';

-- CreateIndex
CREATE INDEX "predictions_prevista_per_id_idx" ON "predictions"("prevista_per", "id");
CREATE INDEX "predictions_stato_prevista_per_id_idx" ON "predictions"("stato", "prevista_per", "id");
CREATE INDEX "predictions_ponderato_id_idx" ON "predictions"("ponderato", "id");

-- A forecast comes true, or does not, with its case.
CREATE FUNCTION previsione_esito() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE predictions SET
    stato = CASE NEW.stato WHEN 'liquidata' THEN 'realizzata'::stato_previsione ELSE 'persa' END,
    esito_importo = NEW.importo_erogato,
    esito_at = CASE NEW.stato WHEN 'liquidata' THEN NEW.data_liquidazione ELSE now() END,
    version = version + 1, updated_at = now()
  WHERE pratica_id = NEW.id AND stato = 'aperta';
  RETURN NULL;
END $$;
CREATE TRIGGER previsione_esito AFTER UPDATE OF stato ON pratiche FOR EACH ROW
  WHEN (NEW.stato IN ('liquidata', 'respinta', 'ritirata') AND OLD.stato IS DISTINCT FROM NEW.stato)
  EXECUTE FUNCTION previsione_esito();
