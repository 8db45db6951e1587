-- A client asks for an appointment about their case: it is answered where all requests are.
ALTER TYPE "request_kind" ADD VALUE 'appuntamento';
ALTER TABLE "contact_requests" ADD COLUMN "pratica_id" UUID,
ADD COLUMN "persona_id" UUID;
CREATE INDEX "contact_requests_pratica_id_idx" ON "contact_requests"("pratica_id");
CREATE INDEX "contact_requests_persona_id_idx" ON "contact_requests"("persona_id");
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_pratica_id_fkey" FOREIGN KEY ("pratica_id") REFERENCES "pratiche"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_persona_id_fkey" FOREIGN KEY ("persona_id") REFERENCES "pratica_persone"("id") ON DELETE SET NULL ON UPDATE CASCADE;
