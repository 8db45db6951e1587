-- A person on a case is what whoever works on it typed; the client's own record is linked only with the person's yes, or where
-- it was in that reader's scope already. A document is one person's or everybody's.

-- AlterTable
ALTER TABLE "pratica_documenti" ADD COLUMN     "condiviso" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "persona_id" UUID;

-- AlterTable
ALTER TABLE "pratica_eventi" ADD COLUMN     "documento_id" UUID;

-- AlterTable
ALTER TABLE "pratica_persone" ADD COLUMN     "accepted_at" TIMESTAMPTZ(3),
ADD COLUMN     "cognome" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "email" CITEXT,
ADD COLUMN     "invited_at" TIMESTAMPTZ(3),
ADD COLUMN     "nome" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "refused_at" TIMESTAMPTZ(3),
ADD COLUMN     "telefono" TEXT,
ALTER COLUMN "client_id" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "pratica_documenti_persona_id_idx" ON "pratica_documenti"("persona_id");

-- CreateIndex
CREATE INDEX "pratica_eventi_documento_id_idx" ON "pratica_eventi"("documento_id");

-- CreateIndex
CREATE INDEX "pratica_persone_email_idx" ON "pratica_persone"("email");

-- AddForeignKey
ALTER TABLE "pratica_eventi" ADD CONSTRAINT "pratica_eventi_documento_id_fkey" FOREIGN KEY ("documento_id") REFERENCES "pratica_documenti"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pratica_documenti" ADD CONSTRAINT "pratica_documenti_persona_id_fkey" FOREIGN KEY ("persona_id") REFERENCES "pratica_persone"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Who is on a case already stays linked.
UPDATE pratica_persone p SET nome = c.nome, cognome = c.cognome, email = c.email, telefono = c.telefono
FROM clients c WHERE c.id = p.client_id;

-- A person with an answer has given one answer.
ALTER TABLE pratica_persone ADD CONSTRAINT pratica_persone_risposta_ck
  CHECK (refused_at IS NULL OR (client_id IS NULL AND accepted_at IS NULL));

-- What concerns the house is everybody's; what somebody else than the richiedente brought is theirs.
UPDATE pratica_documenti SET condiviso = true WHERE tipo IN ('compromesso', 'planimetria');
UPDATE pratica_documenti d SET persona_id = p.id
FROM stored_files f, pratica_persone p
WHERE f.id = d.file_id AND f.owner_role = 'client' AND p.pratica_id = d.pratica_id AND p.client_id = f.owner_id
  AND p.ruolo <> 'richiedente' AND NOT d.condiviso;
