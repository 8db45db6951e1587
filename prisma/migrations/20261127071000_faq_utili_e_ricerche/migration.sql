-- A list is filtered by its columns: what agents said of an answer stands beside the question. What they look for and do not find
-- is counted by the day.

-- AlterTable
ALTER TABLE "faqs" ADD COLUMN     "utile_pct" INTEGER,
ADD COLUMN     "voti" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "faq_ricerche" (
    "testo" TEXT NOT NULL,
    "giorno" DATE NOT NULL,
    "n" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "faq_ricerche_pkey" PRIMARY KEY ("testo","giorno")
);

-- CreateIndex
CREATE INDEX "faq_ricerche_giorno_idx" ON "faq_ricerche"("giorno");

-- The question is locked first: of two votes at once the second counts the first.
CREATE FUNCTION count_faq_utile() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  faq uuid := coalesce(NEW.faq_id, OLD.faq_id);
BEGIN
  PERFORM 1 FROM faqs WHERE id = faq FOR UPDATE;
  UPDATE faqs SET (voti, utile_pct) = (
    SELECT count(*), round(100.0 * count(*) FILTER (WHERE si) / nullif(count(*), 0)) FROM faq_utile WHERE faq_id = faq
  ) WHERE id = faq;
  RETURN NULL;
END $$;
CREATE TRIGGER count_utile AFTER INSERT OR UPDATE OR DELETE ON faq_utile FOR EACH ROW EXECUTE FUNCTION count_faq_utile();

UPDATE faqs f SET voti = u.voti, utile_pct = u.pct
FROM (
  SELECT faq_id, count(*) AS voti, round(100.0 * count(*) FILTER (WHERE si) / count(*)) AS pct FROM faq_utile GROUP BY faq_id
) u WHERE u.faq_id = f.id;
