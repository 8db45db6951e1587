-- The address by which somebody subscribes to their own agenda is signed for a round: a new address is the next round, and
-- the addresses of before open nothing.
ALTER TABLE "user_preferences"
  ADD COLUMN "calendario" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "calendario_giro" INTEGER NOT NULL DEFAULT 0;
