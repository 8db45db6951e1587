-- What is done with tickets by itself: rules of the office, each with its conditions and actions, and which of those that wait have
-- acted already. Additive: the previous code knows nothing of them.

-- CreateEnum
CREATE TYPE "evento_regola" AS ENUM ('creato', 'risposta', 'inattivo', 'senza_risposta', 'in_scadenza', 'scaduto');

-- CreateEnum
CREATE TYPE "condizione_regola" AS ENUM ('categoria', 'parole', 'aperto_da', 'agenzia', 'priorita', 'stato', 'fuori_orario');

-- CreateEnum
CREATE TYPE "azione_regola" AS ENUM ('assegna', 'assegna_meno', 'priorita', 'nota', 'risposta', 'avvisa');

-- CreateTable
CREATE TABLE "ticket_regole" (
    "id" UUID NOT NULL,
    "nome" TEXT NOT NULL,
    "attiva" BOOLEAN NOT NULL DEFAULT true,
    "ordine" INTEGER NOT NULL DEFAULT 0,
    "evento" "evento_regola" NOT NULL,
    "ore" INTEGER,
    "attiva_dal" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ticket_regole_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ticket_regole_condizioni" (
    "id" UUID NOT NULL,
    "rule_id" UUID NOT NULL,
    "tipo" "condizione_regola" NOT NULL,
    "category_id" UUID,
    "parole" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "ruolo" "role",
    "agency_id" UUID,
    "priorita" "priorita_ticket",
    "stato" "stato_ticket",
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ticket_regole_condizioni_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ticket_regole_azioni" (
    "id" UUID NOT NULL,
    "rule_id" UUID NOT NULL,
    "tipo" "azione_regola" NOT NULL,
    "admin_id" UUID,
    "priorita" "priorita_ticket",
    "testo" TEXT,
    "macro_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ticket_regole_azioni_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ticket_regole_eseguite" (
    "id" UUID NOT NULL,
    "rule_id" UUID NOT NULL,
    "ticket_id" UUID NOT NULL,
    "dal" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ticket_regole_eseguite_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ticket_regole_ordine_id_idx" ON "ticket_regole"("ordine", "id");

-- CreateIndex
CREATE INDEX "ticket_regole_created_at_id_idx" ON "ticket_regole"("created_at", "id");

-- CreateIndex
CREATE INDEX "ticket_regole_evento_attiva_idx" ON "ticket_regole"("evento", "attiva");

-- CreateIndex
CREATE INDEX "ticket_regole_condizioni_rule_id_idx" ON "ticket_regole_condizioni"("rule_id");

-- CreateIndex
CREATE INDEX "ticket_regole_condizioni_category_id_idx" ON "ticket_regole_condizioni"("category_id");

-- CreateIndex
CREATE INDEX "ticket_regole_condizioni_agency_id_idx" ON "ticket_regole_condizioni"("agency_id");

-- CreateIndex
CREATE INDEX "ticket_regole_azioni_rule_id_idx" ON "ticket_regole_azioni"("rule_id");

-- CreateIndex
CREATE INDEX "ticket_regole_azioni_admin_id_idx" ON "ticket_regole_azioni"("admin_id");

-- CreateIndex
CREATE INDEX "ticket_regole_azioni_macro_id_idx" ON "ticket_regole_azioni"("macro_id");

-- CreateIndex
CREATE INDEX "ticket_regole_eseguite_ticket_id_idx" ON "ticket_regole_eseguite"("ticket_id");

-- CreateIndex
CREATE UNIQUE INDEX "ticket_regole_eseguite_rule_id_ticket_id_dal_key" ON "ticket_regole_eseguite"("rule_id", "ticket_id", "dal");

-- AddForeignKey
ALTER TABLE "ticket_regole_condizioni" ADD CONSTRAINT "ticket_regole_condizioni_rule_id_fkey" FOREIGN KEY ("rule_id") REFERENCES "ticket_regole"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_regole_condizioni" ADD CONSTRAINT "ticket_regole_condizioni_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "ticket_categories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_regole_condizioni" ADD CONSTRAINT "ticket_regole_condizioni_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_regole_azioni" ADD CONSTRAINT "ticket_regole_azioni_rule_id_fkey" FOREIGN KEY ("rule_id") REFERENCES "ticket_regole"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_regole_azioni" ADD CONSTRAINT "ticket_regole_azioni_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_regole_azioni" ADD CONSTRAINT "ticket_regole_azioni_macro_id_fkey" FOREIGN KEY ("macro_id") REFERENCES "ticket_macro"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_regole_eseguite" ADD CONSTRAINT "ticket_regole_eseguite_rule_id_fkey" FOREIGN KEY ("rule_id") REFERENCES "ticket_regole"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_regole_eseguite" ADD CONSTRAINT "ticket_regole_eseguite_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "tickets"("id") ON DELETE CASCADE ON UPDATE CASCADE;
