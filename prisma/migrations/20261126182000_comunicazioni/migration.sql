-- CreateEnum
CREATE TYPE "priorita_comunicazione" AS ENUM ('normale', 'importante', 'urgente');

-- CreateEnum
CREATE TYPE "stato_comunicazione" AS ENUM ('bozza', 'programmata', 'pubblicata', 'scaduta', 'ritirata');

-- AlterTable
ALTER TABLE "comunicazioni" ADD COLUMN     "aggiornata_at" TIMESTAMPTZ(3),
ADD COLUMN     "anche_email" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "autore_id" UUID,
ADD COLUMN     "escludi" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "in_evidenza_fino" TIMESTAMPTZ(3),
ADD COLUMN     "motivo_ritiro" TEXT,
ADD COLUMN     "priorita" "priorita_comunicazione" NOT NULL DEFAULT 'normale',
ADD COLUMN     "pubblica_il" TIMESTAMPTZ(3),
ADD COLUMN     "regole" JSONB NOT NULL DEFAULT '[{"tipo":"tutti","valori":[]}]',
ADD COLUMN     "richiede_conferma" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "ritirata_at" TIMESTAMPTZ(3),
ADD COLUMN     "scade_il" TIMESTAMPTZ(3),
ADD COLUMN     "search" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "sollecitata_at" TIMESTAMPTZ(3),
ADD COLUMN     "stato" "stato_comunicazione" NOT NULL DEFAULT 'bozza';

-- CreateTable
CREATE TABLE "faq_utile" (
    "faq_id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "si" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "faq_utile_pkey" PRIMARY KEY ("faq_id","agent_id")
);

-- CreateTable
CREATE TABLE "comunicazione_destinatari" (
    "comunicazione_id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "notificato_at" TIMESTAMPTZ(3),
    "letto_at" TIMESTAMPTZ(3),
    "confermato_at" TIMESTAMPTZ(3),
    "sollecitato_at" TIMESTAMPTZ(3),
    "solleciti" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "comunicazione_destinatari_pkey" PRIMARY KEY ("comunicazione_id","agent_id")
);

-- CreateIndex
CREATE INDEX "faq_utile_agent_id_idx" ON "faq_utile"("agent_id");

-- CreateIndex
CREATE INDEX "comunicazione_destinatari_agent_id_idx" ON "comunicazione_destinatari"("agent_id");

-- CreateIndex
CREATE INDEX "comunicazioni_titolo_id_idx" ON "comunicazioni"("titolo", "id");

-- CreateIndex
CREATE INDEX "comunicazioni_scade_il_id_idx" ON "comunicazioni"("scade_il", "id");

-- CreateIndex
CREATE INDEX "comunicazioni_stato_created_at_id_idx" ON "comunicazioni"("stato", "created_at", "id");

-- CreateIndex
CREATE INDEX "comunicazioni_categoria_created_at_id_idx" ON "comunicazioni"("categoria", "created_at", "id");

-- CreateIndex
CREATE INDEX "comunicazioni_priorita_created_at_id_idx" ON "comunicazioni"("priorita", "created_at", "id");

-- CreateIndex
CREATE INDEX "comunicazioni_autore_id_idx" ON "comunicazioni"("autore_id");

-- CreateIndex
CREATE INDEX "comunicazioni_search_idx" ON "comunicazioni" USING GIN ("search" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "faq_utile" ADD CONSTRAINT "faq_utile_faq_id_fkey" FOREIGN KEY ("faq_id") REFERENCES "faqs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "faq_utile" ADD CONSTRAINT "faq_utile_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comunicazioni" ADD CONSTRAINT "comunicazioni_autore_id_fkey" FOREIGN KEY ("autore_id") REFERENCES "admins"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comunicazione_destinatari" ADD CONSTRAINT "comunicazione_destinatari_comunicazione_id_fkey" FOREIGN KEY ("comunicazione_id") REFERENCES "comunicazioni"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comunicazione_destinatari" ADD CONSTRAINT "comunicazione_destinatari_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TRIGGER set_search BEFORE INSERT OR UPDATE ON comunicazioni FOR EACH ROW EXECUTE FUNCTION set_search('titolo', 'categoria', 'corpo');

-- What is published is published since a moment; what is withdrawn is read by nobody, for a reason.
ALTER TABLE comunicazioni ADD CONSTRAINT comunicazioni_pubblicata CHECK (NOT published OR published_at IS NOT NULL);
ALTER TABLE comunicazioni ADD CONSTRAINT comunicazioni_ritirata
  CHECK (stato <> 'ritirata' OR (NOT published AND ritirata_at IS NOT NULL AND motivo_ritiro IS NOT NULL));

-- The rows that are here already: who was meant is whoever works here today, and whoever has read it.
UPDATE comunicazioni SET pubblica_il = published_at, published = published AND published_at <= now(),
  stato = (CASE WHEN NOT published THEN 'bozza' WHEN published_at > now() THEN 'programmata' ELSE 'pubblicata' END)::stato_comunicazione;
INSERT INTO comunicazione_destinatari (comunicazione_id, agent_id, notificato_at, letto_at)
SELECT c.id, a.id, c.published_at, l.at FROM comunicazioni c CROSS JOIN agents a
  LEFT JOIN comunicazione_letture l ON l.comunicazione_id = c.id AND l.agent_id = a.id
WHERE c.published AND (l.at IS NOT NULL
  OR (a.status = 'validated' AND (cardinality(c.destinatari) = 0 OR a.id = ANY (c.destinatari))));

-- The old receipts hold what they tell of: nothing goes with an announcement unseen.
ALTER TABLE "comunicazione_letture" DROP CONSTRAINT "comunicazione_letture_comunicazione_id_fkey";
ALTER TABLE "comunicazione_letture" ADD CONSTRAINT "comunicazione_letture_comunicazione_id_fkey"
  FOREIGN KEY ("comunicazione_id") REFERENCES "comunicazioni"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
