-- Two records that look like one person and are two: the list of duplicates does not ask about them again.
CREATE TABLE "client_diversi" (
  "a_id" UUID NOT NULL,
  "b_id" UUID NOT NULL,
  "admin_id" UUID,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "client_diversi_pkey" PRIMARY KEY ("a_id", "b_id"),
  CONSTRAINT "client_diversi_ordine_ck" CHECK ("a_id" < "b_id")
);
CREATE INDEX "client_diversi_b_id_idx" ON "client_diversi"("b_id");
CREATE INDEX "client_diversi_admin_id_idx" ON "client_diversi"("admin_id");
ALTER TABLE "client_diversi" ADD CONSTRAINT "client_diversi_a_id_fkey" FOREIGN KEY ("a_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "client_diversi" ADD CONSTRAINT "client_diversi_b_id_fkey" FOREIGN KEY ("b_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "client_diversi" ADD CONSTRAINT "client_diversi_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
