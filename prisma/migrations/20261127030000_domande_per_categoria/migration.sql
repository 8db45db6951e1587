-- The place of a question among all of them: that of its category, then its own. A list pages by a column of its own table.
-- Plain bytes are compared; two categories of the same place do not mix.
ALTER TABLE "faqs" ADD COLUMN "posto" TEXT COLLATE "C" NOT NULL DEFAULT '';

CREATE FUNCTION set_faq_posto() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT concat_ws(' ', lpad(c.ordine::text, 10, '0'), c.id, lpad(NEW.ordine::text, 10, '0')) INTO NEW.posto
  FROM faq_categories c WHERE c.id = NEW.category_id;
  NEW.posto := coalesce(NEW.posto, '');
  RETURN NEW;
END $$;
CREATE TRIGGER set_posto BEFORE INSERT OR UPDATE ON faqs FOR EACH ROW EXECUTE FUNCTION set_faq_posto();

-- Its questions move with a category.
CREATE FUNCTION move_faqs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE faqs SET posto = '' WHERE category_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER move_faqs AFTER UPDATE OF ordine ON faq_categories FOR EACH ROW
  WHEN (OLD.ordine IS DISTINCT FROM NEW.ordine) EXECUTE FUNCTION move_faqs();

UPDATE faqs SET posto = '';
CREATE INDEX "faqs_posto_id_idx" ON "faqs"("posto", "id");
