-- Who an agent is to the law and to the network, where and what the agent sells, and when the agent is away.
ALTER TABLE "agents"
  ADD COLUMN "mandato_dal" DATE,
  ADD COLUMN "mandato_al" DATE,
  ADD COLUMN "codice_fiscale" CHAR(16),
  ADD COLUMN "partita_iva" CHAR(11),
  ADD COLUMN "pec" CITEXT,
  ADD COLUMN "iban_sealed" TEXT,
  ADD COLUMN "indirizzo" TEXT,
  ADD COLUMN "cap" CHAR(5),
  ADD COLUMN "comune" TEXT,
  ADD COLUMN "oam_data" DATE,
  ADD COLUMN "province_operative" TEXT[] NOT NULL DEFAULT '{}',
  ADD COLUMN "prodotti" "prodotto"[] NOT NULL DEFAULT '{}',
  ADD COLUMN "lingue" TEXT[] NOT NULL DEFAULT '{}',
  ADD COLUMN "assente_dal" DATE,
  ADD COLUMN "assente_al" DATE,
  ADD COLUMN "sostituto_id" UUID,
  ADD COLUMN "invited_at" TIMESTAMPTZ(3);

ALTER TABLE "agents" ADD CONSTRAINT "agents_sostituto_id_fkey"
  FOREIGN KEY ("sostituto_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "agents" ADD CONSTRAINT "agents_assenza_ck"
  CHECK (("assente_dal" IS NULL) = ("assente_al" IS NULL) AND "assente_al" >= "assente_dal" AND "sostituto_id" <> "id");
ALTER TABLE "agents" ADD CONSTRAINT "agents_mandato_ck" CHECK ("mandato_al" >= "mandato_dal");
ALTER TABLE "agents" ADD CONSTRAINT "agents_permissions_ck" CHECK (jsonb_typeof("permissions") = 'object');

-- CreateIndex
CREATE INDEX "agents_sostituto_id_idx" ON "agents"("sostituto_id");
CREATE INDEX "agents_provincia_cognome_id_idx" ON "agents"("provincia", "cognome", "id");
CREATE INDEX "agents_last_login_at_id_idx" ON "agents"("last_login_at", "id");
CREATE INDEX "agents_province_operative_idx" ON "agents" USING GIN ("province_operative");
CREATE INDEX "agents_prodotti_idx" ON "agents" USING GIN ("prodotti");
CREATE INDEX "agents_lingue_idx" ON "agents" USING GIN ("lingue");

-- Addresses that a public page of an agent had before: they lead to the one of today.
CREATE TABLE "agent_slugs" (
    "slug" TEXT NOT NULL,
    "agent_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "agent_slugs_pkey" PRIMARY KEY ("slug")
);
CREATE INDEX "agent_slugs_agent_id_idx" ON "agent_slugs"("agent_id");
ALTER TABLE "agent_slugs" ADD CONSTRAINT "agent_slugs_agent_id_fkey"
  FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- CreateEnum
CREATE TYPE "tipo_documento_agente" AS ENUM ('mandato', 'oam', 'polizza_rc', 'identita', 'altro');

-- Papers of the mandate, with the day until which they are valid.
CREATE TABLE "agent_documents" (
    "id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "tipo" "tipo_documento_agente" NOT NULL,
    "file_id" UUID,
    "scade_il" DATE,
    "note" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "agent_documents_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "agent_documents_agent_id_idx" ON "agent_documents"("agent_id");
CREATE INDEX "agent_documents_file_id_idx" ON "agent_documents"("file_id");
CREATE INDEX "agent_documents_scade_il_idx" ON "agent_documents"("scade_il");
ALTER TABLE "agent_documents" ADD CONSTRAINT "agent_documents_agent_id_fkey"
  FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "agent_documents" ADD CONSTRAINT "agent_documents_file_id_fkey"
  FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The address that a client asked for and has not confirmed yet.
ALTER TABLE "clients" ADD COLUMN "pending_email" CITEXT;
