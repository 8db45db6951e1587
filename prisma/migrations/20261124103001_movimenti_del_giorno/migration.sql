-- What the lists of movements and of payments count, by day and product: as many cells as there are days, so that the figures
-- of a month cost the same at a million cases (docs/decisions/042). The bits of `mov` are in the order of the movements in
-- lib/reports/movements.ts; one step may be two of them.

-- Nobody writes or folds meanwhile: a row that is folded now would be missing in the new cube.
LOCK TABLE delta_fatti IN ACCESS EXCLUSIVE MODE;
SELECT cubes_fold('delta_fatti', 2147483647);

CREATE TABLE "cubo_giorno_movimenti" (
    "giorno" DATE NOT NULL,
    "product" "prodotto" NOT NULL,
    "mov" INTEGER NOT NULL,
    "n" BIGINT NOT NULL DEFAULT 0,
    "segno" BIGINT NOT NULL DEFAULT 0,
    "erogato" BIGINT NOT NULL DEFAULT 0,
    "importo" BIGINT NOT NULL DEFAULT 0,
    "giorni" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "cubo_giorno_movimenti_pkey" PRIMARY KEY ("giorno","product","mov")
);

INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella) VALUES
('cubo_giorno_movimenti', 'delta_fatti', 'pratica_fatti', '{giorno,product,mov}', '{n,segno,erogato,importo,giorni}',
 $$SELECT giorno_di(at) AS giorno, product,
  CASE WHEN tipo = 'stato' AND (da IS NULL OR a IS NULL) THEN 1 ELSE 0 END
   + CASE WHEN tipo = 'stato' AND a = 'inviata_banca' AND da IS DISTINCT FROM 'sospesa' THEN 2 ELSE 0 END
   + CASE WHEN tipo = 'stato' AND a = 'deliberata' AND prima THEN 4 ELSE 0 END
   + CASE WHEN tipo = 'stato' AND a = 'liquidata' THEN 8 ELSE 0 END
   + CASE WHEN tipo = 'rettifica' THEN 16 ELSE 0 END
   + CASE WHEN tipo = 'stato' AND da = 'liquidata' THEN 32 ELSE 0 END
   + CASE WHEN tipo = 'stato' AND a = 'respinta' THEN 64 ELSE 0 END
   + CASE WHEN tipo = 'stato' AND a = 'ritirata' THEN 128 ELSE 0 END
   + CASE WHEN tipo = 'stato' AND da IN ('liquidata', 'respinta', 'ritirata') AND a IS NOT NULL THEN 256 ELSE 0 END
   + CASE WHEN tipo = 'stato' AND da IS NOT NULL AND a IS NOT NULL THEN 512 ELSE 0 END AS mov,
  1 AS n,
  CASE WHEN tipo = 'rettifica' THEN 0 WHEN a IS NULL THEN -1 ELSE 1 END AS segno,
  CASE WHEN tipo = 'rettifica' OR a = 'liquidata' THEN erogato WHEN da = 'liquidata' THEN -erogato ELSE 0 END AS erogato,
  CASE WHEN tipo = 'rettifica' OR a = 'liquidata' THEN erogato WHEN da = 'liquidata' THEN -erogato
   WHEN a = 'deliberata' THEN deliberato WHEN a IS NULL THEN -richiesto ELSE richiesto END AS importo,
  CASE WHEN tipo = 'stato' AND a = 'liquidata' THEN giorni ELSE 0 END AS giorni
 FROM %s WHERE tipo <> 'provvigione'$$);
SELECT cubo_vista('cubo_giorno_movimenti');

-- What is there already.
DO $$
DECLARE
  c cubi;
BEGIN
  SELECT * INTO STRICT c FROM cubi WHERE cubo = 'cubo_giorno_movimenti';
  EXECUTE cubo_aggiungi(c, quote_ident(c.fonte));
END $$;
