-- What the office notes about an agent, on the desk.
CREATE TABLE "agent_eventi" (
    "id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "tipo" TEXT NOT NULL,
    "testo" TEXT NOT NULL DEFAULT '',
    "esito" "esito_chiamata",
    "actor_role" "role",
    "actor_id" UUID,
    "actor_name" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "agent_eventi_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "agent_eventi_agent_id_at_id_idx" ON "agent_eventi"("agent_id", "at", "id");

-- AddForeignKey
ALTER TABLE "agent_eventi" ADD CONSTRAINT "agent_eventi_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
