-- What the list of the requests' steps counts, by day, product and step: as many cells as there are days, so that its figures cost
-- the same at a million cases (docs/decisions/042).

-- Nobody writes or folds meanwhile: a row that is folded now would be missing in the new cube.
LOCK TABLE delta_lead IN ACCESS EXCLUSIVE MODE;
SELECT cubes_fold('delta_lead', 2147483647);

CREATE TABLE "cubo_giorno_richieste" (
    "giorno" DATE NOT NULL,
    "product" "prodotto" NOT NULL,
    "tappa" TEXT NOT NULL,
    "con_agente" BOOLEAN NOT NULL,
    "righe" BIGINT NOT NULL DEFAULT 0,
    "n" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "cubo_giorno_richieste_pkey" PRIMARY KEY ("giorno","product","tappa","con_agente")
);

INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella) VALUES
('cubo_giorno_richieste', 'delta_lead', 'lead_fatti', '{giorno,product,tappa,con_agente}', '{righe,n}',
 'SELECT giorno_di(at) AS giorno, product, tappa, agent_id <> nessuno() AS con_agente, 1 AS righe, n FROM %s');
SELECT cubo_vista('cubo_giorno_richieste');

-- What is there already.
DO $$
DECLARE
  c cubi;
BEGIN
  SELECT * INTO STRICT c FROM cubi WHERE cubo = 'cubo_giorno_richieste';
  EXECUTE cubo_aggiungi(c, quote_ident(c.fonte));
END $$;
