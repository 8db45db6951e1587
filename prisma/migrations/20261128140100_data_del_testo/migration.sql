-- Since when a page says what it says: publishing it or giving it another address changes no word of it.
ALTER TABLE "pages" ADD COLUMN "testo_al" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE "pages" SET "testo_al" = "updated_at";

CREATE FUNCTION pages_testo_al() RETURNS trigger AS $$
BEGIN
  IF (NEW.titolo, NEW.descrizione, NEW.corpo) IS DISTINCT FROM (OLD.titolo, OLD.descrizione, OLD.corpo) THEN
    NEW.testo_al := CURRENT_TIMESTAMP;
  END IF;
  RETURN NEW;
END
$$ LANGUAGE plpgsql;
CREATE TRIGGER pages_testo_al BEFORE UPDATE ON "pages" FOR EACH ROW EXECUTE FUNCTION pages_testo_al();
