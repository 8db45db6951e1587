-- What EGG last said of a case: a row that says the same costs nothing.
ALTER TABLE "pratiche" ADD COLUMN "egg_hash" TEXT,
ADD COLUMN "egg_at" TIMESTAMPTZ(3);
