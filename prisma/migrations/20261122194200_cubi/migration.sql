-- The cubes, declared once: the cell of a row of the queue, or of the table that says the same live. Folding, reading,
-- verifying and rebuilding are one function each for all of them. Their WHERE leaves out what moves no measure.

-- Days as a class of a logarithmic histogram: class k begins at 1.45^k - 1 days.
CREATE FUNCTION bucket_giorni(giorni int) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT least(15, floor(ln(1 + greatest(giorni, 0)) / ln(1.45)))::int
$$;

INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella) VALUES
('cubo_agente', 'delta_fatti', 'pratica_fatti', '{mese,agent_id,agency_id,product}',
 '{aperte,richiesto,deliberate,deliberato,respinte,ritirate,riaperte,liquidate,liquidato,stornate,stornato,giorni,lordo,quota_agente}',
 $$SELECT mese, agent_id, agency_id, product,
  CASE WHEN tipo = 'stato' AND da IS NULL THEN 1 WHEN tipo = 'stato' AND a IS NULL THEN -1 ELSE 0 END AS aperte,
  CASE WHEN tipo = 'stato' AND da IS NULL THEN richiesto WHEN tipo = 'stato' AND a IS NULL THEN -richiesto ELSE 0 END AS richiesto,
  CASE WHEN tipo = 'stato' AND a = 'deliberata' AND prima THEN 1 ELSE 0 END AS deliberate,
  CASE WHEN tipo = 'stato' AND a = 'deliberata' AND prima THEN deliberato ELSE 0 END AS deliberato,
  CASE WHEN tipo = 'stato' AND a = 'respinta' THEN 1 ELSE 0 END AS respinte,
  CASE WHEN tipo = 'stato' AND a = 'ritirata' THEN 1 ELSE 0 END AS ritirate,
  CASE WHEN tipo = 'stato' AND da IN ('liquidata', 'respinta', 'ritirata') AND a IS NOT NULL THEN 1 ELSE 0 END AS riaperte,
  CASE WHEN tipo = 'stato' AND a = 'liquidata' THEN 1 ELSE 0 END AS liquidate,
  CASE WHEN tipo IN ('stato', 'rettifica') AND a = 'liquidata' THEN erogato ELSE 0 END AS liquidato,
  CASE WHEN tipo = 'stato' AND da = 'liquidata' THEN 1 ELSE 0 END AS stornate,
  CASE WHEN tipo = 'stato' AND da = 'liquidata' THEN erogato ELSE 0 END AS stornato,
  CASE WHEN tipo = 'stato' AND a = 'liquidata' THEN giorni ELSE 0 END AS giorni,
  lordo, quota_agente
 FROM %s WHERE tipo <> 'stato' OR da IS NULL OR a IS NULL OR a IN ('deliberata', 'liquidata', 'respinta', 'ritirata')
   OR da IN ('liquidata', 'respinta', 'ritirata')$$),
