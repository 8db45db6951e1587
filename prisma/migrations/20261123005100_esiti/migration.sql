-- The flow of one agency, and the reasons of refusals and withdrawals: facts by day.
CREATE INDEX "pratica_fatti_agency_id_at_id_idx" ON "pratica_fatti"("agency_id", "at", "id");
CREATE INDEX "pratica_fatti_esiti_idx" ON "pratica_fatti"("at", "id") WHERE tipo = 'stato' AND a IN ('respinta', 'ritirata');
