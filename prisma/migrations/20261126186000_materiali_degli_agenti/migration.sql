-- What was printed for an agent, as it was: flyers with their figures (art. 123 TUB), and orders of business cards with the PDF
-- that was approved. Rows are written once: only their state follows the figures of the day.
-- CreateEnum
CREATE TYPE "tipo_materiale" AS ENUM ('rata', 'prestito', 'bdv');

-- CreateEnum
CREATE TYPE "stato_materiale" AS ENUM ('attuale', 'da_aggiornare', 'scaduto');

-- CreateTable
CREATE TABLE "agent_materials" (
    "id" UUID NOT NULL,
    "agent_id" UUID,
    "kind" "tipo_materiale" NOT NULL,
    "layout" TEXT NOT NULL,
    "colore" TEXT NOT NULL DEFAULT 'laguna',
    "titolo" TEXT NOT NULL,
    "stato" "stato_materiale" NOT NULL DEFAULT 'attuale',
    "importo" BIGINT,
    "durata_mesi" INTEGER,
    "rata" BIGINT,
    "tan" DECIMAL(7,4),
    "taeg" DECIMAL(7,4),
    "cifre_al" DATE,
    "dati" JSONB NOT NULL,
    "rate_version" JSONB,
    "file_id" UUID,
    "ticket_id" UUID,
    "created_by_role" "role" NOT NULL,
    "created_by_id" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "agent_materials_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "agent_materials_ticket_id_key" ON "agent_materials"("ticket_id");

-- CreateIndex
CREATE INDEX "agent_materials_agent_id_created_at_id_idx" ON "agent_materials"("agent_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "agent_materials_created_by_id_created_at_id_idx" ON "agent_materials"("created_by_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "agent_materials_kind_created_at_id_idx" ON "agent_materials"("kind", "created_at", "id");

-- CreateIndex
CREATE INDEX "agent_materials_layout_created_at_id_idx" ON "agent_materials"("layout", "created_at", "id");

-- CreateIndex
CREATE INDEX "agent_materials_stato_created_at_id_idx" ON "agent_materials"("stato", "created_at", "id");

-- CreateIndex
CREATE INDEX "agent_materials_created_at_id_idx" ON "agent_materials"("created_at", "id");

-- CreateIndex
CREATE INDEX "agent_materials_importo_id_idx" ON "agent_materials"("importo", "id");

-- CreateIndex
CREATE INDEX "agent_materials_taeg_id_idx" ON "agent_materials"("taeg", "id");

-- CreateIndex
CREATE INDEX "agent_materials_file_id_idx" ON "agent_materials"("file_id");

-- AddForeignKey
ALTER TABLE "agent_materials" ADD CONSTRAINT "agent_materials_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent_materials" ADD CONSTRAINT "agent_materials_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "tickets"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent_materials" ADD CONSTRAINT "agent_materials_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;
-- A flyer has its figures and their day, an order has neither.
ALTER TABLE "agent_materials" ADD CONSTRAINT "agent_materials_cifre" CHECK (
  CASE WHEN "kind" = 'bdv' THEN num_nonnulls("importo", "durata_mesi", "rata", "tan", "taeg", "cifre_al") = 0 AND "agent_id" IS NOT NULL
  ELSE num_nonnulls("importo", "durata_mesi", "rata", "tan", "taeg", "cifre_al", "rate_version") = 7 END
);
