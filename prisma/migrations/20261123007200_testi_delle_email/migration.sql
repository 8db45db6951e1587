-- The words of a mail that the office has changed; what is not here is the code's.
CREATE TABLE "email_testi" (
    "template" TEXT NOT NULL,
    "id" UUID NOT NULL,
    "oggetto" TEXT NOT NULL,
    "titolo" TEXT NOT NULL,
    "corpo" TEXT NOT NULL,
    "updated_by" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "email_testi_pkey" PRIMARY KEY ("template")
);

-- CreateIndex
CREATE UNIQUE INDEX "email_testi_id_key" ON "email_testi"("id");
