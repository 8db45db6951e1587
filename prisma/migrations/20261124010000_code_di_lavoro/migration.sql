-- What waits for somebody at an agent's desk: stalled cases of one agent, and documents to be looked at, which are few of
-- very many.
CREATE INDEX "pratiche_agente_ferme_idx" ON "pratiche" ("agent_id", "ultima_attivita", "id") INCLUDE ("stato")
  WHERE stato NOT IN ('liquidata', 'respinta', 'ritirata', 'sospesa');
CREATE INDEX "pratica_documenti_caricato_idx" ON "pratica_documenti" ("pratica_id") WHERE stato = 'caricato';
