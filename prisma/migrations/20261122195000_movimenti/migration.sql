-- The lists behind the figures of the reports: facts by day, of everybody, of an agent, of a bank; payments alone.
CREATE INDEX "pratica_fatti_at_id_idx" ON "pratica_fatti"("at", "id");
CREATE INDEX "pratica_fatti_agent_id_at_id_idx" ON "pratica_fatti"("agent_id", "at", "id");
CREATE INDEX "pratica_fatti_bank_id_at_id_idx" ON "pratica_fatti"("bank_id", "at", "id");
CREATE INDEX "pratica_fatti_liquidate_idx" ON "pratica_fatti"("at", "id") WHERE a = 'liquidata' OR da = 'liquidata';
