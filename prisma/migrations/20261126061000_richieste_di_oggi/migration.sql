-- Requests by the agent who has them today and the day on which they came: the list of the agents counted those of thirty days row by
-- row (docs/decisions/042).

CREATE TABLE "delta_richieste" (
    "id" BIGSERIAL NOT NULL,
    "agent_id" UUID NOT NULL,
    "giorno" DATE NOT NULL,
    "n" INTEGER NOT NULL,

    CONSTRAINT "delta_richieste_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "delta_richieste" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

CREATE TABLE "stock_richieste" (
    "agent_id" UUID NOT NULL,
    "giorno" DATE NOT NULL,
    "n" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "stock_richieste_pkey" PRIMARY KEY ("agent_id","giorno")
);

-- The id is the inserter's.
CREATE VIEW richieste_vive AS
  SELECT 0::bigint AS id, agent_id, giorno_di(created_at) AS giorno, 1 AS n FROM leads WHERE agent_id IS NOT NULL;

CREATE FUNCTION richiesta_in_coda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.agent_id IS NOT NULL THEN
    INSERT INTO delta_richieste (agent_id, giorno, n) VALUES (OLD.agent_id, giorno_di(OLD.created_at), -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.agent_id IS NOT NULL THEN
    INSERT INTO delta_richieste (agent_id, giorno, n) VALUES (NEW.agent_id, giorno_di(NEW.created_at), 1);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER in_coda AFTER INSERT OR DELETE ON leads FOR EACH ROW EXECUTE FUNCTION richiesta_in_coda();
CREATE TRIGGER in_coda_update AFTER UPDATE ON leads FOR EACH ROW
  WHEN ((OLD.agent_id, OLD.created_at) IS DISTINCT FROM (NEW.agent_id, NEW.created_at))
  EXECUTE FUNCTION richiesta_in_coda();

INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella) VALUES
('stock_richieste', 'delta_richieste', 'richieste_vive', '{agent_id,giorno}', '{n}', 'SELECT agent_id, giorno, n FROM %s');
SELECT cubo_vista('stock_richieste');

-- Requests that went to somebody else, or away, leave empty cells behind.
CREATE OR REPLACE FUNCTION stock_attivita_pulisci() RETURNS void LANGUAGE sql AS $$
  DELETE FROM stock_attivita WHERE n = 0 AND importo = 0;
  DELETE FROM stock_attivita_rete WHERE n = 0 AND importo = 0;
  DELETE FROM stock_permanenza WHERE n = 0 AND importo = 0;
  DELETE FROM stock_richieste WHERE n = 0;
  DELETE FROM stock_previsioni_agente WHERE aperte = 0 AND importo = 0 AND ponderato = 0 AND realizzate = 0 AND perse = 0;
  DELETE FROM stock_previsioni_banca WHERE aperte = 0 AND importo = 0 AND ponderato = 0;
  DELETE FROM stock_previsioni WHERE aperte = 0 AND importo = 0 AND ponderato = 0
$$;

-- What is there already. The triggers keep who writes requests waiting until this is done.
DO $$
DECLARE
  c cubi;
BEGIN
  SELECT * INTO STRICT c FROM cubi WHERE cubo = 'stock_richieste';
  EXECUTE cubo_aggiungi(c, quote_ident(c.fonte));
END $$;
