-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "device_id" UUID;

-- CreateTable
CREATE TABLE "known_devices" (
    "id" UUID NOT NULL,
    "role" "role" NOT NULL,
    "user_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "known_devices_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "known_devices_role_user_id_last_used_at_idx" ON "known_devices"("role", "user_id", "last_used_at");

-- CreateIndex
CREATE INDEX "known_devices_expires_at_idx" ON "known_devices"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "known_devices_token_hash_role_user_id_key" ON "known_devices"("token_hash", "role", "user_id");

-- CreateIndex
CREATE INDEX "sessions_device_id_idx" ON "sessions"("device_id");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_device_id_fkey" FOREIGN KEY ("device_id") REFERENCES "known_devices"("id") ON DELETE SET NULL ON UPDATE CASCADE;
