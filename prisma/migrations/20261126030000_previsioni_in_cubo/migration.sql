-- Sums of forecasts and of their weekly snapshots, so that the reports on them read no forecast (docs/decisions/042). By agent and
-- by bank apart: the two together have nearly as many cells as there are open forecasts, and are kept for the questions that name both.

CREATE TABLE "delta_previsioni" (
    "id" BIGSERIAL NOT NULL,
    "agent_id" UUID NOT NULL,
    "bank_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "mese" DATE NOT NULL,
    "stato" "stato_previsione" NOT NULL,
    "n" INTEGER NOT NULL,
    "importo" BIGINT NOT NULL,
    "ponderato" BIGINT NOT NULL,

    CONSTRAINT "delta_previsioni_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "delta_foto" (
    "id" BIGSERIAL NOT NULL,
    "settimana" DATE NOT NULL,
    "agent_id" UUID NOT NULL,
    "agency_id" UUID NOT NULL,
    "bank_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "mese" DATE NOT NULL,
    "n" INTEGER NOT NULL,
    "ponderato" BIGINT NOT NULL,

    CONSTRAINT "delta_foto_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "delta_previsioni" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
ALTER TABLE "delta_foto" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

CREATE TABLE "stock_previsioni_agente" (
    "mese" DATE NOT NULL,
    "agent_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "aperte" BIGINT NOT NULL DEFAULT 0,
    "importo" BIGINT NOT NULL DEFAULT 0,
    "ponderato" BIGINT NOT NULL DEFAULT 0,
    "realizzate" BIGINT NOT NULL DEFAULT 0,
    "perse" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "stock_previsioni_agente_pkey" PRIMARY KEY ("mese","agent_id","product")
);
CREATE INDEX "stock_previsioni_agente_agent_id_mese_idx" ON "stock_previsioni_agente"("agent_id", "mese");
CREATE TABLE "stock_previsioni_banca" (
    "mese" DATE NOT NULL,
    "bank_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "aperte" BIGINT NOT NULL DEFAULT 0,
    "importo" BIGINT NOT NULL DEFAULT 0,
    "ponderato" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "stock_previsioni_banca_pkey" PRIMARY KEY ("mese","bank_id","product")
);
CREATE TABLE "stock_previsioni" (
    "mese" DATE NOT NULL,
    "agent_id" UUID NOT NULL,
    "bank_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "aperte" BIGINT NOT NULL DEFAULT 0,
    "importo" BIGINT NOT NULL DEFAULT 0,
    "ponderato" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "stock_previsioni_pkey" PRIMARY KEY ("mese","agent_id","bank_id","product")
);
CREATE INDEX "stock_previsioni_agent_id_mese_idx" ON "stock_previsioni"("agent_id", "mese");
CREATE INDEX "stock_previsioni_bank_id_mese_idx" ON "stock_previsioni"("bank_id", "mese");

CREATE TABLE "foto_agente" (
    "settimana" DATE NOT NULL,
    "mese" DATE NOT NULL,
    "agent_id" UUID NOT NULL,
    "agency_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "n" BIGINT NOT NULL DEFAULT 0,
    "ponderato" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "foto_agente_pkey" PRIMARY KEY ("settimana","mese","agent_id","agency_id","product")
);
CREATE TABLE "foto_banca" (
    "settimana" DATE NOT NULL,
    "mese" DATE NOT NULL,
    "bank_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "n" BIGINT NOT NULL DEFAULT 0,
    "ponderato" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "foto_banca_pkey" PRIMARY KEY ("settimana","mese","bank_id","product")
);
-- The snapshots by which months are judged: of the Monday of the week in which each began (lib/reports/summary/parts.ts).
CREATE INDEX "foto_agente_del_mese_idx" ON "foto_agente"("mese", "agent_id")
  WHERE "settimana" = date_trunc('week', "mese"::timestamp)::date;
CREATE INDEX "foto_banca_del_mese_idx" ON "foto_banca"("mese", "bank_id")
  WHERE "settimana" = date_trunc('week', "mese"::timestamp)::date;

-- Open forecasts to be looked at again depend on the day: the few that are due are counted from the index alone.
CREATE INDEX "predictions_da_rivedere_idx" ON "predictions"("da_rivedere_il", "prevista_per", "agent_id", "bank_id", "product")
  WHERE "stato" = 'aperta';

-- What a forecast says, as a row that enters (1) or leaves (-1); the id is the inserter's.
CREATE FUNCTION cella_previsione(p predictions, segno int) RETURNS SETOF delta_previsioni LANGUAGE sql STABLE AS $$
  SELECT 0::bigint, p.agent_id, coalesce(p.bank_id, nessuno()), p.product, p.prevista_per, p.stato, segno, segno * p.importo,
    segno * p.ponderato
$$;
CREATE VIEW previsioni_vive AS SELECT c.* FROM predictions p CROSS JOIN LATERAL cella_previsione(p, 1) c;

CREATE FUNCTION previsione_in_coda() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER in_coda AFTER INSERT OR DELETE ON predictions FOR EACH ROW EXECUTE FUNCTION previsione_in_coda();
CREATE TRIGGER in_coda_update AFTER UPDATE ON predictions FOR EACH ROW
  WHEN ((OLD.agent_id, OLD.bank_id, OLD.product, OLD.prevista_per, OLD.stato, OLD.importo, OLD.ponderato)
    IS DISTINCT FROM (NEW.agent_id, NEW.bank_id, NEW.product, NEW.prevista_per, NEW.stato, NEW.importo, NEW.ponderato))
  EXECUTE FUNCTION previsione_in_coda();

CREATE FUNCTION foto_in_coda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO delta_foto (settimana, agent_id, agency_id, bank_id, product, mese, n, ponderato)
    VALUES (OLD.settimana, OLD.agent_id, OLD.agency_id, OLD.bank_id, OLD.product, OLD.mese, -OLD.n, -OLD.ponderato);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO delta_foto (settimana, agent_id, agency_id, bank_id, product, mese, n, ponderato)
    VALUES (NEW.settimana, NEW.agent_id, NEW.agency_id, NEW.bank_id, NEW.product, NEW.mese, NEW.n, NEW.ponderato);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER in_coda AFTER INSERT OR UPDATE OR DELETE ON prediction_foto FOR EACH ROW EXECUTE FUNCTION foto_in_coda();

INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella) VALUES
('stock_previsioni_agente', 'delta_previsioni', 'previsioni_vive', '{mese,agent_id,product}',
 '{aperte,importo,ponderato,realizzate,perse}',
 $$SELECT mese, agent_id, product,
  CASE WHEN stato = 'aperta' THEN n ELSE 0 END AS aperte,
  CASE WHEN stato = 'aperta' THEN importo ELSE 0 END AS importo,
  CASE WHEN stato = 'aperta' THEN ponderato ELSE 0 END AS ponderato,
  CASE WHEN stato = 'realizzata' THEN n ELSE 0 END AS realizzate,
  CASE WHEN stato = 'persa' THEN n ELSE 0 END AS perse
 FROM %s$$),
