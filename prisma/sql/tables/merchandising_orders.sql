CREATE OR REPLACE TRIGGER set_search BEFORE INSERT OR UPDATE ON merchandising_orders FOR EACH ROW
  EXECUTE FUNCTION set_search('codice', 'richiedente', 'tracking');
