-- What banks have paid, and the cases of which they have paid nothing, by bank and month: the report by bank added up the rows of a
-- year (docs/decisions/042, 053).

CREATE TABLE "delta_incassi" (
    "id" BIGSERIAL NOT NULL,
    "mese" DATE NOT NULL,
    "bank_id" UUID NOT NULL,
    "incassato" BIGINT NOT NULL,
    "senza_movimento" INTEGER NOT NULL,
    "senza_incasso" INTEGER NOT NULL,

    CONSTRAINT "delta_incassi_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "cubo_incassi" (
    "mese" DATE NOT NULL,
    "bank_id" UUID NOT NULL,
    "incassato" BIGINT NOT NULL DEFAULT 0,
    "senza_movimento" BIGINT NOT NULL DEFAULT 0,
    "senza_incasso" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "cubo_incassi_pkey" PRIMARY KEY ("mese","bank_id")
);

-- A payment counts in its own month, and is told apart where no commission of ours is behind it.
CREATE FUNCTION cella_incasso(i incassi) RETURNS SETOF delta_incassi LANGUAGE sql STABLE AS $$
  SELECT 0::bigint, i.mese, i.bank_id, i.importo, (i.esito IN ('senza_movimento', 'senza_pratica'))::int, 0
$$;
-- A case that the bank owes for counts in the month of its last accrual.
CREATE FUNCTION cella_partita(p partite) RETURNS SETOF delta_incassi LANGUAGE sql STABLE AS $$
  SELECT 0::bigint, p.mese, p.bank_id, 0::bigint, 0, 1 WHERE p.esito = 'da_incassare' AND p.mese IS NOT NULL
$$;
CREATE VIEW incassi_vivi AS
  SELECT c.* FROM incassi i CROSS JOIN LATERAL cella_incasso(i) c
  UNION ALL SELECT c.* FROM partite p CROSS JOIN LATERAL cella_partita(p) c;

-- The cell that a row leaves is taken back, the one that it enters is added.
CREATE FUNCTION incassi_accoda(prima delta_incassi, dopo delta_incassi) RETURNS void LANGUAGE sql AS $$
  INSERT INTO delta_incassi (mese, bank_id, incassato, senza_movimento, senza_incasso)
  SELECT mese, bank_id, segno * incassato, segno * senza_movimento, segno * senza_incasso
  FROM (SELECT (prima).*, -1 AS segno UNION ALL SELECT (dopo).*, 1) AS c
  WHERE c.bank_id IS NOT NULL AND prima IS DISTINCT FROM dopo
$$;

CREATE FUNCTION incasso_in_coda() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  prima delta_incassi;
  dopo delta_incassi;
BEGIN
  IF TG_OP <> 'INSERT' THEN SELECT * INTO prima FROM cella_incasso(OLD); END IF;
  IF TG_OP <> 'DELETE' THEN SELECT * INTO dopo FROM cella_incasso(NEW); END IF;
  PERFORM incassi_accoda(prima, dopo);
  RETURN NULL;
END $$;
CREATE TRIGGER in_coda AFTER INSERT OR UPDATE OR DELETE ON incassi FOR EACH ROW EXECUTE FUNCTION incasso_in_coda();

CREATE FUNCTION partita_in_coda() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  prima delta_incassi;
  dopo delta_incassi;
BEGIN
  IF TG_OP <> 'INSERT' THEN SELECT * INTO prima FROM cella_partita(OLD); END IF;
  IF TG_OP <> 'DELETE' THEN SELECT * INTO dopo FROM cella_partita(NEW); END IF;
  PERFORM incassi_accoda(prima, dopo);
  RETURN NULL;
END $$;
CREATE TRIGGER aggiunta_in_coda AFTER INSERT ON partite FOR EACH ROW WHEN (NEW.esito = 'da_incassare') EXECUTE FUNCTION partita_in_coda();
CREATE TRIGGER tolta_in_coda AFTER DELETE ON partite FOR EACH ROW WHEN (OLD.esito = 'da_incassare') EXECUTE FUNCTION partita_in_coda();
CREATE TRIGGER cambiata_in_coda AFTER UPDATE ON partite FOR EACH ROW
  WHEN (OLD.esito = 'da_incassare' OR NEW.esito = 'da_incassare') EXECUTE FUNCTION partita_in_coda();

INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella) VALUES
('cubo_incassi', 'delta_incassi', 'incassi_vivi', '{mese,bank_id}', '{incassato,senza_movimento,senza_incasso}',
 'SELECT mese, bank_id, incassato, senza_movimento, senza_incasso FROM %s');
SELECT cubo_vista('cubo_incassi');

-- What is there already.
DO $$
DECLARE
  c cubi;
BEGIN
  SELECT * INTO STRICT c FROM cubi WHERE cubo = 'cubo_incassi';
  EXECUTE cubo_aggiungi(c, quote_ident(c.fonte));
END $$;

-- Nothing else was found by these.
DROP INDEX "incassi_mese_idx";
DROP INDEX "partite_da_incassare_idx";