('cubo_banca', 'delta_fatti', 'pratica_fatti', '{mese,bank_id,product}',
 '{inviate,reddituali,perizie,deliberate,deliberato,respinte,ritirate,liquidate,liquidato,stornate,stornato,giorni_reddituale,n_reddituale,giorni_perizia,n_perizia,giorni_delibera,n_delibera,giorni_stipula,n_stipula,giorni_liquidazione,n_liquidazione,h0,h1,h2,h3,h4,h5,h6,h7,h8,h9,h10,h11,h12,h13,h14,h15}',
 $$SELECT mese, bank_id, product,
  (entra AND a = 'inviata_banca')::int AS inviate,
  (entra AND a = 'deliberata_reddituale')::int AS reddituali,
  (entra AND a = 'perizia')::int AS perizie,
  (prima AND a = 'deliberata')::int AS deliberate,
  CASE WHEN prima AND a = 'deliberata' THEN deliberato ELSE 0 END AS deliberato,
  (entra AND a = 'respinta')::int AS respinte,
  (a = 'ritirata' AND inviata)::int AS ritirate,
  (entra AND a = 'liquidata')::int AS liquidate,
  CASE WHEN a = 'liquidata' THEN erogato ELSE 0 END AS liquidato,
  (stato AND da = 'liquidata')::int AS stornate,
  CASE WHEN stato AND da = 'liquidata' THEN erogato ELSE 0 END AS stornato,
  CASE WHEN entra AND a = 'deliberata_reddituale' THEN g ELSE 0 END AS giorni_reddituale,
  (entra AND a = 'deliberata_reddituale' AND misurata)::int AS n_reddituale,
  CASE WHEN entra AND a = 'perizia' THEN g ELSE 0 END AS giorni_perizia,
  (entra AND a = 'perizia' AND misurata)::int AS n_perizia,
  CASE WHEN prima AND a = 'deliberata' THEN g ELSE 0 END AS giorni_delibera,
  (prima AND a = 'deliberata' AND misurata)::int AS n_delibera,
  CASE WHEN entra AND a = 'stipula' THEN g ELSE 0 END AS giorni_stipula,
  (entra AND a = 'stipula' AND misurata)::int AS n_stipula,
  CASE WHEN entra AND a = 'liquidata' THEN g ELSE 0 END AS giorni_liquidazione,
  (entra AND a = 'liquidata' AND misurata)::int AS n_liquidazione,
  (classe = 0)::int AS h0, (classe = 1)::int AS h1, (classe = 2)::int AS h2, (classe = 3)::int AS h3,
  (classe = 4)::int AS h4, (classe = 5)::int AS h5, (classe = 6)::int AS h6, (classe = 7)::int AS h7,
  (classe = 8)::int AS h8, (classe = 9)::int AS h9, (classe = 10)::int AS h10, (classe = 11)::int AS h11,
  (classe = 12)::int AS h12, (classe = 13)::int AS h13, (classe = 14)::int AS h14, (classe = 15)::int AS h15
 FROM (SELECT mese, bank_id, product, da, coalesce(a, 'bozza') AS a, erogato, deliberato, inviata,
   tipo = 'stato' AS stato, tipo = 'stato' AND prima AS prima,
   tipo = 'stato' AND a IS NOT NULL AND da IS DISTINCT FROM 'sospesa' AS entra,
   giorni_passo IS NOT NULL AS misurata, coalesce(giorni_passo, 0) AS g,
   CASE WHEN tipo = 'stato' AND prima AND a = 'deliberata' AND giorni_passo IS NOT NULL THEN bucket_giorni(giorni_passo) ELSE -1 END AS classe
   FROM %s WHERE bank_id <> nessuno() AND tipo IN ('stato', 'rettifica') AND (da = 'liquidata' OR a IN ('inviata_banca',
     'deliberata_reddituale', 'perizia', 'deliberata', 'stipula', 'liquidata', 'respinta', 'ritirata'))) AS passo$$),
