-- At the end of the transaction: two names may be exchanged in one change. (With a deferred constraint nothing could be inserted
-- ON CONFLICT any more.)
CREATE OR REPLACE FUNCTION merchandising_varianti_unica() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM merchandising_varianti v WHERE v.merch_id = NEW.merch_id AND v.nome = NEW.nome) > 1 THEN
    RAISE EXCEPTION 'two variants of % are called %', NEW.merch_id, NEW.nome USING ERRCODE = 'unique_violation';
  END IF;
  RETURN NULL;
END $$;

-- What lists and filters ask of an item: the names and the sums of its variants. Writers lock the item first, in the order of
-- ids (lib/features/merchandising/stock.ts), so that two of them wait for each other and do not cross.
CREATE OR REPLACE FUNCTION merchandising_somma(quali uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE merchandising m SET varianti = s.nomi, giacenza = s.giacenza, riservata = s.riservata,
    disponibili = s.giacenza - s.riservata, sotto_soglia = s.sotto
  FROM (
    SELECT q.id, coalesce(array_agg(v.nome ORDER BY v.ordine, v.id) FILTER (WHERE v.nome <> '' AND v.attiva), '{}') AS nomi,
      coalesce(sum(v.giacenza) FILTER (WHERE v.gestita), 0)::int AS giacenza,
      coalesce(sum(v.riservata) FILTER (WHERE v.gestita), 0)::int AS riservata,
      coalesce(bool_or(v.gestita AND v.attiva AND v.giacenza - v.riservata < v.soglia), false) AS sotto
    FROM (SELECT DISTINCT unnest(quali) AS id) q LEFT JOIN merchandising_varianti v ON v.merch_id = q.id GROUP BY q.id
  ) s
  WHERE m.id = s.id AND (m.varianti, m.giacenza, m.riservata, m.sotto_soglia) IS DISTINCT FROM (s.nomi, s.giacenza, s.riservata, s.sotto)
$$;

CREATE OR REPLACE FUNCTION merchandising_varianti_cambiate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN PERFORM merchandising_somma(array_agg(merch_id)) FROM vecchie;
  ELSE PERFORM merchandising_somma(array_agg(merch_id)) FROM nuove;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER somma AFTER INSERT ON merchandising_varianti REFERENCING NEW TABLE AS nuove
  FOR EACH STATEMENT EXECUTE FUNCTION merchandising_varianti_cambiate();

CREATE OR REPLACE TRIGGER somma_cambiate AFTER UPDATE ON merchandising_varianti REFERENCING NEW TABLE AS nuove
  FOR EACH STATEMENT EXECUTE FUNCTION merchandising_varianti_cambiate();

CREATE OR REPLACE TRIGGER somma_tolte AFTER DELETE ON merchandising_varianti REFERENCING OLD TABLE AS vecchie
  FOR EACH STATEMENT EXECUTE FUNCTION merchandising_varianti_cambiate();

DROP TRIGGER IF EXISTS unica ON merchandising_varianti;
CREATE CONSTRAINT TRIGGER unica AFTER INSERT OR UPDATE OF nome ON merchandising_varianti DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION merchandising_varianti_unica();
