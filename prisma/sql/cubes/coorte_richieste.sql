-- The cell of a request as its row stands. The first contact is measured from the assignment; one that came before it was
-- somebody else's, and is not measured. The id is the inserter's.
CREATE OR REPLACE FUNCTION cella_coorte_richiesta(l leads) RETURNS SETOF delta_coorte_richieste LANGUAGE sql STABLE AS $$
  SELECT 0::bigint, giorno_di(l.created_at), mese_di(l.created_at), coalesce(l.agent_id, nessuno()), coalesce(l.agency_id, nessuno()),
    l.product, 1,
    (l.contattato_at IS NOT NULL OR l.appuntamento_at IS NOT NULL OR l.stato IN ('contattato', 'appuntamento', 'convertito'))::int,
    (l.appuntamento_at IS NOT NULL)::int, (l.stato = 'convertito')::int,
    (m.minuti IS NOT NULL)::int, coalesce(m.minuti, 0), coalesce(m.minuti <= 60, false)::int
  FROM (SELECT CASE WHEN l.contattato_at >= coalesce(l.assigned_at, l.created_at)
    THEN minuti_ufficio(coalesce(l.assigned_at, l.created_at), l.contattato_at) END AS minuti) m
$$;

CREATE OR REPLACE FUNCTION coorte_richiesta_in_coda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO delta_coorte_richieste (giorno, mese, agent_id, agency_id, product, n, contattate, appuntamenti, convertite, misurate, minuti, entro_ora)
    SELECT giorno, mese, agent_id, agency_id, product, -n, -contattate, -appuntamenti, -convertite, -misurate, -minuti, -entro_ora
    FROM cella_coorte_richiesta(OLD);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO delta_coorte_richieste (giorno, mese, agent_id, agency_id, product, n, contattate, appuntamenti, convertite, misurate, minuti, entro_ora)
    SELECT giorno, mese, agent_id, agency_id, product, n, contattate, appuntamenti, convertite, misurate, minuti, entro_ora
    FROM cella_coorte_richiesta(NEW);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE VIEW coorte_richieste_viva AS SELECT c.* FROM leads l CROSS JOIN LATERAL cella_coorte_richiesta(l) c;

INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella) VALUES
('cubo_coorte_richieste', 'delta_coorte_richieste', 'coorte_richieste_viva', '{mese,agent_id,agency_id,product}',
 '{n,contattate,appuntamenti,convertite,misurate,minuti,entro_ora}',
 $$SELECT mese, agent_id, agency_id, product, n, contattate, appuntamenti, convertite, misurate, minuti, entro_ora FROM %s$$),
('cubo_giorno_coorte_richieste', 'delta_coorte_richieste', 'coorte_richieste_viva', '{giorno,agent_id,agency_id,product}',
 '{n,contattate,appuntamenti,convertite,misurate,minuti,entro_ora}',
 $$SELECT giorno, agent_id, agency_id, product, n, contattate, appuntamenti, convertite, misurate, minuti, entro_ora FROM %s$$)
ON CONFLICT (cubo) DO UPDATE SET coda = excluded.coda, fonte = excluded.fonte, chiave = excluded.chiave,
  misure = excluded.misure, cella = excluded.cella;
SELECT cubo_vista(cubo) FROM cubi WHERE coda = 'delta_coorte_richieste';

CREATE OR REPLACE TRIGGER coorte AFTER INSERT OR DELETE ON leads FOR EACH ROW EXECUTE FUNCTION coorte_richiesta_in_coda();

CREATE OR REPLACE TRIGGER coorte_update AFTER UPDATE ON leads FOR EACH ROW
  WHEN ((OLD.created_at, OLD.agent_id, OLD.agency_id, OLD.product, OLD.stato, OLD.assigned_at, OLD.contattato_at, OLD.appuntamento_at)
    IS DISTINCT FROM (NEW.created_at, NEW.agent_id, NEW.agency_id, NEW.product, NEW.stato, NEW.assigned_at, NEW.contattato_at, NEW.appuntamento_at))
  EXECUTE FUNCTION coorte_richiesta_in_coda();
