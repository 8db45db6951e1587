-- Tickets become work of the office: who answers what, by when, how far, and what the opener thinks of it.
-- A client whose tickets stay is not deleted: an erasure takes their name and words (the foreign key says so now).

-- CreateEnum
CREATE TYPE "priorita_ticket" AS ENUM ('bassa', 'normale', 'alta', 'urgente');

-- CreateEnum
CREATE TYPE "voce_ticket" AS ENUM ('messaggio', 'evento');

-- DropForeignKey
ALTER TABLE "tickets" DROP CONSTRAINT "tickets_client_id_fkey";

-- DropIndex
DROP INDEX "tickets_category_id_idx";

-- AlterTable
ALTER TABLE "ticket_categories" ADD COLUMN     "minuti_risposta" INTEGER DEFAULT 480,
ADD COLUMN     "minuti_soluzione" INTEGER DEFAULT 2400,
ADD COLUMN     "search" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "ticket_messages" ADD COLUMN     "tipo" "voce_ticket" NOT NULL DEFAULT 'messaggio';

-- AlterTable
ALTER TABLE "tickets" ADD COLUMN     "csat" INTEGER,
ADD COLUMN     "csat_commento" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "da_rispondere" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "fuori_tempo" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "minuti_pausa" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "minuti_prima_risposta" INTEGER,
ADD COLUMN     "minuti_risoluzione" INTEGER,
ADD COLUMN     "pausa_dal" TIMESTAMPTZ(3),
ADD COLUMN     "pratica_id" UUID,
ADD COLUMN     "prima_risposta_at" TIMESTAMPTZ(3),
ADD COLUMN     "prima_risposta_entro" TIMESTAMPTZ(3),
ADD COLUMN     "priorita" "priorita_ticket" NOT NULL DEFAULT 'normale',
ADD COLUMN     "riaperture" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "riprendi_il" TIMESTAMPTZ(3),
ADD COLUMN     "risolto_at" TIMESTAMPTZ(3),
ADD COLUMN     "risoluzione_entro" TIMESTAMPTZ(3),
ADD COLUMN     "scade_at" TIMESTAMPTZ(3),
ADD COLUMN     "tag" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "unito_a_id" UUID;

-- CreateTable
CREATE TABLE "ticket_category_admins" (
    "id" UUID NOT NULL,
    "category_id" UUID NOT NULL,
    "admin_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ticket_category_admins_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ticket_macro" (
    "id" UUID NOT NULL,
    "nome" TEXT NOT NULL,
    "testo" TEXT NOT NULL,
    "stato" "stato_ticket",
    "category_id" UUID,
    "ordine" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ticket_macro_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ticket_category_admins_admin_id_idx" ON "ticket_category_admins"("admin_id");

-- CreateIndex
CREATE UNIQUE INDEX "ticket_category_admins_category_id_admin_id_key" ON "ticket_category_admins"("category_id", "admin_id");

-- CreateIndex
CREATE INDEX "ticket_macro_ordine_id_idx" ON "ticket_macro"("ordine", "id");

-- CreateIndex
CREATE INDEX "ticket_macro_category_id_idx" ON "ticket_macro"("category_id");

-- CreateIndex
CREATE INDEX "ticket_macro_created_at_id_idx" ON "ticket_macro"("created_at", "id");

-- CreateIndex
CREATE INDEX "ticket_categories_search_idx" ON "ticket_categories" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "tickets_category_id_created_at_id_idx" ON "tickets"("category_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "tickets_priorita_created_at_id_idx" ON "tickets"("priorita", "created_at", "id");

-- CreateIndex
CREATE INDEX "tickets_assignee_id_last_message_at_id_idx" ON "tickets"("assignee_id", "last_message_at", "id");

-- CreateIndex
CREATE INDEX "tickets_stato_last_message_at_id_idx" ON "tickets"("stato", "last_message_at", "id");

-- CreateIndex
CREATE INDEX "tickets_scade_at_id_idx" ON "tickets"("scade_at", "id");

-- CreateIndex
CREATE INDEX "tickets_fuori_tempo_last_message_at_id_idx" ON "tickets"("fuori_tempo", "last_message_at", "id");

-- CreateIndex
CREATE INDEX "tickets_pratica_id_idx" ON "tickets"("pratica_id");

-- CreateIndex
CREATE INDEX "tickets_unito_a_id_idx" ON "tickets"("unito_a_id");

-- AddForeignKey
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_opened_by_admin_id_fkey" FOREIGN KEY ("opened_by_admin_id") REFERENCES "admins"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_pratica_id_fkey" FOREIGN KEY ("pratica_id") REFERENCES "pratiche"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_unito_a_id_fkey" FOREIGN KEY ("unito_a_id") REFERENCES "tickets"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_category_admins" ADD CONSTRAINT "ticket_category_admins_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "ticket_categories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_category_admins" ADD CONSTRAINT "ticket_category_admins_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_macro" ADD CONSTRAINT "ticket_macro_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "ticket_categories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
-- Exactly one opener. Rows of before may have lost theirs with the client: they are left as they are.
ALTER TABLE tickets DROP CONSTRAINT tickets_autore_ck;
ALTER TABLE tickets
  ADD CONSTRAINT tickets_autore_ck CHECK (num_nonnulls(agent_id, client_id, opened_by_admin_id) = 1) NOT VALID,
  ADD CONSTRAINT tickets_csat_ck CHECK (csat BETWEEN 1 AND 5),
  ADD CONSTRAINT tickets_unito_ck CHECK (unito_a_id IS DISTINCT FROM id);
ALTER TABLE ticket_categories
  ADD CONSTRAINT ticket_categories_minuti_ck CHECK (minuti_risposta > 0 AND minuti_soluzione > 0);

-- What the conversations of before say: the first answer, and whose turn it is. Deadlines begin with new tickets.
UPDATE tickets t SET
  prima_risposta_at = m.prima,
  da_rispondere = t.stato NOT IN ('risolto', 'chiuso') AND m.ultimo IS DISTINCT FROM 'admin',
  risolto_at = t.closed_at
FROM (
  SELECT ticket_id, min(at) FILTER (WHERE author_role = 'admin') AS prima,
    (array_agg(author_role ORDER BY at DESC, id DESC))[1] AS ultimo
  FROM ticket_messages WHERE NOT interno GROUP BY ticket_id
) m WHERE m.ticket_id = t.id;

-- Categories are chosen by their name.
CREATE TRIGGER set_search BEFORE INSERT OR UPDATE ON ticket_categories FOR EACH ROW EXECUTE FUNCTION set_search('nome');
UPDATE ticket_categories SET nome = nome;

-- The lists of the office: what is open, by its last message; who is whose.
CREATE INDEX tickets_aperti_scade_idx ON tickets (scade_at) WHERE scade_at IS NOT NULL AND NOT fuori_tempo;
CREATE INDEX tickets_riprendi_idx ON tickets (riprendi_il) WHERE riprendi_il IS NOT NULL;
CREATE INDEX tickets_risolti_idx ON tickets (risolto_at) WHERE stato = 'risolto';
