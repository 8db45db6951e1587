-- What a forecast says, as a row that enters (1) or leaves (-1); the id is the inserter's.
CREATE OR REPLACE FUNCTION cella_previsione(p predictions, segno int) RETURNS SETOF delta_previsioni LANGUAGE sql STABLE AS $$
  SELECT 0::bigint, p.agent_id, coalesce(p.bank_id, nessuno()), p.product, p.prevista_per, p.stato, segno, segno * p.importo,
    segno * p.ponderato
$$;

CREATE OR REPLACE FUNCTION previsione_in_coda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO delta_previsioni (agent_id, bank_id, product, mese, stato, n, importo, ponderato)
    SELECT agent_id, bank_id, product, mese, stato, n, importo, ponderato FROM cella_previsione(OLD, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO delta_previsioni (agent_id, bank_id, product, mese, stato, n, importo, ponderato)
    SELECT agent_id, bank_id, product, mese, stato, n, importo, ponderato FROM cella_previsione(NEW, 1);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE VIEW previsioni_vive AS SELECT c.* FROM predictions p CROSS JOIN LATERAL cella_previsione(p, 1) c;

INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella) VALUES
('stock_previsioni', 'delta_previsioni', 'previsioni_vive', '{mese,agent_id,bank_id,product}',
 '{aperte,importo,ponderato}',
 $$SELECT mese, agent_id, bank_id, product, n AS aperte, importo, ponderato FROM %s WHERE stato = 'aperta'$$),
('stock_previsioni_agente', 'delta_previsioni', 'previsioni_vive', '{mese,agent_id,product}',
 '{aperte,importo,ponderato,realizzate,perse}',
 $$SELECT mese, agent_id, product,
  CASE WHEN stato = 'aperta' THEN n ELSE 0 END AS aperte,
  CASE WHEN stato = 'aperta' THEN importo ELSE 0 END AS importo,
  CASE WHEN stato = 'aperta' THEN ponderato ELSE 0 END AS ponderato,
  CASE WHEN stato = 'realizzata' THEN n ELSE 0 END AS realizzate,
  CASE WHEN stato = 'persa' THEN n ELSE 0 END AS perse
 FROM %s$$),
('stock_previsioni_banca', 'delta_previsioni', 'previsioni_vive', '{mese,bank_id,product}',
 '{aperte,importo,ponderato}',
 $$SELECT mese, bank_id, product, n AS aperte, importo, ponderato FROM %s WHERE stato = 'aperta'$$)
ON CONFLICT (cubo) DO UPDATE SET coda = excluded.coda, fonte = excluded.fonte, chiave = excluded.chiave,
  misure = excluded.misure, cella = excluded.cella;
SELECT cubo_vista(cubo) FROM cubi WHERE coda = 'delta_previsioni';

CREATE OR REPLACE TRIGGER in_coda AFTER INSERT OR DELETE ON predictions FOR EACH ROW EXECUTE FUNCTION previsione_in_coda();

CREATE OR REPLACE TRIGGER in_coda_update AFTER UPDATE ON predictions FOR EACH ROW
  WHEN ((OLD.agent_id, OLD.bank_id, OLD.product, OLD.prevista_per, OLD.stato, OLD.importo, OLD.ponderato)
    IS DISTINCT FROM (NEW.agent_id, NEW.bank_id, NEW.product, NEW.prevista_per, NEW.stato, NEW.importo, NEW.ponderato))
  EXECUTE FUNCTION previsione_in_coda();
