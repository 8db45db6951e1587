CREATE OR REPLACE TRIGGER set_search BEFORE INSERT OR UPDATE ON leads FOR EACH ROW EXECUTE FUNCTION set_search('codice', 'cognome', 'nome', 'email', 'telefono');
