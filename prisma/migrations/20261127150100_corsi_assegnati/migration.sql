-- A course that the office has given to somebody by name, whoever else it is for, with a last day of their own.
CREATE TABLE "corsi_assegnati" (
    "corso_id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "scade_il" DATE NOT NULL,
    "assegnato_da" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "corsi_assegnati_pkey" PRIMARY KEY ("corso_id", "agent_id")
);
CREATE INDEX "corsi_assegnati_agent_id_idx" ON "corsi_assegnati"("agent_id");
CREATE INDEX "corsi_assegnati_scade_il_idx" ON "corsi_assegnati"("scade_il");
ALTER TABLE "corsi_assegnati" ADD CONSTRAINT "corsi_assegnati_corso_id_fkey" FOREIGN KEY ("corso_id") REFERENCES "formazione"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "corsi_assegnati" ADD CONSTRAINT "corsi_assegnati_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
