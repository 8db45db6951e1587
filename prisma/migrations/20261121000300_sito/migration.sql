-- AlterTable
ALTER TABLE "segnalazioni" ADD COLUMN     "lead_id" UUID,
ADD COLUMN     "rifiuto_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "campaign_views" (
    "product" "prodotto" NOT NULL,
    "channel" TEXT NOT NULL,
    "variant" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "campaign_views_pkey" PRIMARY KEY ("product","channel","variant","day")
);

-- CreateIndex
CREATE UNIQUE INDEX "segnalazioni_lead_id_key" ON "segnalazioni"("lead_id");

-- AddForeignKey
ALTER TABLE "segnalazioni" ADD CONSTRAINT "segnalazioni_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE SET NULL ON UPDATE CASCADE;
