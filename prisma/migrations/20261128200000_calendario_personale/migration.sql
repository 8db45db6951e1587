-- The address by which somebody subscribes to their own agenda is signed for a round: a new address is the next round, and
-- the addresses of before open nothing.
ALTER TABLE "user_preferences"
  ADD COLUMN "calendario" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "calendario_giro" INTEGER NOT NULL DEFAULT 0;

-- The meetings of some days, whoever's they are.
CREATE INDEX "leads_appuntamento_at_idx" ON "leads"("appuntamento_at");
