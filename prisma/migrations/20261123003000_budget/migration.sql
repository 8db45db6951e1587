-- Targets are counted in cases too, and a year of them is edited as one.
ALTER TABLE "budgets" ADD COLUMN "pezzi" INTEGER;
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_pezzi_ck" CHECK ("pezzi" BETWEEN 1 AND 10000);

CREATE TABLE "budget_anni" (
    "id" UUID NOT NULL,
    "anno" INTEGER NOT NULL,
    "bloccati" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "budget_anni_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "budget_anni_anno_key" ON "budget_anni"("anno");
ALTER TABLE "budget_anni" ADD CONSTRAINT "budget_anni_ck" CHECK ("bloccati" <@ '{1,2,3,4,5,6,7,8,9,10,11,12}'::int[]);
