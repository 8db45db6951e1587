-- Arguments: the columns to search. Stored lower-case and without accents; queries are folded the same way.
CREATE OR REPLACE FUNCTION set_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  data jsonb := to_jsonb(NEW);
  name text;
  found text := '';
BEGIN
  FOREACH name IN ARRAY TG_ARGV LOOP
    found := found || ' ' || coalesce(data ->> name, '');
  END LOOP;
  NEW.search := fold(found);
  RETURN NEW;
END $$;

-- Words are folded by one function, the twin of `fold` in lib/core/text.ts (fold.db.test.ts compares them): the same marks, in the
-- same order. A text of plain letters, as most are, only loses its capitals and its grave accents that stand for apostrophes.
CREATE OR REPLACE FUNCTION fold(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
  CASE
    WHEN octet_length(words) = length(words) THEN btrim(lower(translate(words, '`', '''')), E' \t\n\r\f\v')
    ELSE btrim(
      replace(replace(replace(replace(
        translate(
          lower(
            regexp_replace(
              normalize(translate(words, U&'\00b4', ''''), NFKD),
              U&'[\0300-\036f\1ab0-\1aff\1dc0-\1dff\20d0-\20ff\fe20-\fe2f\00ad\200b-\200f\202a-\202e\2060\2066-\2069\feff]', '', 'g'
            )
          ),
          '’‘‛`′ʼʹ' || '‐‒–—―−' || '“”„‟«»' || 'łđðøħŧıĸς',
          '''''''''''''''' || '------' || '""""""' || 'lddohtikσ'
        ),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      E' \t\n\r\f\v'
    )
  END;
