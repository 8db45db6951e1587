-- What people of the network and of the office choose for themselves. Rows of people who are gone are harmless: nobody reads them.
CREATE TABLE "user_preferences" (
    "role" "role" NOT NULL,
    "user_id" UUID NOT NULL,
    "notifiche" JSONB NOT NULL DEFAULT '{}',
    "pagina" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_preferences_pkey" PRIMARY KEY ("role","user_id")
);
-- Clients get no bell that they could do without.
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_ck" CHECK ("role" <> 'client' AND jsonb_typeof("notifiche") = 'object');

-- Old notifications are pruned by their age.
CREATE INDEX "notifications_created_at_idx" ON "notifications"("created_at");
