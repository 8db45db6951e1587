-- When whoever uses a session last proved who they are: signing in is a proof, and so is a password, a code or a passkey that is
-- asked for in between. What moves money, rights or identity asks that it was a short while ago.
ALTER TABLE "sessions" ADD COLUMN "proven_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE "sessions" SET "proven_at" = "created_at";
