-- What an agent has had paid out between two instants, and how much: the desk's figures and the lists that they open. The
-- amount is in the index, so that a year is summed without visiting its cases.
CREATE INDEX "pratiche_agente_liquidate_idx" ON "pratiche" ("agent_id", "data_liquidazione") INCLUDE ("importo_erogato")
  WHERE "stato" = 'liquidata';
