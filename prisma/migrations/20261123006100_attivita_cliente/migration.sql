-- The time line of a client's record, as cases and requests have one. No row goes by itself: an erasure takes the words.
CREATE TABLE "client_eventi" (
    "id" UUID NOT NULL,
    "client_id" UUID NOT NULL,
    "tipo" TEXT NOT NULL,
    "da" "account_status",
    "a" "account_status",
    "testo" TEXT NOT NULL DEFAULT '',
    "esito" "esito_chiamata",
    "actor_role" "role",
    "actor_id" UUID,
    "actor_name" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "client_eventi_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "client_eventi_client_id_at_id_idx" ON "client_eventi"("client_id", "at", "id");

-- AddForeignKey
ALTER TABLE "client_eventi" ADD CONSTRAINT "client_eventi_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Requests about own data: the office is told once that an answer is due.
ALTER TABLE "privacy_requests" ADD COLUMN "avvisata_at" TIMESTAMPTZ(3);
