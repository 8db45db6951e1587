-- Categories are chosen by their name.
CREATE OR REPLACE TRIGGER set_search BEFORE INSERT OR UPDATE ON ticket_categories FOR EACH ROW EXECUTE FUNCTION set_search('nome');
