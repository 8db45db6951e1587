CREATE OR REPLACE TRIGGER set_search BEFORE INSERT OR UPDATE ON quotes FOR EACH ROW WHEN (NEW.codice IS NOT NULL)
  EXECUTE FUNCTION set_search('codice', 'cognome', 'nome', 'titolo', 'email', 'telefono');
