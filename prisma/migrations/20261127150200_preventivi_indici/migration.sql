-- The day of the indexes that a saved mortgage quote was computed with: the office finds those of an earlier day.
ALTER TABLE "quotes" ADD COLUMN "indici_al" DATE;
UPDATE "quotes" SET "indici_al" = ("rate_version" ->> 'asOf')::date WHERE "codice" IS NOT NULL AND "product" = 'mutuo';
CREATE INDEX "quotes_indici_al_idx" ON "quotes"("indici_al", "id") WHERE "indici_al" IS NOT NULL;
