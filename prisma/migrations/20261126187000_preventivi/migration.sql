-- A simulation that somebody makes for a client has a code, an owner and a state of its own. Simulations of visitors, which
-- are nearly all rows of this table, stay as they are: the indexes of the list leave them out.
CREATE TYPE "stato_preventivo" AS ENUM ('bozza', 'inviato', 'aperto', 'convertito', 'scaduto');

ALTER TABLE "quotes"
  ADD COLUMN "codice" TEXT,
  ADD COLUMN "stato" "stato_preventivo" NOT NULL DEFAULT 'bozza',
  ADD COLUMN "titolo" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "nome" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "cognome" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "email" CITEXT,
  ADD COLUMN "telefono" TEXT,
  ADD COLUMN "scelte" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[],
  ADD COLUMN "banca" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "importo" BIGINT,
  ADD COLUMN "durata_mesi" INTEGER,
  ADD COLUMN "rata" BIGINT,
  ADD COLUMN "taeg" DECIMAL(7,4),
  ADD COLUMN "agent_id" UUID REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD COLUMN "admin_id" UUID REFERENCES "admins"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD COLUMN "client_id" UUID REFERENCES "clients"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD COLUMN "lead_id" UUID REFERENCES "leads"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD COLUMN "pratica_id" UUID REFERENCES "pratiche"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD COLUMN "inviato_at" TIMESTAMPTZ(3),
  ADD COLUMN "aperto_at" TIMESTAMPTZ(3),
  ADD COLUMN "convertito_at" TIMESTAMPTZ(3),
  ADD COLUMN "scade_il" DATE,
  ADD COLUMN "search" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- Whatever has a code is somebody's, and ends on a day.
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_di_qualcuno" CHECK (
  "codice" IS NULL OR (("agent_id" IS NOT NULL OR "admin_id" IS NOT NULL) AND "scade_il" IS NOT NULL));
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_convertito" CHECK (
  "stato" <> 'convertito' OR "convertito_at" IS NOT NULL);

CREATE UNIQUE INDEX "quotes_codice_key" ON "quotes"("codice");
CREATE INDEX "quotes_preventivi_idx" ON "quotes"("created_at", "id") WHERE "codice" IS NOT NULL;
CREATE INDEX "quotes_scadenza_idx" ON "quotes"("scade_il", "id") WHERE "codice" IS NOT NULL;
CREATE INDEX "quotes_importo_idx" ON "quotes"("importo", "id") WHERE "codice" IS NOT NULL;
CREATE INDEX "quotes_stato_idx" ON "quotes"("stato", "created_at", "id") WHERE "codice" IS NOT NULL;
CREATE INDEX "quotes_product_idx" ON "quotes"("product", "created_at", "id") WHERE "codice" IS NOT NULL;
CREATE INDEX "quotes_agente_idx" ON "quotes"("agent_id", "created_at", "id") WHERE "agent_id" IS NOT NULL;
CREATE INDEX "quotes_admin_idx" ON "quotes"("admin_id") WHERE "admin_id" IS NOT NULL;
CREATE INDEX "quotes_client_idx" ON "quotes"("client_id") WHERE "client_id" IS NOT NULL;
CREATE INDEX "quotes_lead_idx" ON "quotes"("lead_id") WHERE "lead_id" IS NOT NULL;
CREATE INDEX "quotes_pratica_idx" ON "quotes"("pratica_id") WHERE "pratica_id" IS NOT NULL;
CREATE INDEX "quotes_email_idx" ON "quotes"("email") WHERE "email" IS NOT NULL;
CREATE INDEX "quotes_search_idx" ON "quotes" USING GIN ("search" gin_trgm_ops) WHERE "codice" IS NOT NULL;

CREATE TRIGGER set_search BEFORE INSERT OR UPDATE ON quotes FOR EACH ROW WHEN (NEW.codice IS NOT NULL)
  EXECUTE FUNCTION set_search('codice', 'cognome', 'nome', 'titolo', 'email', 'telefono');
