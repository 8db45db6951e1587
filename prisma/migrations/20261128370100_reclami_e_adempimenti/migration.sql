-- The register of complaints (Banca d'Italia, Disposizioni sulla trasparenza, XI: answer within 60 days), training done elsewhere, and
-- packs for an inspection. Nothing is there before: the former release goes on beside these tables.
-- CreateEnum
CREATE TYPE "canale_reclamo" AS ENUM ('pec', 'email', 'posta', 'area', 'telefono', 'persona');

-- CreateEnum
CREATE TYPE "causale_reclamo" AS ENUM ('costi', 'trasparenza', 'tempi', 'comportamento', 'documenti', 'privacy', 'altro');

-- CreateEnum
CREATE TYPE "esito_reclamo" AS ENUM ('accolto', 'parziale', 'respinto', 'ritirato');

-- CreateEnum
CREATE TYPE "esito_abf" AS ENUM ('in_corso', 'accolto', 'parziale', 'respinto', 'inammissibile');

-- AlterTable
ALTER TABLE "ticket_categories" ADD COLUMN     "reclami" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "tickets" ADD COLUMN     "reclamo_entro" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "reclami" (
    "id" UUID NOT NULL,
    "codice" TEXT NOT NULL,
    "ticket_id" UUID NOT NULL,
    "agent_id" UUID,
    "canale" "canale_reclamo" NOT NULL,
    "product" "prodotto",
    "causale" "causale_reclamo" NOT NULL DEFAULT 'altro',
    "ricevuto_il" DATE NOT NULL,
    "consigliato_il" DATE NOT NULL,
    "entro_il" DATE NOT NULL,
    "esito" "esito_reclamo",
    "risposto_il" DATE,
    "abf_il" DATE,
    "abf_esito" "esito_abf",
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reclami_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "attestati_esterni" (
    "id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "titolo" TEXT NOT NULL,
    "ente" TEXT NOT NULL,
    "ore" DECIMAL(4,1) NOT NULL,
    "conseguito_il" DATE NOT NULL,
    "file_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "attestati_esterni_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "fascicoli" (
    "id" UUID NOT NULL,
    "dal" DATE NOT NULL,
    "al" DATE NOT NULL,
    "admin_id" UUID NOT NULL,
    "progress_id" UUID NOT NULL,
    "file_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "fascicoli_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "reclami_codice_key" ON "reclami"("codice");

-- CreateIndex
CREATE UNIQUE INDEX "reclami_ticket_id_key" ON "reclami"("ticket_id");

-- CreateIndex
CREATE INDEX "reclami_ricevuto_il_id_idx" ON "reclami"("ricevuto_il", "id");

-- CreateIndex
CREATE INDEX "reclami_entro_il_id_idx" ON "reclami"("entro_il", "id");

-- CreateIndex
CREATE INDEX "reclami_agent_id_idx" ON "reclami"("agent_id");

-- CreateIndex
CREATE INDEX "reclami_created_at_id_idx" ON "reclami"("created_at", "id");

-- CreateIndex
CREATE INDEX "attestati_esterni_agent_id_conseguito_il_idx" ON "attestati_esterni"("agent_id", "conseguito_il");

-- CreateIndex
CREATE INDEX "attestati_esterni_conseguito_il_id_idx" ON "attestati_esterni"("conseguito_il", "id");

-- CreateIndex
CREATE INDEX "attestati_esterni_file_id_idx" ON "attestati_esterni"("file_id");

-- CreateIndex
CREATE INDEX "attestati_esterni_created_at_id_idx" ON "attestati_esterni"("created_at", "id");

-- CreateIndex
CREATE INDEX "fascicoli_admin_id_created_at_idx" ON "fascicoli"("admin_id", "created_at");

-- CreateIndex
CREATE INDEX "fascicoli_file_id_idx" ON "fascicoli"("file_id");

-- AddForeignKey
ALTER TABLE "reclami" ADD CONSTRAINT "reclami_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "tickets"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reclami" ADD CONSTRAINT "reclami_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attestati_esterni" ADD CONSTRAINT "attestati_esterni_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attestati_esterni" ADD CONSTRAINT "attestati_esterni_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fascicoli" ADD CONSTRAINT "fascicoli_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fascicoli" ADD CONSTRAINT "fascicoli_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- An outcome has its day, and the day an outcome; nothing is answered before it has come.
ALTER TABLE "reclami"
  ADD CONSTRAINT "reclami_esito_e_giorno" CHECK (("esito" IS NULL) = ("risposto_il" IS NULL)),
  ADD CONSTRAINT "reclami_risposta_dopo" CHECK ("risposto_il" >= "ricevuto_il"),
  ADD CONSTRAINT "reclami_termini" CHECK ("ricevuto_il" <= "consigliato_il" AND "consigliato_il" <= "entro_il"),
  ADD CONSTRAINT "reclami_abf" CHECK ("abf_esito" IS NULL OR "abf_il" IS NOT NULL);
ALTER TABLE "attestati_esterni" ADD CONSTRAINT "attestati_esterni_ore" CHECK ("ore" > 0);
ALTER TABLE "fascicoli" ADD CONSTRAINT "fascicoli_periodo" CHECK ("dal" <= "al");
