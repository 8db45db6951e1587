-- Why a case was refused or withdrawn, in a word of the office's list: on the case while it is closed, on the step for good.
ALTER TABLE "pratiche" ADD COLUMN "causale" TEXT;
ALTER TABLE "pratica_eventi" ADD COLUMN "causale" TEXT;

-- The reasons of before were free words, which stay where they are.
UPDATE "pratica_eventi" SET "causale" = 'Altro' WHERE "tipo" = 'stato' AND "a" IN ('respinta', 'ritirata');
UPDATE "pratiche" SET "causale" = 'Altro' WHERE "stato" IN ('respinta', 'ritirata');

-- The list is filtered by it whatever its letters.
CREATE INDEX "pratiche_causale_idx" ON "pratiche" (lower("causale"), "created_at", "id") WHERE "causale" IS NOT NULL;
