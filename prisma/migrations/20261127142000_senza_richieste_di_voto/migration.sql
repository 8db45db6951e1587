-- Who does not want to be asked for a rating any more, said on the page of the invitation's link.
ALTER TABLE "pratica_persone" ADD COLUMN "senza_voto_at" TIMESTAMPTZ(3);
