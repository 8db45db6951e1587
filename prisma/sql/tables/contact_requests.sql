CREATE OR REPLACE TRIGGER set_search BEFORE INSERT OR UPDATE ON contact_requests FOR EACH ROW EXECUTE FUNCTION set_search('cognome', 'nome', 'email', 'telefono', 'messaggio');
