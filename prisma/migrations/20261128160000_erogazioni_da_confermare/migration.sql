-- A payment that an agent recorded and the office has not confirmed: the case is paid out, its commissions wait.
ALTER TABLE "pratiche" ADD COLUMN "erogazione_da_confermare" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "pratiche" ADD CONSTRAINT "pratiche_da_confermare_ck" CHECK (NOT "erogazione_da_confermare" OR "stato" = 'liquidata');

-- What waits for the office, which is little of very much.
CREATE INDEX "pratiche_da_confermare_idx" ON "pratiche" ("stato_dal", "id") WHERE "erogazione_da_confermare";
