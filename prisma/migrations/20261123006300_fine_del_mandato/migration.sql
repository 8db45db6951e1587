-- The end of a mandate can be undone for a day: what it changed is kept here. The work that was handed over is found by the
-- history of the jobs that did it.
CREATE TABLE "agent_chiusure" (
    "id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "prima" JSONB NOT NULL,
    "sostituiva" UUID[] DEFAULT ARRAY[]::UUID[],
    "pesi" JSONB NOT NULL DEFAULT '[]',
    "lavori" UUID[] DEFAULT ARRAY[]::UUID[],
    "riaperta_at" TIMESTAMPTZ(3),

    CONSTRAINT "agent_chiusure_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "agent_chiusure_agent_id_at_idx" ON "agent_chiusure"("agent_id", "at");

-- AddForeignKey
ALTER TABLE "agent_chiusure" ADD CONSTRAINT "agent_chiusure_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The public page of somebody who left says so for a while.
ALTER TABLE "agents" ADD COLUMN "lasciato_il" DATE;
