-- A tax code of eleven figures (companies, associations, condominiums, people for the time being) has no blanks behind it.
ALTER TABLE "clients" ALTER COLUMN "codice_fiscale" TYPE VARCHAR(16);
ALTER TABLE "agents" ALTER COLUMN "codice_fiscale" TYPE VARCHAR(16);

-- A name as two records of one person share it: without case, accents, spaces and signs. An apostrophe goes too, whether it
-- stands between letters or, as on keyboards without accents, for the accent of the last one: NICCOLO' is Niccolò.
CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, normalize(name, NFC))),
    '[''’‘‛´`′ʼʻʹ\s.‐‑‒–—-]+', '', 'g')
$$;

DROP INDEX "clients_person_key_idx";
CREATE OR REPLACE FUNCTION person_key(cognome text, nome text, born date) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT public.name_key(cognome) || '|' || public.name_key(nome) || '|' || (born - DATE '1900-01-01')
$$;
CREATE INDEX "clients_person_key_idx" ON "clients"(person_key("cognome", "nome", "data_nascita")) WHERE "data_nascita" IS NOT NULL;

-- The extension of a switchboard is no part of its number, and a mark of a contact list may stand before the plus.
CREATE OR REPLACE FUNCTION e164(written text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN digits = '' THEN NULL
    WHEN number ~ '^\D*\+' THEN '+' || digits
    WHEN digits LIKE '00%' THEN '+' || substr(digits, 3)
    ELSE '+39' || digits
  END
  FROM (SELECT regexp_replace(coalesce(written, ''), '\D*(int|ext|x|#)\D*\d{1,6}\D*$', '', 'i') AS number) AS t,
    LATERAL (SELECT regexp_replace(number, '\D', '', 'g') AS digits) AS d
$$;
UPDATE clients SET telefono_e164 = e164(telefono) WHERE telefono_e164 IS DISTINCT FROM e164(telefono);
