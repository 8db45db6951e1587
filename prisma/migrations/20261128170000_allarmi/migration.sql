-- What is wrong with the system itself and has been told by mail: a row for as long as it lasts.
CREATE TABLE "alarms" (
    "name" TEXT NOT NULL,
    "raised_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "alarms_pkey" PRIMARY KEY ("name")
);
