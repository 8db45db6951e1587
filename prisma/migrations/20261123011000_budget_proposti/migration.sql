-- Who leads a team may propose its targets; the office decides. One proposal of each for each year.
CREATE TABLE "budget_proposte" (
    "id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "anno" INTEGER NOT NULL,
    "righe" JSONB NOT NULL,
    "nota" TEXT NOT NULL DEFAULT '',
    "proposta_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decisa_at" TIMESTAMPTZ(3),
    "rifiuto" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "budget_proposte_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "budget_proposte_anno_proposta_at_idx" ON "budget_proposte"("anno", "proposta_at");

-- CreateIndex
CREATE UNIQUE INDEX "budget_proposte_agent_id_anno_key" ON "budget_proposte"("agent_id", "anno");

-- AddForeignKey
ALTER TABLE "budget_proposte" ADD CONSTRAINT "budget_proposte_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
