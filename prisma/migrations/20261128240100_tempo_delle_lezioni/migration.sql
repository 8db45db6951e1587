-- The time that an agent has for videos is one for all lessons: what is left of it, and what of each lesson's tolerance is taken.
ALTER TABLE "formazione_progressi"
  ADD COLUMN "credito_sec" DOUBLE PRECISION NOT NULL DEFAULT 0,
  ADD COLUMN "tolleranza_sec" DOUBLE PRECISION NOT NULL DEFAULT 0;

CREATE INDEX "formazione_progressi_agent_id_contato_at_idx" ON "formazione_progressi"("agent_id", "contato_at");
