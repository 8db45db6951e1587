-- A payment counts in its own month, and is told apart where no commission of ours is behind it.
CREATE OR REPLACE FUNCTION cella_incasso(i incassi) RETURNS SETOF delta_incassi LANGUAGE sql STABLE AS $$
  SELECT 0::bigint, i.mese, i.bank_id, i.importo, (i.esito IN ('senza_movimento', 'senza_pratica'))::int, 0
$$;

-- A case that the bank owes for counts in the month of its last accrual.
CREATE OR REPLACE FUNCTION cella_partita(p partite) RETURNS SETOF delta_incassi LANGUAGE sql STABLE AS $$
  SELECT 0::bigint, date_trunc('month', p.nata_il::timestamp)::date, p.bank_id, 0::bigint, 0, 1 WHERE p.scoperta AND p.nata_il IS NOT NULL
$$;

-- The cell that a row leaves is taken back, the one that it enters is added.
CREATE OR REPLACE FUNCTION incassi_accoda(prima delta_incassi, dopo delta_incassi) RETURNS void LANGUAGE sql AS $$
  INSERT INTO delta_incassi (mese, bank_id, incassato, senza_movimento, senza_incasso)
  SELECT mese, bank_id, segno * incassato, segno * senza_movimento, segno * senza_incasso
  FROM (SELECT (prima).*, -1 AS segno UNION ALL SELECT (dopo).*, 1) AS c
  WHERE c.bank_id IS NOT NULL AND prima IS DISTINCT FROM dopo
$$;

CREATE OR REPLACE FUNCTION incasso_in_coda() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  prima delta_incassi;
  dopo delta_incassi;
BEGIN
  IF TG_OP <> 'INSERT' THEN SELECT * INTO prima FROM cella_incasso(OLD); END IF;
  IF TG_OP <> 'DELETE' THEN SELECT * INTO dopo FROM cella_incasso(NEW); END IF;
  PERFORM incassi_accoda(prima, dopo);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION partita_in_coda() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  prima delta_incassi;
  dopo delta_incassi;
BEGIN
  IF TG_OP <> 'INSERT' THEN SELECT * INTO prima FROM cella_partita(OLD); END IF;
  IF TG_OP <> 'DELETE' THEN SELECT * INTO dopo FROM cella_partita(NEW); END IF;
  PERFORM incassi_accoda(prima, dopo);
  RETURN NULL;
END $$;

CREATE OR REPLACE VIEW incassi_vivi AS
  SELECT c.* FROM incassi i CROSS JOIN LATERAL cella_incasso(i) c
  UNION ALL SELECT c.* FROM partite p CROSS JOIN LATERAL cella_partita(p) c;

INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella) VALUES
('cubo_incassi', 'delta_incassi', 'incassi_vivi', '{mese,bank_id}',
 '{incassato,senza_movimento,senza_incasso}',
 $$SELECT mese, bank_id, incassato, senza_movimento, senza_incasso FROM %s$$)
ON CONFLICT (cubo) DO UPDATE SET coda = excluded.coda, fonte = excluded.fonte, chiave = excluded.chiave,
  misure = excluded.misure, cella = excluded.cella;
SELECT cubo_vista(cubo) FROM cubi WHERE coda = 'delta_incassi';

CREATE OR REPLACE TRIGGER in_coda AFTER INSERT OR UPDATE OR DELETE ON incassi FOR EACH ROW EXECUTE FUNCTION incasso_in_coda();

CREATE OR REPLACE TRIGGER aggiunta_in_coda AFTER INSERT ON partite FOR EACH ROW WHEN (NEW.scoperta) EXECUTE FUNCTION partita_in_coda();

CREATE OR REPLACE TRIGGER cambiata_in_coda AFTER UPDATE ON partite FOR EACH ROW
  WHEN (OLD.scoperta OR NEW.scoperta) EXECUTE FUNCTION partita_in_coda();

CREATE OR REPLACE TRIGGER tolta_in_coda AFTER DELETE ON partite FOR EACH ROW WHEN (OLD.scoperta) EXECUTE FUNCTION partita_in_coda();
