-- The code of each client for /area-clienti/register/{code}, and who came by one. The first ten digits of a UUID are random.
ALTER TABLE "clients" ADD COLUMN "codice_invito" TEXT NOT NULL DEFAULT upper(left(replace(gen_random_uuid()::text, '-', ''), 10));
CREATE UNIQUE INDEX "clients_codice_invito_key" ON "clients"("codice_invito");
CREATE INDEX "clients_referal_idx" ON "clients"("referal");