('cubo_finalita', 'delta_fatti', 'pratica_fatti', '{mese,product,finalita,regione}',
 '{aperte,richiesto,liquidate,liquidato,stornate,stornato,respinte,ritirate,durata,ltv,n_ltv,taeg_erogato,erogato_taeg}',
 $$SELECT mese, product, finalita, regione,
  CASE WHEN tipo = 'stato' AND da IS NULL THEN 1 WHEN tipo = 'stato' AND a IS NULL THEN -1 ELSE 0 END AS aperte,
  CASE WHEN tipo = 'stato' AND da IS NULL THEN richiesto WHEN tipo = 'stato' AND a IS NULL THEN -richiesto ELSE 0 END AS richiesto,
  CASE WHEN tipo = 'stato' AND a = 'liquidata' THEN 1 ELSE 0 END AS liquidate,
  CASE WHEN a = 'liquidata' THEN erogato ELSE 0 END AS liquidato,
  CASE WHEN tipo = 'stato' AND da = 'liquidata' THEN 1 ELSE 0 END AS stornate,
  CASE WHEN tipo = 'stato' AND da = 'liquidata' THEN erogato ELSE 0 END AS stornato,
  CASE WHEN tipo = 'stato' AND a = 'respinta' THEN 1 ELSE 0 END AS respinte,
  CASE WHEN tipo = 'stato' AND a = 'ritirata' THEN 1 ELSE 0 END AS ritirate,
  CASE WHEN tipo = 'stato' AND a = 'liquidata' THEN durata ELSE 0 END AS durata,
  CASE WHEN tipo = 'stato' AND a = 'liquidata' AND product = 'mutuo' THEN coalesce(ltv, 0) ELSE 0 END AS ltv,
  CASE WHEN tipo = 'stato' AND a = 'liquidata' AND product = 'mutuo' AND ltv IS NOT NULL THEN 1 ELSE 0 END AS n_ltv,
  CASE WHEN tipo = 'stato' AND a = 'liquidata' AND taeg IS NOT NULL THEN taeg * erogato ELSE 0 END AS taeg_erogato,
  CASE WHEN tipo = 'stato' AND a = 'liquidata' AND taeg IS NOT NULL THEN erogato ELSE 0 END AS erogato_taeg
 FROM %s WHERE tipo IN ('stato', 'rettifica') AND (da IS NULL OR a IS NULL OR da = 'liquidata' OR a IN ('liquidata', 'respinta', 'ritirata'))$$),
('cubo_passaggi', 'delta_fatti', 'pratica_fatti', '{mese,product,da,a}', '{n,giorni}',
 $$SELECT mese, product, da, a, 1 AS n, coalesce(giorni_da, 0) AS giorni FROM %s WHERE tipo = 'stato' AND da IS NOT NULL AND a IS NOT NULL$$),
('cubo_largo', 'delta_fatti', 'pratica_fatti', '{mese,agent_id,bank_id,product,finalita,stato}', '{n,importo}',
 $$SELECT mese, agent_id, bank_id, product, finalita, a AS stato, 1 AS n,
  CASE a WHEN 'liquidata' THEN erogato WHEN 'deliberata' THEN deliberato ELSE richiesto END AS importo
 FROM %s WHERE tipo = 'stato' AND a IS NOT NULL$$),
('stock_agente', 'delta_stock', 'stock_vivo', '{agent_id,agency_id,product,stato}', '{n,importo}',
 'SELECT agent_id, agency_id, product, stato, n, importo FROM %s'),
('stock_banca', 'delta_stock', 'stock_vivo', '{bank_id,agency_id,product,stato}', '{n,importo}',
 'SELECT bank_id, agency_id, product, stato, n, importo FROM %s'),
('stock_attivita', 'delta_stock', 'stock_vivo', '{agent_id,agency_id,stato,giorno}', '{n,importo}',
 $$SELECT agent_id, agency_id, stato, giorno, n, importo FROM %s WHERE esito = 'aperta'$$),
('cubo_coorte', 'delta_stock', 'stock_vivo', '{mese,product,esito}', '{n,importo}',
 'SELECT mese, product, esito, n, importo FROM %s'),
('cubo_coorte_agente', 'delta_stock', 'stock_vivo', '{mese,agent_id,agency_id,product,esito}', '{n,importo}',
 'SELECT mese, agent_id, agency_id, product, esito, n, importo FROM %s'),
('cubo_coorte_banca', 'delta_stock', 'stock_vivo', '{mese,bank_id,product,esito}', '{n,importo}',
 'SELECT mese_invio AS mese, bank_id, product, esito, n, importo FROM %s WHERE mese_invio IS NOT NULL AND bank_id <> nessuno()'),
