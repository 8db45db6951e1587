-- Towns merge and change their names: those of before are found by them still, and big towns by the CAP that they had as a whole.
-- What the columns hold is reference data, brought at each start (prisma/seed/reference).
ALTER TABLE "towns" ADD COLUMN "cap_generico" CHAR(5),
  ADD COLUMN "altri_nomi" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  ADD COLUMN "ora" CHAR(6);

CREATE INDEX "towns_cap_generico_idx" ON "towns"("cap_generico");
