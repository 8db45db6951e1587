-- How far the filling of old rows has come, by which it goes on after an interruption. Locks nothing that is used.
CREATE TABLE "backfills" (
    "name" TEXT NOT NULL,
    "cursor" TEXT,
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "backfills_pkey" PRIMARY KEY ("name")
);
