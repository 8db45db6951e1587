-- The client says yes to one of the offers, before a request or a case comes of it.
ALTER TABLE "quotes" ADD COLUMN "accettato_at" TIMESTAMPTZ(3);
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_accettato" CHECK ("stato" <> 'accettato' OR "accettato_at" IS NOT NULL);
