-- When the agent of a stalled case was last asked about it, and the day on which the client is to be called again.
ALTER TABLE "pratiche" ADD COLUMN "sollecitata_at" TIMESTAMPTZ(3), ADD COLUMN "ricontattare_il" DATE;
