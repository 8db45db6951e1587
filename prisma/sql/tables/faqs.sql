CREATE OR REPLACE FUNCTION set_faq_posto() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT concat_ws(' ', lpad(c.ordine::text, 10, '0'), c.id, lpad(NEW.ordine::text, 10, '0')) INTO NEW.posto
  FROM faq_categories c WHERE c.id = NEW.category_id;
  NEW.posto := coalesce(NEW.posto, '');
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER announce_rows AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON faqs FOR EACH STATEMENT EXECUTE FUNCTION announce_rows();

CREATE OR REPLACE TRIGGER set_posto BEFORE INSERT OR UPDATE ON faqs FOR EACH ROW EXECUTE FUNCTION set_faq_posto();

CREATE OR REPLACE TRIGGER set_search BEFORE INSERT OR UPDATE ON faqs FOR EACH ROW EXECUTE FUNCTION set_search('domanda', 'risposta');
