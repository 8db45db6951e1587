CREATE OR REPLACE TRIGGER set_search BEFORE INSERT OR UPDATE ON partner_listings
  FOR EACH ROW EXECUTE FUNCTION set_search('external_id', 'titolo', 'comune');
