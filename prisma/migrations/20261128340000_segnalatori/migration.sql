-- Who may be paid for presenting clients, by which agreement and from when to when.
CREATE TABLE "segnalatori" (
    "id" UUID NOT NULL,
    "nome" TEXT NOT NULL,
    "cognome" TEXT NOT NULL,
    "ragione_sociale" TEXT NOT NULL DEFAULT '',
    "email" CITEXT NOT NULL,
    "telefono" TEXT,
    "accordo" TEXT NOT NULL,
    "registro" TEXT NOT NULL DEFAULT '',
    "compenso_fisso" BIGINT NOT NULL DEFAULT 0,
    "compenso_pct" DECIMAL(7,4) NOT NULL DEFAULT 0,
    "valid_from" DATE NOT NULL,
    "valid_to" DATE,
    "note" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "segnalatori_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "segnalatori_validita_ck" CHECK ("valid_to" >= "valid_from"),
    CONSTRAINT "segnalatori_compenso_ck" CHECK ("compenso_fisso" >= 0 AND "compenso_pct" BETWEEN 0 AND 10)
);
CREATE INDEX "segnalatori_email_valid_from_idx" ON "segnalatori"("email", "valid_from");
CREATE INDEX "segnalatori_cognome_id_idx" ON "segnalatori"("cognome", "id");
CREATE INDEX "segnalatori_valid_from_id_idx" ON "segnalatori"("valid_from", "id");
CREATE INDEX "segnalatori_created_at_id_idx" ON "segnalatori"("created_at", "id");

-- Referrals of before have no agreement: nothing is paid for them.
ALTER TABLE "segnalazioni"
    ADD COLUMN "segnalatore_id" UUID,
    ADD COLUMN "compenso" BIGINT,
    ADD COLUMN "compenso_at" TIMESTAMPTZ(3),
    ADD CONSTRAINT "segnalazioni_segnalatore_id_fkey" FOREIGN KEY ("segnalatore_id") REFERENCES "segnalatori"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    ADD CONSTRAINT "segnalazioni_compenso_ck" CHECK (("compenso" IS NULL) = ("compenso_at" IS NULL) AND ("compenso" IS NULL OR "segnalatore_id" IS NOT NULL));
CREATE INDEX "segnalazioni_segnalatore_id_created_at_idx" ON "segnalazioni"("segnalatore_id", "created_at");
