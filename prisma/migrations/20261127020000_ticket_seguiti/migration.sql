-- Who follows a ticket hears of its answers and reads it; a note of the office calls colleagues by name.
ALTER TABLE "tickets" ADD COLUMN "seguito_da" UUID[] DEFAULT ARRAY[]::UUID[],
ADD COLUMN "menzionati" UUID[] DEFAULT ARRAY[]::UUID[];
-- A ticket that was divided, or merged, names the other one in its conversation.
ALTER TABLE "ticket_messages" ADD COLUMN "menzioni" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN "altro_ticket_id" UUID;

CREATE INDEX "tickets_seguito_da_idx" ON "tickets" USING GIN ("seguito_da");
CREATE INDEX "tickets_menzionati_idx" ON "tickets" USING GIN ("menzionati");
CREATE INDEX "ticket_messages_altro_ticket_id_idx" ON "ticket_messages"("altro_ticket_id");
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_altro_ticket_id_fkey" FOREIGN KEY ("altro_ticket_id") REFERENCES "tickets"("id") ON DELETE SET NULL ON UPDATE CASCADE;
