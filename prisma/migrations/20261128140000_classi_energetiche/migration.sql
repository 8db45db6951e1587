-- The energy classes of the homes that a mortgage is for; none: every home.
ALTER TABLE "bank_products" ADD COLUMN "classi_energetiche" TEXT[] NOT NULL DEFAULT '{}';

-- Whose name says that it is green must not be the price of everybody until the office has looked at it.
UPDATE "bank_products" SET "classi_energetiche" = '{A,B}', "version" = "version" + 1
WHERE "prodotto" = 'mutuo' AND "nome" ~* '\m(verde|green)\M';
