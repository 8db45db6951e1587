-- A row of "formazione" was one video; it is a course now, and its lessons are rows of their own (docs/decisions/062).
-- AlterTable
ALTER TABLE "formazione" ADD COLUMN     "escludi" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "minimo_pct" INTEGER NOT NULL DEFAULT 90,
ADD COLUMN     "obbligatorio" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "ore_oam" DECIMAL(4,1) NOT NULL DEFAULT 0,
ADD COLUMN     "regole" JSONB NOT NULL DEFAULT '[{"tipo": "tutti", "valori": []}]',
ADD COLUMN     "scade_il" DATE,
ADD COLUMN     "search" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "sequenziale" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "validita_mesi" INTEGER,
ALTER COLUMN "url_video" SET DEFAULT '';

-- CreateTable
CREATE TABLE "lezioni" (
    "id" UUID NOT NULL,
    "corso_id" UUID NOT NULL,
    "ordine" INTEGER NOT NULL DEFAULT 0,
    "titolo" TEXT NOT NULL,
    "descrizione" TEXT NOT NULL DEFAULT '',
    "video" TEXT NOT NULL,
    "durata_sec" INTEGER NOT NULL,
    "copertina" TEXT,
    "sottotitoli" TEXT,
    "allegati" JSONB NOT NULL DEFAULT '[]',
    "domande" JSONB NOT NULL DEFAULT '[]',
    "soglia" INTEGER NOT NULL DEFAULT 80,
    "tentativi" INTEGER,

    CONSTRAINT "lezioni_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "formazione_progressi" (
    "id" UUID NOT NULL,
    "corso_id" UUID NOT NULL,
    "lezione_id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "intervalli" JSONB NOT NULL DEFAULT '[]',
    "posizione_sec" INTEGER NOT NULL DEFAULT 0,
    "visto_sec" INTEGER NOT NULL DEFAULT 0,
    "visto_pct" INTEGER NOT NULL DEFAULT 0,
    "contato_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "quiz_punti" INTEGER,
    "quiz_superato_at" TIMESTAMPTZ(3),
    "completata_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "iniziata_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "formazione_progressi_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "quiz_tentativi" (
    "id" UUID NOT NULL,
    "corso_id" UUID NOT NULL,
    "lezione_id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "risposte" JSONB NOT NULL,
    "punti" INTEGER NOT NULL,
    "superato" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quiz_tentativi_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "attestati" (
    "id" UUID NOT NULL,
    "codice" TEXT NOT NULL,
    "corso_id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "titolo" TEXT NOT NULL,
    "ore" DECIMAL(4,1) NOT NULL DEFAULT 0,
    "emesso_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "scade_at" TIMESTAMPTZ(3),

    CONSTRAINT "attestati_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "lezioni_corso_id_ordine_id_idx" ON "lezioni"("corso_id", "ordine", "id");

-- CreateIndex
CREATE INDEX "formazione_progressi_agent_id_corso_id_idx" ON "formazione_progressi"("agent_id", "corso_id");

-- CreateIndex
CREATE INDEX "formazione_progressi_corso_id_agent_id_idx" ON "formazione_progressi"("corso_id", "agent_id");

-- CreateIndex
CREATE UNIQUE INDEX "formazione_progressi_lezione_id_agent_id_key" ON "formazione_progressi"("lezione_id", "agent_id");

-- CreateIndex
CREATE INDEX "quiz_tentativi_corso_id_idx" ON "quiz_tentativi"("corso_id");

-- CreateIndex
CREATE INDEX "quiz_tentativi_agent_id_lezione_id_at_idx" ON "quiz_tentativi"("agent_id", "lezione_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "attestati_codice_key" ON "attestati"("codice");

-- CreateIndex
CREATE INDEX "attestati_agent_id_emesso_at_idx" ON "attestati"("agent_id", "emesso_at");

-- CreateIndex
CREATE INDEX "attestati_corso_id_agent_id_emesso_at_idx" ON "attestati"("corso_id", "agent_id", "emesso_at");

-- CreateIndex
CREATE INDEX "formazione_categoria_ordine_id_idx" ON "formazione"("categoria", "ordine", "id");

-- CreateIndex
CREATE INDEX "formazione_titolo_id_idx" ON "formazione"("titolo", "id");

-- CreateIndex
CREATE INDEX "formazione_scade_il_id_idx" ON "formazione"("scade_il", "id");

-- CreateIndex
CREATE INDEX "formazione_search_idx" ON "formazione" USING GIN ("search" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "lezioni" ADD CONSTRAINT "lezioni_corso_id_fkey" FOREIGN KEY ("corso_id") REFERENCES "formazione"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "formazione_progressi" ADD CONSTRAINT "formazione_progressi_corso_id_fkey" FOREIGN KEY ("corso_id") REFERENCES "formazione"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "formazione_progressi" ADD CONSTRAINT "formazione_progressi_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quiz_tentativi" ADD CONSTRAINT "quiz_tentativi_corso_id_fkey" FOREIGN KEY ("corso_id") REFERENCES "formazione"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quiz_tentativi" ADD CONSTRAINT "quiz_tentativi_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attestati" ADD CONSTRAINT "attestati_corso_id_fkey" FOREIGN KEY ("corso_id") REFERENCES "formazione"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attestati" ADD CONSTRAINT "attestati_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Every video that is there becomes the one lesson of its course. How long it is nobody knows: five minutes until somebody says.
INSERT INTO "lezioni" ("id", "corso_id", "ordine", "titolo", "descrizione", "video", "durata_sec")
  SELECT gen_random_uuid(), "id", 1, "titolo", "descrizione", "url_video", 300 FROM "formazione" WHERE "url_video" <> '';
UPDATE "formazione" SET "categoria" = 'Altro'
  WHERE "categoria" NOT IN ('Primi passi', 'Pratiche', 'Istruttoria', 'Prodotti', 'Norme', 'Relazione', 'Altro');

ALTER TABLE "formazione" ADD CONSTRAINT "formazione_ck" CHECK ("minimo_pct" BETWEEN 1 AND 100 AND "ore_oam" >= 0 AND ("validita_mesi" IS NULL OR "validita_mesi" > 0));
ALTER TABLE "lezioni" ADD CONSTRAINT "lezioni_ck" CHECK ("durata_sec" > 0 AND "soglia" BETWEEN 1 AND 100 AND ("tentativi" IS NULL OR "tentativi" > 0));
ALTER TABLE "formazione_progressi" ADD CONSTRAINT "formazione_progressi_ck" CHECK ("visto_pct" BETWEEN 0 AND 100 AND "visto_sec" >= 0);

CREATE TRIGGER set_search BEFORE INSERT OR UPDATE ON formazione FOR EACH ROW EXECUTE FUNCTION set_search('titolo', 'descrizione');
UPDATE "formazione" SET "search" = '';
