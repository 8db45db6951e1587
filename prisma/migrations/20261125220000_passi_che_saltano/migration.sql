-- Steps that only an import takes, or a case that an import opened.
--
-- A suspended case that is paid out or refused: by hand it goes back to where it was, which is no second entry, so that the cubes
-- of banks left out what comes from a suspension. A payment or a refusal cannot have been there before.
--
-- A payment that is taken back to an approval which the case never had: the step counts as both, and its amount in the list of
-- movements is what was approved, as the figure of approvals says. Paid out and taken back has a sum of its own.
SELECT pg_advisory_xact_lock(hashtext('cubes_fold'), hashtext('delta_fatti'));
LOCK TABLE delta_fatti IN ACCESS EXCLUSIVE MODE;
SELECT cubes_fold('delta_fatti', 2147483647);

UPDATE cubi SET cella = replace(replace(cella,
    '(entra AND a = ''respinta'')::int AS respinte', '(stato AND a = ''respinta'')::int AS respinte'),
    '(entra AND a = ''liquidata'')::int AS liquidate', '(stato AND a = ''liquidata'')::int AS liquidate')
  WHERE cubo IN ('cubo_banca', 'cubo_giorno_banca');
UPDATE cubi SET cella = replace(cella, 'THEN erogato WHEN da = ''liquidata'' THEN -erogato
   WHEN a = ''deliberata''', 'THEN erogato WHEN a = ''deliberata'' AND prima THEN deliberato WHEN da = ''liquidata'' THEN -erogato
   WHEN a = ''deliberata''')
  WHERE cubo = 'cubo_giorno_movimenti';

-- With nothing in the queue, the facts are all that the cells hold.
DO $$
DECLARE
  c cubi;
BEGIN
  FOR c IN SELECT * FROM cubi WHERE cubo IN ('cubo_banca', 'cubo_giorno_banca', 'cubo_giorno_movimenti') ORDER BY cubo LOOP
    PERFORM cubo_vista(c.cubo);
    EXECUTE format('TRUNCATE %I', c.cubo);
    EXECUTE cubo_aggiungi(c, quote_ident(c.fonte));
  END LOOP;
END $$;
