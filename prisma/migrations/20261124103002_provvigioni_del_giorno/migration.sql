-- What the list of the commissions counts, by day, share, product and direction: as many cells as there are days, so that the
-- figures of a month cost the same at a million cases (docs/decisions/042).

-- Nobody writes or folds meanwhile, and the queue is empty: its rows would lack the day.
LOCK TABLE delta_provvigioni IN ACCESS EXCLUSIVE MODE;
SELECT cubes_fold('delta_provvigioni', 2147483647);

ALTER TABLE "delta_provvigioni" ADD COLUMN "giorno" DATE NOT NULL, ADD COLUMN "storno" BOOLEAN NOT NULL;

CREATE TABLE "cubo_giorno_provvigioni" (
    "giorno" DATE NOT NULL,
    "quota" "quota_provvigione" NOT NULL,
    "product" "prodotto" NOT NULL,
    "storno" BOOLEAN NOT NULL,
    "righe" BIGINT NOT NULL DEFAULT 0,
    "maturato" BIGINT NOT NULL DEFAULT 0,
    "storni" BIGINT NOT NULL DEFAULT 0,
    "compensi" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "cubo_giorno_provvigioni_pkey" PRIMARY KEY ("giorno","quota","product","storno")
);

CREATE OR REPLACE FUNCTION cella_provvigione(v provvigioni, stato stato_estratto) RETURNS SETOF delta_provvigioni LANGUAGE sql STABLE AS $$
  SELECT 0::bigint, v.mese, v.quota, coalesce(v.agent_id, nessuno()), coalesce(v.agency_id, nessuno()), coalesce(v.bank_id, nessuno()),
    v.product, 1, CASE WHEN v.storno THEN 0 ELSE v.importo END, CASE WHEN v.storno THEN v.importo ELSE 0 END,
    CASE WHEN stato IS NOT NULL AND stato <> 'bozza' THEN v.importo ELSE 0 END, CASE WHEN stato = 'pagato' THEN v.importo ELSE 0 END,
    CASE WHEN v.quota = 'sede' AND v.compenso > 0 THEN compenso_di(v) ELSE 0 END, giorno_di(v.maturata_at), v.storno
  WHERE v.product IS NOT NULL
$$;
CREATE OR REPLACE VIEW provvigioni_vive AS SELECT c.* FROM provvigioni v LEFT JOIN estratti e ON e.id = v.estratto_id CROSS JOIN LATERAL cella_provvigione(v, e.stato) c;

CREATE OR REPLACE FUNCTION provvigioni_in_coda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO delta_provvigioni (mese, quota, agent_id, agency_id, bank_id, product, righe, maturato, storni, in_estratto, pagato, compensi, giorno, storno)
  SELECT c.mese, c.quota, c.agent_id, c.agency_id, c.bank_id, c.product, c.righe, c.maturato, c.storni, c.in_estratto, c.pagato, c.compensi, c.giorno, c.storno
  FROM provvigioni v LEFT JOIN estratti e ON e.id = v.estratto_id CROSS JOIN LATERAL cella_provvigione(v, e.stato) c
  WHERE v.id IN (SELECT id FROM nuove);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION estratto_in_coda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO delta_provvigioni (mese, quota, agent_id, agency_id, bank_id, product, righe, maturato, storni, in_estratto, pagato, giorno, storno)
  SELECT d.mese, d.quota, d.agent_id, d.agency_id, d.bank_id, d.product, 0, 0, 0, d.in_estratto - p.in_estratto, d.pagato - p.pagato, d.giorno, d.storno
  FROM provvigioni v CROSS JOIN LATERAL cella_provvigione(v, OLD.stato) p CROSS JOIN LATERAL cella_provvigione(v, NEW.stato) d
  WHERE v.estratto_id = NEW.id AND (d.in_estratto, d.pagato) <> (p.in_estratto, p.pagato);
  RETURN NULL;
END $$;

INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella) VALUES
('cubo_giorno_provvigioni', 'delta_provvigioni', 'provvigioni_vive', '{giorno,quota,product,storno}', '{righe,maturato,storni,compensi}',
 'SELECT giorno, quota, product, storno, righe, maturato, storni, compensi FROM %s');
SELECT cubo_vista('cubo_giorno_provvigioni');

-- What is there already.
DO $$
DECLARE
  c cubi;
BEGIN
  SELECT * INTO STRICT c FROM cubi WHERE cubo = 'cubo_giorno_provvigioni';
  EXECUTE cubo_aggiungi(c, quote_ident(c.fonte));
END $$;
