-- Requests by when they came and who has them today, with what has become of them (docs/decisions/042): rates are of one and the same
-- requests. Steps by their own days, of who took them then, made shares of more than the whole.

CREATE TABLE "delta_coorte_richieste" (
    "id" BIGSERIAL NOT NULL,
    "giorno" DATE NOT NULL,
    "mese" DATE NOT NULL,
    "agent_id" UUID NOT NULL,
    "agency_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "n" INTEGER NOT NULL,
    "contattate" INTEGER NOT NULL,
    "appuntamenti" INTEGER NOT NULL,
    "convertite" INTEGER NOT NULL,
    "misurate" INTEGER NOT NULL,
    "minuti" INTEGER NOT NULL,
    "entro_ora" INTEGER NOT NULL,

    CONSTRAINT "delta_coorte_richieste_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "delta_coorte_richieste" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

CREATE TABLE "cubo_coorte_richieste" (
    "mese" DATE NOT NULL,
    "agent_id" UUID NOT NULL,
    "agency_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "n" BIGINT NOT NULL DEFAULT 0,
    "contattate" BIGINT NOT NULL DEFAULT 0,
    "appuntamenti" BIGINT NOT NULL DEFAULT 0,
    "convertite" BIGINT NOT NULL DEFAULT 0,
    "misurate" BIGINT NOT NULL DEFAULT 0,
    "minuti" BIGINT NOT NULL DEFAULT 0,
    "entro_ora" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "cubo_coorte_richieste_pkey" PRIMARY KEY ("mese","agent_id","agency_id","product")
);
CREATE INDEX "cubo_coorte_richieste_agent_id_mese_idx" ON "cubo_coorte_richieste"("agent_id", "mese");

CREATE TABLE "cubo_giorno_coorte_richieste" (
    "giorno" DATE NOT NULL,
    "agent_id" UUID NOT NULL,
    "agency_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "n" BIGINT NOT NULL DEFAULT 0,
    "contattate" BIGINT NOT NULL DEFAULT 0,
    "appuntamenti" BIGINT NOT NULL DEFAULT 0,
    "convertite" BIGINT NOT NULL DEFAULT 0,
    "misurate" BIGINT NOT NULL DEFAULT 0,
    "minuti" BIGINT NOT NULL DEFAULT 0,
    "entro_ora" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "cubo_giorno_coorte_richieste_pkey" PRIMARY KEY ("giorno","agent_id","agency_id","product")
);
CREATE INDEX "cubo_giorno_coorte_richieste_agent_id_giorno_idx" ON "cubo_giorno_coorte_richieste"("agent_id", "giorno");

-- The cell of a request as its row stands. The first contact is measured from the assignment; one that came before it was
-- somebody else's, and is not measured. The id is the inserter's.
CREATE FUNCTION cella_coorte_richiesta(l leads) RETURNS SETOF delta_coorte_richieste LANGUAGE sql STABLE AS $$
  SELECT 0::bigint, giorno_di(l.created_at), mese_di(l.created_at), coalesce(l.agent_id, nessuno()), coalesce(l.agency_id, nessuno()),
    l.product, 1,
    (l.contattato_at IS NOT NULL OR l.appuntamento_at IS NOT NULL OR l.stato IN ('contattato', 'appuntamento', 'convertito'))::int,
    (l.appuntamento_at IS NOT NULL)::int, (l.stato = 'convertito')::int,
    (m.minuti IS NOT NULL)::int, coalesce(m.minuti, 0), coalesce(m.minuti <= 60, false)::int
  FROM (SELECT CASE WHEN l.contattato_at >= coalesce(l.assigned_at, l.created_at)
    THEN minuti_ufficio(coalesce(l.assigned_at, l.created_at), l.contattato_at) END AS minuti) m
$$;
CREATE VIEW coorte_richieste_viva AS SELECT c.* FROM leads l CROSS JOIN LATERAL cella_coorte_richiesta(l) c;

CREATE FUNCTION coorte_richiesta_in_coda() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER coorte AFTER INSERT OR DELETE ON leads FOR EACH ROW EXECUTE FUNCTION coorte_richiesta_in_coda();
CREATE TRIGGER coorte_update AFTER UPDATE ON leads FOR EACH ROW
  WHEN ((OLD.created_at, OLD.agent_id, OLD.agency_id, OLD.product, OLD.stato, OLD.assigned_at, OLD.contattato_at, OLD.appuntamento_at)
    IS DISTINCT FROM (NEW.created_at, NEW.agent_id, NEW.agency_id, NEW.product, NEW.stato, NEW.assigned_at, NEW.contattato_at, NEW.appuntamento_at))
  EXECUTE FUNCTION coorte_richiesta_in_coda();

INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella) VALUES
('cubo_coorte_richieste', 'delta_coorte_richieste', 'coorte_richieste_viva', '{mese,agent_id,agency_id,product}',
 '{n,contattate,appuntamenti,convertite,misurate,minuti,entro_ora}',
 'SELECT mese, agent_id, agency_id, product, n, contattate, appuntamenti, convertite, misurate, minuti, entro_ora FROM %s'),
('cubo_giorno_coorte_richieste', 'delta_coorte_richieste', 'coorte_richieste_viva', '{giorno,agent_id,agency_id,product}',
 '{n,contattate,appuntamenti,convertite,misurate,minuti,entro_ora}',
 'SELECT giorno, agent_id, agency_id, product, n, contattate, appuntamenti, convertite, misurate, minuti, entro_ora FROM %s');
SELECT cubo_vista('cubo_coorte_richieste'), cubo_vista('cubo_giorno_coorte_richieste');

-- What is there already. The triggers keep who writes requests waiting until this is done.
DO $$
DECLARE
  c cubi;
BEGIN
  FOR c IN SELECT * FROM cubi WHERE coda = 'delta_coorte_richieste' ORDER BY cubo LOOP
    EXECUTE cubo_aggiungi(c, quote_ident(c.fonte));
  END LOOP;
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
