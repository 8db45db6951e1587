-- The meetings of some days, whoever's they are.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "pratiche_appuntamento_at_idx" ON "pratiche"("appuntamento_at");