('cubo_lead', 'delta_lead', 'lead_fatti', '{mese,agent_id,agency_id,product,provincia,channel}',
 '{nuovi,assegnati,contattati,appuntamenti,convertiti,persi,minuti,contatti_misurati,entro_ora}',
 $$SELECT mese, agent_id, agency_id, product, provincia, channel,
  CASE tappa WHEN 'nuovo' THEN n ELSE 0 END AS nuovi,
  CASE tappa WHEN 'assegnato' THEN n ELSE 0 END AS assegnati,
  CASE tappa WHEN 'contattato' THEN n ELSE 0 END AS contattati,
  CASE tappa WHEN 'appuntamento' THEN n ELSE 0 END AS appuntamenti,
  CASE tappa WHEN 'convertito' THEN n ELSE 0 END AS convertiti,
  CASE tappa WHEN 'perso' THEN n ELSE 0 END AS persi,
  n * coalesce(minuti, 0) AS minuti,
  CASE WHEN minuti IS NULL THEN 0 ELSE n END AS contatti_misurati,
  CASE WHEN minuti <= 60 THEN n ELSE 0 END AS entro_ora
 FROM %s$$),
('voti_sintesi', 'delta_voti', 'voti_vivi', '{agent_id,employee_id}', '{n,somma,stelle1,stelle2,stelle3,stelle4,stelle5}',
 $$SELECT agent_id, employee_id, n, n * stelle AS somma,
  CASE stelle WHEN 1 THEN n ELSE 0 END AS stelle1, CASE stelle WHEN 2 THEN n ELSE 0 END AS stelle2,
  CASE stelle WHEN 3 THEN n ELSE 0 END AS stelle3, CASE stelle WHEN 4 THEN n ELSE 0 END AS stelle4,
  CASE stelle WHEN 5 THEN n ELSE 0 END AS stelle5
 FROM %s$$);
-- The whole network: the measures of an agent without the agent.
INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella)
SELECT 'cubo_rete', coda, fonte, '{mese,product}', misure, replace(cella, 'SELECT mese, agent_id, agency_id, product,', 'SELECT mese, product,')
FROM cubi WHERE cubo = 'cubo_agente';

CREATE FUNCTION con_virgole(nomi text[], forma text DEFAULT '%1$I') RETURNS text LANGUAGE sql STABLE AS $$
  SELECT string_agg(format(forma, nome), ', ' ORDER BY posto) FROM unnest(nomi) WITH ORDINALITY AS u (nome, posto)
$$;
CREATE FUNCTION non_zero(nomi text[]) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT string_agg(format('sum(%I) <> 0', nome), ' OR ') FROM unnest(nomi) AS u (nome)
$$;

