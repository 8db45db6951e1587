CREATE OR REPLACE TRIGGER set_search BEFORE INSERT OR UPDATE ON comunicazioni FOR EACH ROW EXECUTE FUNCTION set_search('titolo', 'categoria', 'corpo');
