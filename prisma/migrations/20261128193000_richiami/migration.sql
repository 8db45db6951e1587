-- A call that ended «da richiamare» says when: the agenda has it until somebody calls again.
ALTER TABLE "lead_eventi" ADD COLUMN "richiamare_at" TIMESTAMPTZ(3);
ALTER TABLE "pratica_eventi" ADD COLUMN "richiamare_at" TIMESTAMPTZ(3);

CREATE INDEX "lead_eventi_richiamare_at_idx" ON "lead_eventi"("richiamare_at");
CREATE INDEX "pratica_eventi_richiamare_at_idx" ON "pratica_eventi"("richiamare_at");
