-- Stands for nobody in the key of a cube, which holds no NULL.
CREATE OR REPLACE FUNCTION nessuno() RETURNS uuid LANGUAGE sql IMMUTABLE AS $$ SELECT '00000000-0000-0000-0000-000000000000'::uuid $$;

CREATE OR REPLACE FUNCTION in_coda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'pratica_fatti' THEN INSERT INTO delta_fatti SELECT * FROM nuovi;
  ELSE INSERT INTO delta_lead SELECT * FROM nuovi; END IF;
  RETURN NULL;
END $$;

-- Days as a class of a logarithmic histogram: class k begins at 1.45^k - 1 days.
CREATE OR REPLACE FUNCTION bucket_giorni(giorni int) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT least(15, floor(ln(1 + greatest(giorni, 0)) / ln(1.45)))::int
$$;

CREATE OR REPLACE FUNCTION con_virgole(nomi text[], forma text DEFAULT '%1$I') RETURNS text LANGUAGE sql STABLE AS $$
  SELECT string_agg(format(forma, nome), ', ' ORDER BY posto) FROM unnest(nomi) WITH ORDINALITY AS u (nome, posto)
$$;

CREATE OR REPLACE FUNCTION non_zero(nomi text[]) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT string_agg(format('sum(%I) <> 0', nome), ' OR ') FROM unnest(nomi) AS u (nome)
$$;

-- INSERT that adds to a cube the rows of `da`. In the order of the key, so that two statements lock cells in one order.
CREATE OR REPLACE FUNCTION cubo_aggiungi(c cubi, da text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('INSERT INTO %1$I (%2$s, %3$s) SELECT %2$s, %4$s FROM (%5$s) AS riga GROUP BY %2$s HAVING %6$s ORDER BY %2$s
    ON CONFLICT (%2$s) DO UPDATE SET %7$s',
    c.cubo, con_virgole(c.chiave), con_virgole(c.misure), con_virgole(c.misure, 'sum(%1$I)'), format(c.cella, da), non_zero(c.misure),
    con_virgole(c.misure, '%1$I = ' || quote_ident(c.cubo) || '.%1$I + excluded.%1$I'))
$$;

-- What a cube says at this instant: its cells and those of the queue, as rows to be summed by whoever reads them.
CREATE OR REPLACE FUNCTION cubo_vista(nome_cubo text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  c cubi;
BEGIN
  SELECT * INTO STRICT c FROM cubi WHERE cubo = nome_cubo;
  EXECUTE format('CREATE OR REPLACE VIEW %I AS SELECT %2$s, %3$s FROM %4$I UNION ALL SELECT %2$s, %3$s FROM (%5$s) AS riga',
    c.cubo || '_ora', con_virgole(c.chiave), con_virgole(c.misure), c.cubo, format(c.cella, quote_ident(c.coda)));
END $$;

-- Moves at most `quanti` rows of a queue into its cubes, in one statement; how many. One at a time for each queue: 0 for a second one.
CREATE OR REPLACE FUNCTION cubes_fold(coda_da text, quanti int DEFAULT 20000) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  parti text;
  spostate bigint;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('cubes_fold'), hashtext(coda_da)) THEN RETURN 0; END IF;
  SELECT string_agg(format('%I AS (%s)', 'in_' || c.cubo, cubo_aggiungi(c, 'd')), ', ' ORDER BY c.cubo) INTO STRICT parti
  FROM cubi c WHERE c.coda = coda_da;
  -- One bound, and no join with the queue itself: its statistics are those of an empty table, whatever it holds.
  EXECUTE format('WITH d AS (DELETE FROM %1$I WHERE id <= (SELECT max(id) FROM (SELECT id FROM %1$I ORDER BY id LIMIT $1) AS prime) RETURNING *), %2$s SELECT count(*) FROM d',
    coda_da, parti) INTO spostate USING quanti;
  RETURN spostate;
END $$;

-- How many cells of a cube differ from the live GROUP BY. One statement, so one instant for both.
CREATE OR REPLACE FUNCTION cubo_diverse(nome_cubo text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  c cubi;
  diverse bigint;
BEGIN
  SELECT * INTO STRICT c FROM cubi WHERE cubo = nome_cubo;
  EXECUTE format('SELECT count(*) FROM (SELECT FROM (SELECT %1$s, %2$s FROM %3$I UNION ALL SELECT %1$s, %4$s FROM (%5$s) AS riga) AS tutto
    GROUP BY %1$s HAVING %6$s) AS diverse',
    con_virgole(c.chiave), con_virgole(c.misure), c.cubo || '_ora', con_virgole(c.misure, '-%1$I'),
    format(c.cella, quote_ident(c.fonte)), non_zero(c.misure)) INTO diverse;
  RETURN diverse;
END $$;

-- The cubes that do not say what is: none, unless somebody wrote past the triggers.
CREATE OR REPLACE FUNCTION cubes_verify() RETURNS TABLE (cubo text, celle bigint) LANGUAGE sql AS $$
  SELECT v.cubo, v.diverse FROM (SELECT c.cubo, cubo_diverse(c.cubo) AS diverse FROM cubi c) AS v WHERE v.diverse > 0
$$;

-- The cubes of some queues, counted anew from what lives.
CREATE OR REPLACE FUNCTION cubes_rebuild_of(code_da text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  c cubi;
  code text;
BEGIN
  SELECT string_agg(quote_ident(coda), ', ' ORDER BY coda) INTO code FROM unnest(code_da) AS u (coda);
  EXECUTE 'LOCK TABLE ' || code || ' IN ACCESS EXCLUSIVE MODE';
  EXECUTE 'TRUNCATE ' || code;
  FOR c IN SELECT * FROM cubi WHERE coda = ANY (code_da) ORDER BY cubo LOOP
    EXECUTE format('TRUNCATE %I', c.cubo);
    EXECUTE cubo_aggiungi(c, quote_ident(c.fonte));
  END LOOP;
END $$;

-- The queues are those that the cubes name, so that another one needs no change here.
CREATE OR REPLACE FUNCTION cubes_rebuild() RETURNS void LANGUAGE sql AS $$
  SELECT cubes_rebuild_of((SELECT array_agg(DISTINCT coda) FROM cubi))
$$;

-- Days in classes so narrow that a figure read from them errs by at most 6 percent up to a year: the days within which a bank
-- decides, and those that a case has been in a state. The sixteen classes of before (h0 to h15 of cubo_banca and of
-- cubo_giorno_banca) erred by up to 45; what runs still reads them, so that they go with a later release.
CREATE OR REPLACE FUNCTION classe_giorni(giorni int) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT width_bucket(greatest(giorni, 0), ARRAY[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 19, 22, 25, 29, 33, 38, 43, 49, 56, 64, 73, 83, 94, 107, 121, 137, 155, 175,
    198, 224, 253, 286, 323, 365
  ]) - 1
$$;
