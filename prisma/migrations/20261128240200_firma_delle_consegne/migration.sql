-- A signature of the partner is used once, whatever id comes with it.
ALTER TABLE "partner_consegne" ADD COLUMN "firma" TEXT;

CREATE UNIQUE INDEX "partner_consegne_partner_firma_key" ON "partner_consegne"("partner", "firma");
