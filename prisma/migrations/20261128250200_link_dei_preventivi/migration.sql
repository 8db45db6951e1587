-- The link of a quote is signed for a round: to withdraw what was given is to begin the next one.
ALTER TABLE "quotes" ADD COLUMN "link_giro" INTEGER NOT NULL DEFAULT 0;
