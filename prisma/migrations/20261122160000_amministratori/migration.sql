-- An invitation: the link with which somebody who was given an account chooses its first password.
ALTER TYPE "token_purpose" ADD VALUE 'invite';

-- AlterTable
ALTER TABLE "admins" ADD COLUMN     "invited_at" TIMESTAMPTZ(3),
ADD COLUMN     "telefono" TEXT,
ADD COLUMN     "ufficio" TEXT;

-- Whoever has tickets to answer is not deleted with them.
ALTER TABLE "tickets" DROP CONSTRAINT "tickets_assignee_id_fkey";
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assignee_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "admins"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Nobody has a password before the link is used.
ALTER TABLE "admins" ALTER COLUMN "password_hash" SET DEFAULT '';

-- What the areas ask of these objects is whether a flag is true: nothing else may stand in them.
ALTER TABLE "admins" ADD CONSTRAINT "admins_permissions_ck" CHECK (jsonb_typeof("permissions") = 'object');
ALTER TABLE "admins" ADD CONSTRAINT "admins_ticketing_ck" CHECK (jsonb_typeof("ticketing") = 'object');
