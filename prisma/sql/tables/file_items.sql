CREATE OR REPLACE TRIGGER set_search BEFORE INSERT OR UPDATE ON file_items FOR EACH ROW EXECUTE FUNCTION set_search('nome', 'descrizione', 'tag');
