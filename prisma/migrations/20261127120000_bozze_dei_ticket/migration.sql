-- What somebody is writing in a ticket, so that they find it on another device; gone once it is sent.

-- CreateTable
CREATE TABLE "ticket_drafts" (
    "ticket_id" UUID NOT NULL,
    "role" "role" NOT NULL,
    "user_id" UUID NOT NULL,
    "testo" TEXT NOT NULL,
    "interno" BOOLEAN NOT NULL DEFAULT false,
    "menzioni" UUID[] DEFAULT ARRAY[]::UUID[],
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ticket_drafts_pkey" PRIMARY KEY ("ticket_id","role","user_id")
);

-- AddForeignKey
ALTER TABLE "ticket_drafts" ADD CONSTRAINT "ticket_drafts_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "tickets"("id") ON DELETE CASCADE ON UPDATE CASCADE;
