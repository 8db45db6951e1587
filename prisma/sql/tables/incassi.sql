-- A payment has a case or has none; how it stands is known when its case has been added up.
CREATE OR REPLACE FUNCTION incasso_esito() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.esito := CASE WHEN NEW.pratica_id IS NULL THEN 'senza_pratica' ELSE 'senza_movimento' END;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER esito BEFORE INSERT OR UPDATE OF pratica_id ON incassi FOR EACH ROW EXECUTE FUNCTION incasso_esito();

CREATE OR REPLACE TRIGGER set_search BEFORE INSERT OR UPDATE ON incassi FOR EACH ROW EXECUTE FUNCTION set_search('codice', 'riferimento');
