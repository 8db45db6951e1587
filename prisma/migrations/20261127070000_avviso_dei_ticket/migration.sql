-- The office is warned before a deadline of a ticket passes. Tickets that are open now are warned of from their next deadline on.

-- AlterTable
ALTER TABLE "tickets" ADD COLUMN     "avvisa_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "tickets_avvisa_at_idx" ON "tickets"("avvisa_at");
