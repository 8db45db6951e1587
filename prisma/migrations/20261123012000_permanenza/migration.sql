-- Open cases of the whole network by the day since which they are in their state, and by that of their last activity: as
-- many cells as there are days, whatever the number of cases (docs/decisions/042). One agent's or one bank's are few, and
-- are read from the cases.

-- Nobody writes or folds meanwhile, and the queue is empty: its rows would lack the new day.
LOCK TABLE delta_stock IN ACCESS EXCLUSIVE MODE;
SELECT cubes_fold('delta_stock', 2147483647);

ALTER TABLE "delta_stock" ADD COLUMN "dal" DATE NOT NULL;

CREATE TABLE "stock_permanenza" (
    "product" "prodotto" NOT NULL,
    "stato" "stato_pratica" NOT NULL,
    "dal" DATE NOT NULL,
    "n" BIGINT NOT NULL DEFAULT 0,
    "importo" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "stock_permanenza_pkey" PRIMARY KEY ("product","stato","dal")
);

CREATE TABLE "stock_attivita_rete" (
    "product" "prodotto" NOT NULL,
    "stato" "stato_pratica" NOT NULL,
    "giorno" DATE NOT NULL,
    "n" BIGINT NOT NULL DEFAULT 0,
    "importo" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "stock_attivita_rete_pkey" PRIMARY KEY ("product","stato","giorno")
);

CREATE OR REPLACE FUNCTION cella_stock(p pratiche) RETURNS SETOF delta_stock LANGUAGE sql STABLE AS $$
  SELECT 0::bigint, coalesce(p.agent_id, nessuno()), coalesce(p.agency_id, nessuno()), coalesce(p.bank_id, nessuno()), p.product, p.stato,
    CASE WHEN p.stato IN ('liquidata', 'respinta', 'ritirata') THEN p.stato::text ELSE 'aperta' END,
    CASE WHEN p.stato IN ('liquidata', 'respinta', 'ritirata') THEN date '0001-01-01' ELSE giorno_di(p.ultima_attivita) END,
    mese_di(p.created_at), mese_di(p.data_invio_banca), 1, p.importo_richiesto,
    CASE WHEN p.stato IN ('liquidata', 'respinta', 'ritirata') THEN date '0001-01-01' ELSE giorno_di(p.stato_dal) END
$$;
CREATE OR REPLACE VIEW stock_vivo AS SELECT c.* FROM pratiche p CROSS JOIN LATERAL cella_stock(p) c;

CREATE OR REPLACE FUNCTION pratica_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  prima delta_stock;
  dopo delta_stock;
BEGIN
  IF TG_OP <> 'INSERT' THEN SELECT * INTO prima FROM cella_stock(OLD); END IF;
  IF TG_OP <> 'DELETE' THEN SELECT * INTO dopo FROM cella_stock(NEW); END IF;
  IF prima IS NOT DISTINCT FROM dopo THEN RETURN NULL; END IF;
  INSERT INTO delta_stock (agent_id, agency_id, bank_id, product, stato, esito, giorno, mese, mese_invio, n, importo, dal)
  SELECT agent_id, agency_id, bank_id, product, stato, esito, giorno, mese, mese_invio, segno * n, segno * importo, dal
  FROM (SELECT (prima).*, -1 AS segno UNION ALL SELECT (dopo).*, 1) AS c WHERE c.agent_id IS NOT NULL;
  RETURN NULL;
END $$;

INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella) VALUES
('stock_permanenza', 'delta_stock', 'stock_vivo', '{product,stato,dal}', '{n,importo}',
 $$SELECT product, stato, dal, n, importo FROM %s WHERE esito = 'aperta'$$),
('stock_attivita_rete', 'delta_stock', 'stock_vivo', '{product,stato,giorno}', '{n,importo}',
 $$SELECT product, stato, giorno, n, importo FROM %s WHERE esito = 'aperta'$$);
SELECT cubo_vista(cubo) FROM cubi WHERE cubo IN ('stock_permanenza', 'stock_attivita_rete');

CREATE OR REPLACE FUNCTION stock_attivita_pulisci() RETURNS void LANGUAGE sql AS $$
  DELETE FROM stock_attivita WHERE n = 0 AND importo = 0;
  DELETE FROM stock_attivita_rete WHERE n = 0 AND importo = 0;
  DELETE FROM stock_permanenza WHERE n = 0 AND importo = 0
$$;

-- What is there already.
DO $$
DECLARE
  c cubi;
BEGIN
  FOR c IN SELECT * FROM cubi WHERE cubo IN ('stock_permanenza', 'stock_attivita_rete') LOOP
    EXECUTE cubo_aggiungi(c, quote_ident(c.fonte));
  END LOOP;
END $$;
