-- The question is locked first: of two votes at once the second counts the first.
CREATE OR REPLACE FUNCTION count_faq_utile() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  faq uuid := coalesce(NEW.faq_id, OLD.faq_id);
BEGIN
  PERFORM 1 FROM faqs WHERE id = faq FOR UPDATE;
  UPDATE faqs SET (voti, utile_pct) = (
    SELECT count(*), round(100.0 * count(*) FILTER (WHERE si) / nullif(count(*), 0)) FROM faq_utile WHERE faq_id = faq
  ) WHERE id = faq;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER count_utile AFTER INSERT OR UPDATE OR DELETE ON faq_utile FOR EACH ROW EXECUTE FUNCTION count_faq_utile();