('stock_previsioni_banca', 'delta_previsioni', 'previsioni_vive', '{mese,bank_id,product}', '{aperte,importo,ponderato}',
 $$SELECT mese, bank_id, product, n AS aperte, importo, ponderato FROM %s WHERE stato = 'aperta'$$),
('stock_previsioni', 'delta_previsioni', 'previsioni_vive', '{mese,agent_id,bank_id,product}', '{aperte,importo,ponderato}',
 $$SELECT mese, agent_id, bank_id, product, n AS aperte, importo, ponderato FROM %s WHERE stato = 'aperta'$$),
('foto_agente', 'delta_foto', 'prediction_foto', '{settimana,mese,agent_id,agency_id,product}', '{n,ponderato}',
 'SELECT settimana, mese, agent_id, agency_id, product, n, ponderato FROM %s'),
('foto_banca', 'delta_foto', 'prediction_foto', '{settimana,mese,bank_id,product}', '{n,ponderato}',
 'SELECT settimana, mese, bank_id, product, n, ponderato FROM %s');
SELECT cubo_vista(cubo) FROM cubi WHERE coda IN ('delta_previsioni', 'delta_foto');

-- Open forecasts of months that have passed leave empty cells behind.
CREATE OR REPLACE FUNCTION stock_attivita_pulisci() RETURNS void LANGUAGE sql AS $$
  DELETE FROM stock_attivita WHERE n = 0 AND importo = 0;
  DELETE FROM stock_attivita_rete WHERE n = 0 AND importo = 0;
  DELETE FROM stock_permanenza WHERE n = 0 AND importo = 0;
  DELETE FROM stock_previsioni_agente WHERE aperte = 0 AND importo = 0 AND ponderato = 0 AND realizzate = 0 AND perse = 0;
  DELETE FROM stock_previsioni_banca WHERE aperte = 0 AND importo = 0 AND ponderato = 0;
  DELETE FROM stock_previsioni WHERE aperte = 0 AND importo = 0 AND ponderato = 0
$$;

-- What is there already. The triggers keep who writes forecasts waiting until this is done.
DO $$
DECLARE
  c cubi;
BEGIN
  FOR c IN SELECT * FROM cubi WHERE coda IN ('delta_previsioni', 'delta_foto') ORDER BY cubo LOOP
    EXECUTE cubo_aggiungi(c, quote_ident(c.fonte));
  END LOOP;
END $$;
