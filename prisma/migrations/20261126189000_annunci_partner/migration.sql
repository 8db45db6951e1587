-- Listings of the partner estate agency: what a list filters, sorts and searches by.
ALTER TABLE "partner_listings"
  ADD COLUMN "mq" INTEGER,
  ADD COLUMN "classe" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "scade_il" DATE,
  ADD COLUMN "search" TEXT NOT NULL DEFAULT '';
UPDATE "partner_listings" SET
  "mq" = CASE WHEN "dati"->>'mq' ~ '^\d{1,6}$' THEN ("dati"->>'mq')::int END,
  "classe" = coalesce("dati"->>'classeEnergetica', '');
CREATE TRIGGER set_search BEFORE INSERT OR UPDATE ON "partner_listings"
  FOR EACH ROW EXECUTE FUNCTION set_search('external_id', 'titolo', 'comune');
UPDATE "partner_listings" SET "titolo" = "titolo";
CREATE INDEX "partner_listings_prezzo_id_idx" ON "partner_listings"("prezzo", "id");
CREATE INDEX "partner_listings_provincia_created_at_id_idx" ON "partner_listings"("provincia", "created_at", "id");
CREATE INDEX "partner_listings_attivo_created_at_id_idx" ON "partner_listings"("attivo", "created_at", "id");
CREATE INDEX "partner_listings_search_idx" ON "partner_listings" USING GIN ("search" gin_trgm_ops);

-- The listing that a request is about.
ALTER TABLE "leads" ADD COLUMN "listing_id" UUID;
ALTER TABLE "leads" ADD CONSTRAINT "leads_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "partner_listings"("id")
  ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "leads_listing_id_idx" ON "leads"("listing_id");

-- What the partner has delivered, one row for each id of theirs.
CREATE TYPE "stato_consegna" AS ENUM ('ricevuta', 'elaborata', 'errore', 'rifiutata');
CREATE TABLE "partner_consegne" (
  "id" UUID NOT NULL,
  "partner" TEXT NOT NULL DEFAULT 'luccacase',
  "id_esterno" TEXT NOT NULL,
  "evento" TEXT NOT NULL DEFAULT '',
  "stato" "stato_consegna" NOT NULL DEFAULT 'ricevuta',
  "firma_valida" BOOLEAN NOT NULL,
  "corpo" JSONB NOT NULL DEFAULT '{}',
  "errore" TEXT NOT NULL DEFAULT '',
  "tentativi" INTEGER NOT NULL DEFAULT 0,
  "listing_id" UUID,
  "lead_id" UUID,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "partner_consegne_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "partner_consegne_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "partner_listings"("id")
    ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "partner_consegne_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id")
    ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "partner_consegne_partner_id_esterno_key" ON "partner_consegne"("partner", "id_esterno");
CREATE INDEX "partner_consegne_created_at_id_idx" ON "partner_consegne"("created_at", "id");
CREATE INDEX "partner_consegne_stato_created_at_id_idx" ON "partner_consegne"("stato", "created_at", "id");
CREATE INDEX "partner_consegne_evento_created_at_id_idx" ON "partner_consegne"("evento", "created_at", "id");
CREATE INDEX "partner_consegne_listing_id_idx" ON "partner_consegne"("listing_id");
CREATE INDEX "partner_consegne_lead_id_idx" ON "partner_consegne"("lead_id");
