-- Its stock is that of its state, as lists have it; its outcome is neither open nor paid out.
CREATE OR REPLACE FUNCTION cella_stock(p pratiche) RETURNS SETOF delta_stock LANGUAGE sql STABLE AS $$
  SELECT 0::bigint, coalesce(p.agent_id, nessuno()), coalesce(p.agency_id, nessuno()), coalesce(p.bank_id, nessuno()), p.product, p.stato,
    CASE WHEN p.erogazione_da_confermare THEN 'da_confermare'
      WHEN p.stato IN ('liquidata', 'respinta', 'ritirata') THEN p.stato::text ELSE 'aperta' END,
    CASE WHEN p.stato IN ('liquidata', 'respinta', 'ritirata') THEN date '0001-01-01' ELSE giorno_di(p.ultima_attivita) END,
    mese_di(p.created_at), mese_di(p.data_invio_banca), 1, p.importo_richiesto,
    CASE WHEN p.stato IN ('liquidata', 'respinta', 'ritirata') THEN date '0001-01-01' ELSE giorno_di(p.stato_dal) END
$$;

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

-- Requests that went to somebody else, or away, leave empty cells behind.
CREATE OR REPLACE FUNCTION stock_attivita_pulisci() RETURNS void LANGUAGE sql AS $$
  DELETE FROM stock_attivita WHERE n = 0 AND importo = 0;
  DELETE FROM stock_attivita_rete WHERE n = 0 AND importo = 0;
  DELETE FROM stock_permanenza WHERE n = 0 AND importo = 0;
  DELETE FROM stock_richieste WHERE n = 0;
  DELETE FROM cubo_coorte_richieste WHERE n = 0;
  DELETE FROM cubo_giorno_coorte_richieste WHERE n = 0;
  DELETE FROM stock_previsioni_agente WHERE aperte = 0 AND importo = 0 AND ponderato = 0 AND realizzate = 0 AND perse = 0;
  DELETE FROM stock_previsioni_banca WHERE aperte = 0 AND importo = 0 AND ponderato = 0;
  DELETE FROM stock_previsioni WHERE aperte = 0 AND importo = 0 AND ponderato = 0
$$;

CREATE OR REPLACE VIEW stock_vivo AS SELECT c.* FROM pratiche p CROSS JOIN LATERAL cella_stock(p) c;

INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella) VALUES
('cubo_coorte', 'delta_stock', 'stock_vivo', '{mese,product,esito}',
 '{n,importo}',
 $$SELECT mese, product, esito, n, importo FROM %s$$),
('cubo_coorte_agente', 'delta_stock', 'stock_vivo', '{mese,agent_id,agency_id,product,esito}',
 '{n,importo}',
 $$SELECT mese, agent_id, agency_id, product, esito, n, importo FROM %s$$),
('cubo_coorte_agente_mese', 'delta_stock', 'stock_vivo', '{mese,agent_id,agency_id}',
 '{n,liquidate}',
 $$SELECT mese, agent_id, agency_id, n, CASE WHEN esito = 'liquidata' THEN n ELSE 0 END AS liquidate FROM %s$$),
('cubo_coorte_banca', 'delta_stock', 'stock_vivo', '{mese,bank_id,product,esito}',
 '{n,importo}',
 $$SELECT mese_invio AS mese, bank_id, product, esito, n, importo FROM %s WHERE mese_invio IS NOT NULL AND bank_id <> nessuno()$$),
('stock_agente', 'delta_stock', 'stock_vivo', '{agent_id,agency_id,product,stato}',
 '{n,importo}',
 $$SELECT agent_id, agency_id, product, stato, n, importo FROM %s$$),
('stock_attivita', 'delta_stock', 'stock_vivo', '{agent_id,agency_id,stato,giorno}',
 '{n,importo}',
 $$SELECT agent_id, agency_id, stato, giorno, n, importo FROM %s WHERE esito = 'aperta'$$),
('stock_attivita_rete', 'delta_stock', 'stock_vivo', '{product,stato,giorno}',
 '{n,importo}',
 $$SELECT product, stato, giorno, n, importo FROM %s WHERE esito = 'aperta'$$),
('stock_banca', 'delta_stock', 'stock_vivo', '{bank_id,agency_id,product,stato}',
 '{n,importo}',
 $$SELECT bank_id, agency_id, product, stato, n, importo FROM %s$$),
('stock_permanenza', 'delta_stock', 'stock_vivo', '{product,stato,dal}',
 '{n,importo}',
 $$SELECT product, stato, dal, n, importo FROM %s WHERE esito = 'aperta'$$)
ON CONFLICT (cubo) DO UPDATE SET coda = excluded.coda, fonte = excluded.fonte, chiave = excluded.chiave,
  misure = excluded.misure, cella = excluded.cella;
SELECT cubo_vista(cubo) FROM cubi WHERE coda = 'delta_stock';

CREATE OR REPLACE TRIGGER stock AFTER INSERT OR UPDATE OR DELETE ON pratiche FOR EACH ROW EXECUTE FUNCTION pratica_stock();
