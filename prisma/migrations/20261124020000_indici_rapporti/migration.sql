-- The sums of a report of rows are read from an index alone: of movements, of payments, of stalled cases.
-- The condition is that of the movements, word by word, or PostgreSQL would not see that a report asks for no others.
CREATE INDEX "pratica_fatti_movimenti_idx" ON "pratica_fatti" ("at", "id") INCLUDE ("tipo", "da", "a", "prima", "erogato")
  WHERE (tipo = 'stato' AND (da IS NULL OR a IS NULL))
    OR (tipo = 'stato' AND a = 'inviata_banca' AND da IS DISTINCT FROM 'sospesa')
    OR (tipo = 'stato' AND a = 'deliberata' AND prima)
    OR (tipo = 'stato' AND a = 'liquidata')
    OR (tipo = 'rettifica')
    OR (tipo = 'stato' AND da = 'liquidata')
    OR (tipo = 'stato' AND a = 'respinta')
    OR (tipo = 'stato' AND a = 'ritirata')
    OR (tipo = 'stato' AND da IN ('liquidata', 'respinta', 'ritirata') AND a IS NOT NULL);

DROP INDEX "pratica_fatti_liquidate_idx";
CREATE INDEX "pratica_fatti_pagamenti_idx" ON "pratica_fatti" ("at", "id")
  WHERE a = 'liquidata' OR da = 'liquidata' OR tipo = 'rettifica';

DROP INDEX "pratiche_ferme_idx";
CREATE INDEX "pratiche_ferme_idx" ON "pratiche" ("ultima_attivita", "id") INCLUDE ("stato", "importo_richiesto")
  WHERE stato NOT IN ('liquidata', 'respinta', 'ritirata', 'sospesa');
