-- Words are folded by one function, the twin of `fold` in lib/core/text.ts (fold.db.test.ts compares them): the same marks, in the
-- same order. A text of plain letters, as most are, only loses its capitals and its grave accents that stand for apostrophes.
CREATE FUNCTION fold(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
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

-- Rows that were folded otherwise (a grave accent, a dash, quotes) are folded again, by writing their empty search column; the others are
-- read only. On a table of a million rows that is one pass over it, of about twenty seconds, and no lock but those of the rows that change.
DO $$
DECLARE
  found record;
BEGIN
  FOR found IN
    SELECT t.tgrelid::regclass AS searched, string_agg(format($f$' ' || coalesce(to_jsonb(t.%I) #>> '{}', '')$f$, n.name), ' || ' ORDER BY n.at) AS words
    FROM pg_trigger t, unnest(string_to_array(encode(t.tgargs, 'escape'), '\000')) WITH ORDINALITY n (name, at)
    WHERE t.tgfoid = 'set_search'::regproc AND n.name <> '' GROUP BY t.tgrelid
  LOOP
    EXECUTE format('UPDATE %s t SET search = %L WHERE t.search <> %L AND t.search <> fold(%s)', found.searched, '', '', found.words);
  END LOOP;
END $$;
