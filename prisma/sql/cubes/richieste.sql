CREATE OR REPLACE FUNCTION richiesta_in_coda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.agent_id IS NOT NULL THEN
    INSERT INTO delta_richieste (agent_id, giorno, n) VALUES (OLD.agent_id, giorno_di(OLD.created_at), -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.agent_id IS NOT NULL THEN
    INSERT INTO delta_richieste (agent_id, giorno, n) VALUES (NEW.agent_id, giorno_di(NEW.created_at), 1);
  END IF;
  RETURN NULL;
END $$;

-- The id is the inserter's.
CREATE OR REPLACE VIEW richieste_vive AS
  SELECT 0::bigint AS id, agent_id, giorno_di(created_at) AS giorno, 1 AS n FROM leads WHERE agent_id IS NOT NULL;

INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella) VALUES
('stock_richieste', 'delta_richieste', 'richieste_vive', '{agent_id,giorno}',
 '{n}',
 $$SELECT agent_id, giorno, n FROM %s$$)
ON CONFLICT (cubo) DO UPDATE SET coda = excluded.coda, fonte = excluded.fonte, chiave = excluded.chiave,
  misure = excluded.misure, cella = excluded.cella;
SELECT cubo_vista(cubo) FROM cubi WHERE coda = 'delta_richieste';

CREATE OR REPLACE TRIGGER in_coda AFTER INSERT OR DELETE ON leads FOR EACH ROW EXECUTE FUNCTION richiesta_in_coda();

CREATE OR REPLACE TRIGGER in_coda_update AFTER UPDATE ON leads FOR EACH ROW
  WHEN ((OLD.agent_id, OLD.created_at) IS DISTINCT FROM (NEW.agent_id, NEW.created_at))
  EXECUTE FUNCTION richiesta_in_coda();
