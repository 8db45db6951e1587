-- The complete backups of this database, as the command that makes them writes them down: how old the last one is.
CREATE TABLE "backups" (
    "id" UUID NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3) NOT NULL,
    "host" TEXT NOT NULL,
    "folder" TEXT NOT NULL,

    CONSTRAINT "backups_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "backups_ended_at_idx" ON "backups"("ended_at");
