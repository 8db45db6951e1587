-- A meeting made with a case that came of no request.
ALTER TABLE "pratiche" ADD COLUMN "appuntamento_at" TIMESTAMPTZ(3);
