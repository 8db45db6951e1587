-- The signature that each agent last copied: what it showed, as a digest, so that a change since is seen and told once.
CREATE TABLE "agent_signatures" (
    "agent_id" UUID NOT NULL,
    "opzioni" JSONB NOT NULL,
    "impronta" TEXT NOT NULL,
    "copiata_at" TIMESTAMPTZ(3) NOT NULL,
    "avvisata_at" TIMESTAMPTZ(3),
    CONSTRAINT "agent_signatures_pkey" PRIMARY KEY ("agent_id")
);
ALTER TABLE "agent_signatures" ADD CONSTRAINT "agent_signatures_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
