-- When content changed, by the tags of the pages that show it: a server that starts makes only pages again that are older.
CREATE TABLE "content_changes" (
    "id" BIGSERIAL NOT NULL,
    "tag" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "content_changes_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "content_changes_tag_at_idx" ON "content_changes" ("tag", "at");
