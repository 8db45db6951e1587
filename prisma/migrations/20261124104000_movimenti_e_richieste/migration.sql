-- The list of movements has every step and the sum of its amounts: its index holds them. Facts of leads get a list of their own.
DROP INDEX "pratica_fatti_movimenti_idx";
CREATE INDEX "pratica_fatti_movimenti_idx" ON "pratica_fatti" ("at", "id")
  INCLUDE ("tipo", "da", "a", "prima", "erogato", "richiesto", "deliberato")
  WHERE tipo <> 'provvigione';

CREATE INDEX "lead_fatti_at_id_idx" ON "lead_fatti" ("at", "id");
CREATE INDEX "lead_fatti_agent_id_at_id_idx" ON "lead_fatti" ("agent_id", "at", "id");
