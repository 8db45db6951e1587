-- What a CDN in front has not been told yet to forget. Locks nothing that is used.
CREATE TABLE "cdn_purges" (
    "id" BIGSERIAL NOT NULL,
    "tag" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "again" BOOLEAN NOT NULL DEFAULT false,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "cdn_purges_pkey" PRIMARY KEY ("id")
);
