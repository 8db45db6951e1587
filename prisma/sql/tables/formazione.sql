CREATE OR REPLACE TRIGGER set_search BEFORE INSERT OR UPDATE ON formazione FOR EACH ROW EXECUTE FUNCTION set_search('titolo', 'descrizione');
