-- A setting has a history: an id of its own, and who changed it last.
ALTER TABLE "settings" ADD COLUMN     "id" UUID NOT NULL DEFAULT gen_random_uuid(),
ADD COLUMN     "updated_by" UUID;
-- The id follows from the key (lib/settings/setting-id.ts): a setting that was put back and set again is the same one.
UPDATE "settings" SET "id" = md5('setting:' || "key")::uuid;

-- CreateIndex
CREATE UNIQUE INDEX "settings_id_key" ON "settings"("id");

-- Every run of a task by the clock: whether it is late, and how it went, is asked of the status page.
CREATE TABLE "cron_runs" (
    "id" UUID NOT NULL,
    "task" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),
    "ok" BOOLEAN,
    "error" TEXT NOT NULL DEFAULT '',
    "duration_ms" INTEGER,

    CONSTRAINT "cron_runs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "cron_runs_task_started_at_idx" ON "cron_runs"("task", "started_at");

-- CreateIndex
CREATE INDEX "cron_runs_started_at_idx" ON "cron_runs"("started_at");
