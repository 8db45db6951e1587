-- The short link of a flyer, /v/{code}. The first ten digits of a UUID are random.
ALTER TABLE "agent_materials" ADD COLUMN "codice" TEXT NOT NULL DEFAULT left(replace(gen_random_uuid()::text, '-', ''), 10);
CREATE UNIQUE INDEX "agent_materials_codice_key" ON "agent_materials"("codice");
