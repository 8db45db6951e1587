-- The meetings of some days, whoever's they are.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "leads_appuntamento_at_idx" ON "leads"("appuntamento_at");
