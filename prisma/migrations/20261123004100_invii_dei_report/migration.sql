-- Reports that go out by mail at set times. Each receiver gets the figures of their own scope.

CREATE TYPE "frequenza_invio" AS ENUM ('giorno', 'settimana', 'mese');

CREATE TABLE "report_schedules" (
    "id" UUID NOT NULL,
    "report" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "role" "role" NOT NULL,
    "user_id" UUID NOT NULL,
    "frequenza" "frequenza_invio" NOT NULL,
    "giorno" INTEGER NOT NULL DEFAULT 1,
    "next_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "report_schedules_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "report_receivers" (
    "schedule_id" UUID NOT NULL,
    "role" "role" NOT NULL,
    "user_id" UUID NOT NULL,

    CONSTRAINT "report_receivers_pkey" PRIMARY KEY ("schedule_id","role","user_id")
);

CREATE INDEX "report_schedules_role_user_id_report_idx" ON "report_schedules"("role", "user_id", "report");

CREATE INDEX "report_schedules_next_at_idx" ON "report_schedules"("next_at");

CREATE INDEX "report_receivers_role_user_id_idx" ON "report_receivers"("role", "user_id");

ALTER TABLE "report_receivers" ADD CONSTRAINT "report_receivers_schedule_id_fkey" FOREIGN KEY ("schedule_id") REFERENCES "report_schedules"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_giorno_ck" CHECK (giorno BETWEEN 1 AND 28);
