-- CreateTable
CREATE TABLE "registrations" (
    "id" UUID NOT NULL,
    "nome" TEXT NOT NULL,
    "cognome" TEXT NOT NULL,
    "telefono" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "referal" TEXT,
    "is_new" BOOLEAN NOT NULL,
    "marketing" BOOLEAN NOT NULL,
    "terzi" BOOLEAN NOT NULL,
    "profilazione" BOOLEAN NOT NULL,
    "ip" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "registrations_pkey" PRIMARY KEY ("id")
);

-- AddForeignKey
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_id_fkey" FOREIGN KEY ("id") REFERENCES "one_time_tokens"("id") ON DELETE CASCADE ON UPDATE CASCADE;