-- INSERT that adds to a cube the rows of `da`. In the order of the key, so that two statements lock cells in one order.
CREATE FUNCTION cubo_aggiungi(c cubi, da text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('INSERT INTO %1$I (%2$s, %3$s) SELECT %2$s, %4$s FROM (%5$s) AS riga GROUP BY %2$s HAVING %6$s ORDER BY %2$s
    ON CONFLICT (%2$s) DO UPDATE SET %7$s',
    c.cubo, con_virgole(c.chiave), con_virgole(c.misure), con_virgole(c.misure, 'sum(%1$I)'), format(c.cella, da), non_zero(c.misure),
    con_virgole(c.misure, '%1$I = ' || quote_ident(c.cubo) || '.%1$I + excluded.%1$I'))
$$;

-- What a cube says at this instant: its cells and those of the queue, as rows to be summed by whoever reads them.
CREATE FUNCTION cubo_vista(nome_cubo text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  c cubi;
BEGIN
  SELECT * INTO STRICT c FROM cubi WHERE cubo = nome_cubo;
  EXECUTE format('CREATE OR REPLACE VIEW %I AS SELECT %2$s, %3$s FROM %4$I UNION ALL SELECT %2$s, %3$s FROM (%5$s) AS riga',
    c.cubo || '_ora', con_virgole(c.chiave), con_virgole(c.misure), c.cubo, format(c.cella, quote_ident(c.coda)));
END $$;
SELECT cubo_vista(cubo) FROM cubi;

-- Moves at most `quanti` rows of a queue into its cubes, in one statement; how many. One at a time for each queue: 0 for a second one.
CREATE FUNCTION cubes_fold(coda_da text, quanti int DEFAULT 20000) RETURNS bigint LANGUAGE plpgsql AS $$
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
CREATE FUNCTION cubo_diverse(nome_cubo text) RETURNS bigint LANGUAGE plpgsql AS $$
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
CREATE FUNCTION cubes_verify() RETURNS TABLE (cubo text, celle bigint) LANGUAGE sql AS $$
  SELECT v.cubo, v.diverse FROM (SELECT c.cubo, cubo_diverse(c.cubo) AS diverse FROM cubi c) AS v WHERE v.diverse > 0
$$;

-- From the facts and the rows again, after a bulk load with the triggers disabled. Who writes waits meanwhile.
CREATE FUNCTION cubes_rebuild() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  c cubi;
BEGIN
  LOCK TABLE delta_fatti, delta_lead, delta_stock, delta_voti IN ACCESS EXCLUSIVE MODE;
  TRUNCATE delta_fatti, delta_lead, delta_stock, delta_voti;
  FOR c IN SELECT * FROM cubi ORDER BY cubo LOOP
    EXECUTE format('TRUNCATE %I', c.cubo);
    EXECUTE cubo_aggiungi(c, quote_ident(c.fonte));
  END LOOP;
END $$;

-- Cells that have come to nothing again: days of a last activity pass, and leave them behind.
CREATE FUNCTION stock_attivita_pulisci() RETURNS void LANGUAGE sql AS $$
  DELETE FROM stock_attivita WHERE n = 0 AND importo = 0
$$;

-- What is there already. Of a case that was reopened before today the earlier payment is not known: its row has lost it.
ALTER TABLE pratica_fatti DISABLE TRIGGER in_coda;
ALTER TABLE lead_fatti DISABLE TRIGGER in_coda;
SELECT fatti_mancanti();
INSERT INTO pratica_fatti (pratica_id, tipo, at, mese, prima, inviata, agent_id, agency_id, bank_id, product, finalita, regione,
  richiesto, deliberato, erogato, giorni, durata, lordo, quota_agente)
SELECT v.pratica_id, 'provvigione', v.at, mese_di(v.at), false, true, f.agent_id, f.agency_id, f.bank_id, f.product, f.finalita, f.regione,
  0, 0, 0, 0, 0, v.lordo, v.quota_agente
FROM (SELECT pratica_id, maturata_at AS at, sum(importo)::bigint AS lordo,
        coalesce(sum(importo) FILTER (WHERE quota = 'agente'), 0)::bigint AS quota_agente
      FROM provvigioni GROUP BY 1, 2) v
JOIN pratiche p ON p.id = v.pratica_id CROSS JOIN LATERAL fatto(p, p.stato, p.stato, v.at, NULL, false) f
ORDER BY v.at, v.pratica_id;
INSERT INTO lead_fatti (lead_id, tappa, at, mese, agent_id, agency_id, product, provincia, channel, n, minuti)
SELECT l.id, t.tappa, t.quando, mese_di(t.quando), coalesce(l.agent_id, nessuno()), coalesce(l.agency_id, nessuno()), l.product,
  coalesce(l.provincia, '--'), l.channel, 1, t.minuti
FROM leads l CROSS JOIN LATERAL tappe_di(l) t ORDER BY t.quando, l.id;
ALTER TABLE pratica_fatti ENABLE TRIGGER in_coda;
ALTER TABLE lead_fatti ENABLE TRIGGER in_coda;
SELECT cubes_rebuild();
