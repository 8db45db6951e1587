-- Its questions move with a category.
CREATE OR REPLACE FUNCTION move_faqs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE faqs SET posto = '' WHERE category_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER announce_rows AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON faq_categories FOR EACH STATEMENT EXECUTE FUNCTION announce_rows();

CREATE OR REPLACE TRIGGER move_faqs AFTER UPDATE OF ordine ON faq_categories FOR EACH ROW
  WHEN (OLD.ordine IS DISTINCT FROM NEW.ordine) EXECUTE FUNCTION move_faqs();
