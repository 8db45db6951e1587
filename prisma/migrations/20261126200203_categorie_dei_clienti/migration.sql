-- Some matters are only the network's: a client is not asked whether theirs is about commissions.
ALTER TABLE "ticket_categories" ADD COLUMN "per_clienti" BOOLEAN NOT NULL DEFAULT true;
