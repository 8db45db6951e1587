-- General information on credit to consumers (art. 9 of Directive (EU) 2023/2225), by product and version.
CREATE TABLE "informazioni_credito" (
    "id" UUID NOT NULL,
    "prodotto" "prodotto" NOT NULL,
    "numero" INTEGER NOT NULL,
    "valid_from" DATE NOT NULL,
    "corpo" TEXT NOT NULL,
    "esempio" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "informazioni_credito_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "informazioni_credito_prodotto_ck" CHECK ("prodotto" IN ('prestito', 'cdq'))
);
CREATE UNIQUE INDEX "informazioni_credito_prodotto_numero_key" ON "informazioni_credito"("prodotto", "numero");
CREATE UNIQUE INDEX "informazioni_credito_prodotto_valid_from_key" ON "informazioni_credito"("prodotto", "valid_from");
CREATE INDEX "informazioni_credito_valid_from_id_idx" ON "informazioni_credito"("valid_from", "id");
CREATE INDEX "informazioni_credito_created_at_id_idx" ON "informazioni_credito"("created_at", "id");
