-- What a row says, in the statement's state `stato`; the id is the inserter's.
CREATE OR REPLACE FUNCTION cella_provvigione(v provvigioni, stato stato_estratto) RETURNS SETOF delta_provvigioni LANGUAGE sql STABLE AS $$
  SELECT 0::bigint, v.mese, v.quota, coalesce(v.agent_id, nessuno()), coalesce(v.agency_id, nessuno()), coalesce(v.bank_id, nessuno()),
    v.product, 1, CASE WHEN v.storno THEN 0 ELSE v.importo END, CASE WHEN v.storno THEN v.importo ELSE 0 END,
    CASE WHEN stato IS NOT NULL AND stato <> 'bozza' THEN v.importo ELSE 0 END, CASE WHEN stato = 'pagato' THEN v.importo ELSE 0 END,
    CASE WHEN v.quota = 'sede' AND v.compenso > 0 THEN compenso_di(v) ELSE 0 END, giorno_di(v.maturata_at), v.storno
  WHERE v.product IS NOT NULL
$$;

CREATE OR REPLACE FUNCTION provvigioni_in_coda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO delta_provvigioni (mese, quota, agent_id, agency_id, bank_id, product, righe, maturato, storni, in_estratto, pagato, compensi, giorno, storno)
  SELECT c.mese, c.quota, c.agent_id, c.agency_id, c.bank_id, c.product, c.righe, c.maturato, c.storni, c.in_estratto, c.pagato, c.compensi, c.giorno, c.storno
  FROM provvigioni v LEFT JOIN estratti e ON e.id = v.estratto_id CROSS JOIN LATERAL cella_provvigione(v, e.stato) c
  WHERE v.id IN (SELECT id FROM nuove);
  RETURN NULL;
END $$;

-- A statement that is closed or paid takes its rows along; a draft says nothing.
CREATE OR REPLACE FUNCTION estratto_in_coda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO delta_provvigioni (mese, quota, agent_id, agency_id, bank_id, product, righe, maturato, storni, in_estratto, pagato, giorno, storno)
  SELECT d.mese, d.quota, d.agent_id, d.agency_id, d.bank_id, d.product, 0, 0, 0, d.in_estratto - p.in_estratto, d.pagato - p.pagato, d.giorno, d.storno
  FROM provvigioni v CROSS JOIN LATERAL cella_provvigione(v, OLD.stato) p CROSS JOIN LATERAL cella_provvigione(v, NEW.stato) d
  WHERE v.estratto_id = NEW.id AND (d.in_estratto, d.pagato) <> (p.in_estratto, p.pagato);
  RETURN NULL;
END $$;

CREATE OR REPLACE VIEW provvigioni_vive AS SELECT c.* FROM provvigioni v LEFT JOIN estratti e ON e.id = v.estratto_id CROSS JOIN LATERAL cella_provvigione(v, e.stato) c;

INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella) VALUES
('cubo_giorno_provvigioni', 'delta_provvigioni', 'provvigioni_vive', '{giorno,quota,product,storno}',
 '{righe,maturato,storni,compensi}',
 $$SELECT giorno, quota, product, storno, righe, maturato, storni, compensi FROM %s$$),
('cubo_provvigioni', 'delta_provvigioni', 'provvigioni_vive', '{mese,quota,agent_id,agency_id,product}',
 '{righe,maturato,storni,in_estratto,pagato}',
 $$SELECT mese, quota, agent_id, agency_id, product, righe, maturato, storni, in_estratto, pagato FROM %s$$),
('cubo_provvigioni_banca', 'delta_provvigioni', 'provvigioni_vive', '{mese,bank_id,product,quota}',
 '{righe,maturato,storni,compensi}',
 $$SELECT mese, bank_id, product, quota, righe, maturato, storni, compensi FROM %s$$)
ON CONFLICT (cubo) DO UPDATE SET coda = excluded.coda, fonte = excluded.fonte, chiave = excluded.chiave,
  misure = excluded.misure, cella = excluded.cella;
SELECT cubo_vista(cubo) FROM cubi WHERE coda = 'delta_provvigioni';

CREATE OR REPLACE TRIGGER in_coda AFTER UPDATE ON estratti FOR EACH ROW WHEN (OLD.stato IS DISTINCT FROM NEW.stato) EXECUTE FUNCTION estratto_in_coda();

CREATE OR REPLACE TRIGGER in_coda AFTER INSERT ON provvigioni REFERENCING NEW TABLE AS nuove FOR EACH STATEMENT EXECUTE FUNCTION provvigioni_in_coda();

-- Up to version 1.3.0 a fee stayed where the office's share was taken back in several parts. Where there is such a case, what was counted
-- by that rule is counted again; once it is, this finds nothing to do.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM provvigioni WHERE storno AND quota = 'sede' AND n_storno > 1) THEN RETURN; END IF;
  PERFORM partite_aggiorna(array_agg(pratica_id), array_agg(bank_id)) FROM provvigioni WHERE storno AND quota = 'sede' AND n_storno > 1;
  IF cubo_diverse('cubo_giorno_provvigioni') > 0 THEN PERFORM cubes_rebuild_of('{delta_provvigioni}'); END IF;
END $$;
