-- Sums of commissions by month, beneficiary and bank (docs/decisions/042). What accrues and what is taken back counts in the
-- month of its own row, for ever; what stands in closed statements and is paid moves on within that month.

CREATE TABLE "delta_provvigioni" (
    "id" BIGSERIAL NOT NULL,
    "mese" DATE NOT NULL,
    "quota" "quota_provvigione" NOT NULL,
    "agent_id" UUID NOT NULL,
    "agency_id" UUID NOT NULL,
    "bank_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "righe" INTEGER NOT NULL,
    "maturato" BIGINT NOT NULL,
    "storni" BIGINT NOT NULL,
    "in_estratto" BIGINT NOT NULL,
    "pagato" BIGINT NOT NULL,

    CONSTRAINT "delta_provvigioni_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "cubo_provvigioni" (
    "mese" DATE NOT NULL,
    "quota" "quota_provvigione" NOT NULL,
    "agent_id" UUID NOT NULL,
    "agency_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "righe" BIGINT NOT NULL DEFAULT 0,
    "maturato" BIGINT NOT NULL DEFAULT 0,
    "storni" BIGINT NOT NULL DEFAULT 0,
    "in_estratto" BIGINT NOT NULL DEFAULT 0,
    "pagato" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "cubo_provvigioni_pkey" PRIMARY KEY ("mese", "quota", "agent_id", "agency_id", "product")
);
CREATE INDEX "cubo_provvigioni_agent_id_mese_idx" ON "cubo_provvigioni"("agent_id", "mese");
CREATE TABLE "cubo_provvigioni_banca" (
    "mese" DATE NOT NULL,
    "bank_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "quota" "quota_provvigione" NOT NULL,
    "righe" BIGINT NOT NULL DEFAULT 0,
    "maturato" BIGINT NOT NULL DEFAULT 0,
    "storni" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "cubo_provvigioni_banca_pkey" PRIMARY KEY ("mese", "bank_id", "product", "quota")
);
CREATE INDEX "cubo_provvigioni_banca_bank_id_mese_idx" ON "cubo_provvigioni_banca"("bank_id", "mese");

-- What a row says, in the statement's state `stato`; the id is the inserter's.
CREATE FUNCTION cella_provvigione(v provvigioni, stato stato_estratto) RETURNS SETOF delta_provvigioni LANGUAGE sql STABLE AS $$
  SELECT 0::bigint, v.mese, v.quota, coalesce(v.agent_id, nessuno()), coalesce(v.agency_id, nessuno()), coalesce(v.bank_id, nessuno()),
    v.product, 1, CASE WHEN v.storno THEN 0 ELSE v.importo END, CASE WHEN v.storno THEN v.importo ELSE 0 END,
    CASE WHEN stato IS NOT NULL AND stato <> 'bozza' THEN v.importo ELSE 0 END, CASE WHEN stato = 'pagato' THEN v.importo ELSE 0 END
  WHERE v.product IS NOT NULL
$$;
CREATE VIEW provvigioni_vive AS SELECT c.* FROM provvigioni v LEFT JOIN estratti e ON e.id = v.estratto_id CROSS JOIN LATERAL cella_provvigione(v, e.stato) c;

CREATE FUNCTION provvigioni_in_coda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO delta_provvigioni (mese, quota, agent_id, agency_id, bank_id, product, righe, maturato, storni, in_estratto, pagato)
  SELECT c.mese, c.quota, c.agent_id, c.agency_id, c.bank_id, c.product, c.righe, c.maturato, c.storni, c.in_estratto, c.pagato
  FROM provvigioni v LEFT JOIN estratti e ON e.id = v.estratto_id CROSS JOIN LATERAL cella_provvigione(v, e.stato) c
  WHERE v.id IN (SELECT id FROM nuove);
  RETURN NULL;
END $$;
CREATE TRIGGER in_coda AFTER INSERT ON provvigioni REFERENCING NEW TABLE AS nuove FOR EACH STATEMENT EXECUTE FUNCTION provvigioni_in_coda();

-- A statement that is closed or paid takes its rows along; a draft says nothing.
CREATE FUNCTION estratto_in_coda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO delta_provvigioni (mese, quota, agent_id, agency_id, bank_id, product, righe, maturato, storni, in_estratto, pagato)
  SELECT d.mese, d.quota, d.agent_id, d.agency_id, d.bank_id, d.product, 0, 0, 0, d.in_estratto - p.in_estratto, d.pagato - p.pagato
  FROM provvigioni v CROSS JOIN LATERAL cella_provvigione(v, OLD.stato) p CROSS JOIN LATERAL cella_provvigione(v, NEW.stato) d
  WHERE v.estratto_id = NEW.id AND (d.in_estratto, d.pagato) <> (p.in_estratto, p.pagato);
  RETURN NULL;
END $$;
CREATE TRIGGER in_coda AFTER UPDATE ON estratti FOR EACH ROW WHEN (OLD.stato IS DISTINCT FROM NEW.stato) EXECUTE FUNCTION estratto_in_coda();

INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella) VALUES
('cubo_provvigioni', 'delta_provvigioni', 'provvigioni_vive', '{mese,quota,agent_id,agency_id,product}',
 '{righe,maturato,storni,in_estratto,pagato}',
 'SELECT mese, quota, agent_id, agency_id, product, righe, maturato, storni, in_estratto, pagato FROM %s'),
('cubo_provvigioni_banca', 'delta_provvigioni', 'provvigioni_vive', '{mese,bank_id,product,quota}', '{righe,maturato,storni}',
 'SELECT mese, bank_id, product, quota, righe, maturato, storni FROM %s');
SELECT cubo_vista('cubo_provvigioni'), cubo_vista('cubo_provvigioni_banca');

-- The queues are those that the cubes name, so that another one needs no change here.
CREATE OR REPLACE FUNCTION cubes_rebuild() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  c cubi;
  code text;
BEGIN
  SELECT string_agg(DISTINCT quote_ident(coda), ', ') INTO code FROM cubi;
  EXECUTE 'LOCK TABLE ' || code || ' IN ACCESS EXCLUSIVE MODE';
  EXECUTE 'TRUNCATE ' || code;
  FOR c IN SELECT * FROM cubi ORDER BY cubo LOOP
    EXECUTE format('TRUNCATE %I', c.cubo);
    EXECUTE cubo_aggiungi(c, quote_ident(c.fonte));
  END LOOP;
END $$;
SELECT cubes_rebuild();
