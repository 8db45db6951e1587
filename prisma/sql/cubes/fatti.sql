-- The fact that case `p`, as its row stands, came from `da` into `a`; `dal`: when it had come into `da`. The id is the inserter's.
CREATE OR REPLACE FUNCTION fatto(p pratiche, da stato_pratica, a stato_pratica, quando timestamptz, dal timestamptz, prima boolean)
RETURNS SETOF pratica_fatti LANGUAGE sql STABLE AS $$
  SELECT 0::bigint, p.id, 'stato'::text, quando, mese_di(quando), da, a, prima, p.data_invio_banca IS NOT NULL,
    coalesce(p.agent_id, nessuno()), coalesce(p.agency_id, nessuno()), coalesce(p.bank_id, nessuno()), p.product, p.finalita,
    coalesce((SELECT r.region_istat FROM provinces r WHERE r.sigla = p.provincia AND r.valid_to IS NULL LIMIT 1), '--')::char(2),
    p.importo_richiesto, coalesce(p.importo_deliberato, p.importo_richiesto), coalesce(p.importo_erogato, 0),
    giorni_tra(p.created_at, quando),
    giorni_tra(dal, quando),
    giorni_tra(CASE a
      WHEN 'deliberata_reddituale' THEN p.data_invio_banca
      WHEN 'perizia' THEN p.data_invio_banca
      WHEN 'deliberata' THEN p.data_invio_banca
      WHEN 'stipula' THEN p.data_delibera
      WHEN 'liquidata' THEN p.data_stipula
    END, quando),
    p.durata_mesi, p.ltv, p.taeg, 0::bigint, 0::bigint
$$;

-- All that has happened to a case, as far as its row tells: for cases that are inserted in a later state, one by one or many.
CREATE OR REPLACE FUNCTION fatti_di(p pratiche) RETURNS SETOF pratica_fatti LANGUAGE sql STABLE AS $$
  SELECT f.* FROM (
    SELECT s.a, s.quando, lag(s.a) OVER w AS da, lag(s.quando) OVER w AS dal FROM (
      VALUES ('bozza'::stato_pratica, p.created_at, 0), ('raccolta_documenti', p.data_raccolta, 1),
        ('in_istruttoria', p.data_istruttoria, 2), ('inviata_banca', p.data_invio_banca, 3),
        ('deliberata_reddituale', p.data_reddituale, 4), ('perizia', p.data_perizia, 5), ('deliberata', p.data_delibera, 6),
        ('stipula', p.data_stipula, 7),
        (p.stato, CASE p.stato WHEN 'bozza' THEN p.created_at WHEN 'liquidata' THEN p.data_liquidazione ELSE p.stato_dal END, 8)
    ) AS s (a, quando, ordine)
    WHERE s.quando IS NOT NULL AND (s.ordine = 8 OR s.a <> p.stato)
    WINDOW w AS (ORDER BY s.ordine = 8, s.ordine <> 0, s.quando, s.ordine)
  ) AS passi CROSS JOIN LATERAL fatto(p, passi.da, passi.a, passi.quando, passi.dal, true) AS f
$$;

-- What is taken back goes back to whose it was: a reversal to the agent of the payment, a deletion to that of the opening.
CREATE OR REPLACE FUNCTION pratica_fatto() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  f pratica_fatti;
  primo pratica_fatti;
  prima pratiche := contata(OLD);
  dopo pratiche;
BEGIN
  IF TG_OP = 'UPDATE' THEN dopo := contata(NEW); END IF;
  IF TG_OP = 'DELETE' THEN
    SELECT * INTO f FROM fatto(prima, prima.stato, NULL, now(), prima.stato_dal, true);
    SELECT * INTO primo FROM pratica_fatti WHERE pratica_id = prima.id AND tipo = 'stato' AND da IS NULL ORDER BY id LIMIT 1;
  ELSIF prima.stato = dopo.stato THEN
    IF prima.importo_erogato IS NOT DISTINCT FROM dopo.importo_erogato THEN RETURN NULL; END IF;
    SELECT * INTO f FROM fatto(dopo, prima.stato, dopo.stato, now(), prima.stato_dal, false);
    f.tipo := 'rettifica';
    f.erogato := dopo.importo_erogato - prima.importo_erogato;
    SELECT * INTO primo FROM pratica_fatti WHERE pratica_id = prima.id AND tipo = 'stato' AND a = 'liquidata' ORDER BY id DESC LIMIT 1;
  ELSE
    SELECT * INTO f FROM fatto(dopo, prima.stato, dopo.stato,
      CASE WHEN dopo.stato = 'liquidata' THEN dopo.data_liquidazione
           WHEN dopo.stato_dal IS DISTINCT FROM prima.stato_dal THEN dopo.stato_dal ELSE now() END,
      prima.stato_dal,
      NOT EXISTS (SELECT FROM pratica_fatti WHERE pratica_id = dopo.id AND tipo = 'stato' AND a = dopo.stato));
    IF prima.stato = 'liquidata' THEN
      f.erogato := prima.importo_erogato;
      SELECT * INTO primo FROM pratica_fatti WHERE pratica_id = prima.id AND tipo = 'stato' AND a = 'liquidata' ORDER BY id DESC LIMIT 1;
    END IF;
  END IF;
  IF primo.id IS NOT NULL THEN
    f.agent_id := primo.agent_id;
    f.agency_id := primo.agency_id;
    f.bank_id := primo.bank_id;
    f.finalita := primo.finalita;
    f.regione := primo.regione;
    IF TG_OP = 'DELETE' THEN f.richiesto := primo.richiesto; END IF;
  END IF;
  f.id := nextval('pratica_fatti_id_seq');
  INSERT INTO pratica_fatti VALUES (f.*);
  RETURN NULL;
END $$;

-- The facts of cases that have none, after a bulk load with the triggers disabled; of a new one.
CREATE OR REPLACE FUNCTION fatti_mancanti() RETURNS void LANGUAGE sql AS $$
  INSERT INTO pratica_fatti (pratica_id, tipo, at, mese, da, a, prima, inviata, agent_id, agency_id, bank_id, product, finalita, regione,
    richiesto, deliberato, erogato, giorni, giorni_da, giorni_passo, durata, ltv, taeg, lordo, quota_agente)
  SELECT f.pratica_id, f.tipo, f.at, f.mese, f.da, f.a, f.prima, f.inviata, f.agent_id, f.agency_id, f.bank_id, f.product, f.finalita, f.regione,
    f.richiesto, f.deliberato, f.erogato, f.giorni, f.giorni_da, f.giorni_passo, f.durata, f.ltv, f.taeg, f.lordo, f.quota_agente
  FROM pratiche p CROSS JOIN LATERAL fatti_di(contata(p)) f
  WHERE NOT EXISTS (SELECT FROM pratica_fatti g WHERE g.pratica_id = p.id)
$$;

CREATE OR REPLACE FUNCTION pratica_nuova() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO pratica_fatti (pratica_id, tipo, at, mese, da, a, prima, inviata, agent_id, agency_id, bank_id, product, finalita, regione,
    richiesto, deliberato, erogato, giorni, giorni_da, giorni_passo, durata, ltv, taeg, lordo, quota_agente)
  SELECT f.pratica_id, f.tipo, f.at, f.mese, f.da, f.a, f.prima, f.inviata, f.agent_id, f.agency_id, f.bank_id, f.product, f.finalita, f.regione,
    f.richiesto, f.deliberato, f.erogato, f.giorni, f.giorni_da, f.giorni_passo, f.durata, f.ltv, f.taeg, f.lordo, f.quota_agente
  FROM fatti_di(contata(NEW)) f ORDER BY f.da IS NOT NULL, f.at;
  RETURN NULL;
END $$;

-- Commissions belong to the month in which they accrue or are taken back, and to the agent of the payment.
CREATE OR REPLACE FUNCTION provvigioni_fatti() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO pratica_fatti (pratica_id, tipo, at, mese, prima, inviata, agent_id, agency_id, bank_id, product, finalita, regione,
    richiesto, deliberato, erogato, giorni, durata, lordo, quota_agente)
  SELECT v.pratica_id, 'provvigione', v.at, mese_di(v.at), false, true, f.agent_id, f.agency_id, f.bank_id, f.product, f.finalita, f.regione,
    0, 0, 0, 0, 0, v.lordo, v.quota_agente
  FROM (SELECT pratica_id, maturata_at AS at, sum(importo)::bigint AS lordo,
          coalesce(sum(importo) FILTER (WHERE quota = 'agente'), 0)::bigint AS quota_agente
        FROM nuove GROUP BY 1, 2) v
  CROSS JOIN LATERAL (
    SELECT * FROM (
      (SELECT *, 1 AS ordine FROM pratica_fatti WHERE pratica_id = v.pratica_id AND tipo = 'stato' AND a = 'liquidata' ORDER BY id DESC LIMIT 1)
      UNION ALL
      SELECT c.*, 2 FROM pratiche p CROSS JOIN LATERAL fatto(p, p.stato, p.stato, v.at, NULL, false) c WHERE p.id = v.pratica_id
    ) g ORDER BY ordine LIMIT 1
  ) f ORDER BY v.pratica_id, v.at;
  RETURN NULL;
END $$;

-- A payment that an agent recorded and the office has not confirmed counts for no figure: the facts, which cubes, rankings and reports
-- add up, are written of the case as it counts, that is as it stood before the payment.
CREATE OR REPLACE FUNCTION contata(p pratiche) RETURNS pratiche LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF p.erogazione_da_confermare THEN
    p.stato := 'stipula';
    p.stato_dal := coalesce(p.data_stipula, p.stato_dal);
    p.importo_erogato := NULL;
    p.data_liquidazione := NULL;
  END IF;
  RETURN p;
END $$;

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
('cubo_agente_mese', 'delta_fatti', 'pratica_fatti', '{mese,agent_id,agency_id}',
 '{aperte,richiesto,deliberate,deliberato,respinte,ritirate,riaperte,liquidate,liquidato,stornate,stornato,giorni,lordo,quota_agente}',
 $$SELECT mese, agent_id, agency_id,
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
('cubo_attese_banca', 'delta_fatti', 'pratica_fatti', '{mese,bank_id,product}',
 '{g0,g1,g2,g3,g4,g5,g6,g7,g8,g9,g10,g11,g12,g13,g14,g15,g16,g17,g18,g19,g20,g21,g22,g23,g24,g25,g26,g27,g28,g29,g30,g31,g32,g33,g34,g35,g36}',
 $$SELECT mese, bank_id, product,
  (classe = 0)::int AS g0, (classe = 1)::int AS g1, (classe = 2)::int AS g2, (classe = 3)::int AS g3,
  (classe = 4)::int AS g4, (classe = 5)::int AS g5, (classe = 6)::int AS g6, (classe = 7)::int AS g7,
  (classe = 8)::int AS g8, (classe = 9)::int AS g9, (classe = 10)::int AS g10, (classe = 11)::int AS g11,
  (classe = 12)::int AS g12, (classe = 13)::int AS g13, (classe = 14)::int AS g14, (classe = 15)::int AS g15,
  (classe = 16)::int AS g16, (classe = 17)::int AS g17, (classe = 18)::int AS g18, (classe = 19)::int AS g19,
  (classe = 20)::int AS g20, (classe = 21)::int AS g21, (classe = 22)::int AS g22, (classe = 23)::int AS g23,
  (classe = 24)::int AS g24, (classe = 25)::int AS g25, (classe = 26)::int AS g26, (classe = 27)::int AS g27,
  (classe = 28)::int AS g28, (classe = 29)::int AS g29, (classe = 30)::int AS g30, (classe = 31)::int AS g31,
  (classe = 32)::int AS g32, (classe = 33)::int AS g33, (classe = 34)::int AS g34, (classe = 35)::int AS g35,
  (classe = 36)::int AS g36
 FROM (SELECT mese, bank_id, product, classe_giorni(giorni_passo) AS classe
   FROM %s WHERE bank_id <> nessuno() AND tipo = 'stato' AND prima AND a = 'deliberata' AND giorni_passo IS NOT NULL) AS passo$$),
('cubo_banca', 'delta_fatti', 'pratica_fatti', '{mese,bank_id,product}',
 '{inviate,reddituali,perizie,deliberate,deliberato,respinte,ritirate,liquidate,liquidato,stornate,stornato,giorni_reddituale,n_reddituale,giorni_perizia,n_perizia,giorni_delibera,n_delibera,giorni_stipula,n_stipula,giorni_liquidazione,n_liquidazione,h0,h1,h2,h3,h4,h5,h6,h7,h8,h9,h10,h11,h12,h13,h14,h15}',
 $$SELECT mese, bank_id, product,
  (entra AND a = 'inviata_banca')::int AS inviate,
  (entra AND a = 'deliberata_reddituale')::int AS reddituali,
  (entra AND a = 'perizia')::int AS perizie,
  (prima AND a = 'deliberata')::int AS deliberate,
  CASE WHEN prima AND a = 'deliberata' THEN deliberato ELSE 0 END AS deliberato,
  (stato AND a = 'respinta')::int AS respinte,
  (a = 'ritirata' AND inviata)::int AS ritirate,
  (stato AND a = 'liquidata')::int AS liquidate,
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
('cubo_giorno_agente', 'delta_fatti', 'pratica_fatti', '{giorno,agent_id,agency_id,product}',
 '{aperte,richiesto,deliberate,deliberato,respinte,ritirate,riaperte,liquidate,liquidato,stornate,stornato,giorni,lordo,quota_agente}',
 $$SELECT giorno_di(at) AS giorno, agent_id, agency_id, product,
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
('cubo_giorno_attese_banca', 'delta_fatti', 'pratica_fatti', '{giorno,bank_id,product}',
 '{g0,g1,g2,g3,g4,g5,g6,g7,g8,g9,g10,g11,g12,g13,g14,g15,g16,g17,g18,g19,g20,g21,g22,g23,g24,g25,g26,g27,g28,g29,g30,g31,g32,g33,g34,g35,g36}',
 $$SELECT giorno, bank_id, product,
  (classe = 0)::int AS g0, (classe = 1)::int AS g1, (classe = 2)::int AS g2, (classe = 3)::int AS g3,
  (classe = 4)::int AS g4, (classe = 5)::int AS g5, (classe = 6)::int AS g6, (classe = 7)::int AS g7,
  (classe = 8)::int AS g8, (classe = 9)::int AS g9, (classe = 10)::int AS g10, (classe = 11)::int AS g11,
  (classe = 12)::int AS g12, (classe = 13)::int AS g13, (classe = 14)::int AS g14, (classe = 15)::int AS g15,
  (classe = 16)::int AS g16, (classe = 17)::int AS g17, (classe = 18)::int AS g18, (classe = 19)::int AS g19,
  (classe = 20)::int AS g20, (classe = 21)::int AS g21, (classe = 22)::int AS g22, (classe = 23)::int AS g23,
  (classe = 24)::int AS g24, (classe = 25)::int AS g25, (classe = 26)::int AS g26, (classe = 27)::int AS g27,
  (classe = 28)::int AS g28, (classe = 29)::int AS g29, (classe = 30)::int AS g30, (classe = 31)::int AS g31,
  (classe = 32)::int AS g32, (classe = 33)::int AS g33, (classe = 34)::int AS g34, (classe = 35)::int AS g35,
  (classe = 36)::int AS g36
 FROM (SELECT giorno_di(at) AS giorno, bank_id, product, classe_giorni(giorni_passo) AS classe
   FROM %s WHERE bank_id <> nessuno() AND tipo = 'stato' AND prima AND a = 'deliberata' AND giorni_passo IS NOT NULL) AS passo$$),
('cubo_giorno_banca', 'delta_fatti', 'pratica_fatti', '{giorno,bank_id,product}',
 '{inviate,reddituali,perizie,deliberate,deliberato,respinte,ritirate,liquidate,liquidato,stornate,stornato,giorni_reddituale,n_reddituale,giorni_perizia,n_perizia,giorni_delibera,n_delibera,giorni_stipula,n_stipula,giorni_liquidazione,n_liquidazione,h0,h1,h2,h3,h4,h5,h6,h7,h8,h9,h10,h11,h12,h13,h14,h15}',
 $$SELECT giorno, bank_id, product,
  (entra AND a = 'inviata_banca')::int AS inviate,
  (entra AND a = 'deliberata_reddituale')::int AS reddituali,
  (entra AND a = 'perizia')::int AS perizie,
  (prima AND a = 'deliberata')::int AS deliberate,
  CASE WHEN prima AND a = 'deliberata' THEN deliberato ELSE 0 END AS deliberato,
  (stato AND a = 'respinta')::int AS respinte,
  (a = 'ritirata' AND inviata)::int AS ritirate,
  (stato AND a = 'liquidata')::int AS liquidate,
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
 FROM (SELECT giorno_di(at) AS giorno, bank_id, product, da, coalesce(a, 'bozza') AS a, erogato, deliberato, inviata,
   tipo = 'stato' AS stato, tipo = 'stato' AND prima AS prima,
   tipo = 'stato' AND a IS NOT NULL AND da IS DISTINCT FROM 'sospesa' AS entra,
   giorni_passo IS NOT NULL AS misurata, coalesce(giorni_passo, 0) AS g,
   CASE WHEN tipo = 'stato' AND prima AND a = 'deliberata' AND giorni_passo IS NOT NULL THEN bucket_giorni(giorni_passo) ELSE -1 END AS classe
   FROM %s WHERE bank_id <> nessuno() AND tipo IN ('stato', 'rettifica') AND (da = 'liquidata' OR a IN ('inviata_banca',
     'deliberata_reddituale', 'perizia', 'deliberata', 'stipula', 'liquidata', 'respinta', 'ritirata'))) AS passo$$),
('cubo_giorno_finalita', 'delta_fatti', 'pratica_fatti', '{giorno,product,finalita,regione}',
 '{aperte,richiesto,liquidate,liquidato,stornate,stornato,respinte,ritirate,durata,ltv,n_ltv,taeg_erogato,erogato_taeg}',
 $$SELECT giorno_di(at) AS giorno, product, finalita, regione,
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
('cubo_giorno_movimenti', 'delta_fatti', 'pratica_fatti', '{giorno,product,mov}',
 '{n,segno,erogato,importo,giorni}',
 $$SELECT giorno_di(at) AS giorno, product,
  CASE WHEN tipo = 'stato' AND (da IS NULL OR a IS NULL) THEN 1 ELSE 0 END
   + CASE WHEN tipo = 'stato' AND a = 'inviata_banca' AND da IS DISTINCT FROM 'sospesa' THEN 2 ELSE 0 END
   + CASE WHEN tipo = 'stato' AND a = 'deliberata' AND prima THEN 4 ELSE 0 END
   + CASE WHEN tipo = 'stato' AND a = 'liquidata' THEN 8 ELSE 0 END
   + CASE WHEN tipo = 'rettifica' THEN 16 ELSE 0 END
   + CASE WHEN tipo = 'stato' AND da = 'liquidata' THEN 32 ELSE 0 END
   + CASE WHEN tipo = 'stato' AND a = 'respinta' THEN 64 ELSE 0 END
   + CASE WHEN tipo = 'stato' AND a = 'ritirata' THEN 128 ELSE 0 END
   + CASE WHEN tipo = 'stato' AND da IN ('liquidata', 'respinta', 'ritirata') AND a IS NOT NULL THEN 256 ELSE 0 END
   + CASE WHEN tipo = 'stato' AND da IS NOT NULL AND a IS NOT NULL THEN 512 ELSE 0 END AS mov,
  1 AS n,
  CASE WHEN tipo = 'rettifica' THEN 0 WHEN a IS NULL THEN -1 ELSE 1 END AS segno,
  CASE WHEN tipo = 'rettifica' OR a = 'liquidata' THEN erogato WHEN da = 'liquidata' THEN -erogato ELSE 0 END AS erogato,
  CASE WHEN tipo = 'rettifica' OR a = 'liquidata' THEN erogato WHEN a = 'deliberata' AND prima THEN deliberato WHEN da = 'liquidata' THEN -erogato
   WHEN a = 'deliberata' THEN deliberato WHEN a IS NULL THEN -richiesto ELSE richiesto END AS importo,
  CASE WHEN tipo = 'stato' AND a = 'liquidata' THEN giorni ELSE 0 END AS giorni
 FROM %s WHERE tipo <> 'provvigione'$$),
('cubo_giorno_passaggi', 'delta_fatti', 'pratica_fatti', '{giorno,product,da,a}',
 '{n,giorni}',
 $$SELECT giorno_di(at) AS giorno, product, da, a, 1 AS n, coalesce(giorni_da, 0) AS giorni FROM %s WHERE tipo = 'stato' AND da IS NOT NULL AND a IS NOT NULL$$),
('cubo_passaggi', 'delta_fatti', 'pratica_fatti', '{mese,product,da,a}',
 '{n,giorni}',
 $$SELECT mese, product, da, a, 1 AS n, coalesce(giorni_da, 0) AS giorni FROM %s WHERE tipo = 'stato' AND da IS NOT NULL AND a IS NOT NULL$$),
('cubo_rete', 'delta_fatti', 'pratica_fatti', '{mese,product}',
 '{aperte,richiesto,deliberate,deliberato,respinte,ritirate,riaperte,liquidate,liquidato,stornate,stornato,giorni,lordo,quota_agente}',
 $$SELECT mese, product,
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
   OR da IN ('liquidata', 'respinta', 'ritirata')$$)
ON CONFLICT (cubo) DO UPDATE SET coda = excluded.coda, fonte = excluded.fonte, chiave = excluded.chiave,
  misure = excluded.misure, cella = excluded.cella;
SELECT cubo_vista(cubo) FROM cubi WHERE coda = 'delta_fatti';

-- For servers of the version before, while they are being replaced; a later migration may drop it.
CREATE OR REPLACE VIEW rollup_liquidato AS SELECT mese, product, liquidato - stornato AS importo_erogato FROM cubo_rete_ora;

CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON pratica_fatti FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE TRIGGER in_coda AFTER INSERT ON pratica_fatti REFERENCING NEW TABLE AS nuovi FOR EACH STATEMENT EXECUTE FUNCTION in_coda();

CREATE OR REPLACE TRIGGER fatti_cancellata AFTER DELETE ON pratiche FOR EACH ROW EXECUTE FUNCTION pratica_fatto();

CREATE OR REPLACE TRIGGER fatti_nuova AFTER INSERT ON pratiche FOR EACH ROW EXECUTE FUNCTION pratica_nuova();

CREATE OR REPLACE TRIGGER fatti_stato AFTER UPDATE ON pratiche FOR EACH ROW
  WHEN (OLD.stato IS DISTINCT FROM NEW.stato OR OLD.erogazione_da_confermare IS DISTINCT FROM NEW.erogazione_da_confermare
    OR (NEW.stato = 'liquidata' AND OLD.importo_erogato IS DISTINCT FROM NEW.importo_erogato))
  EXECUTE FUNCTION pratica_fatto();

CREATE OR REPLACE TRIGGER fatti AFTER INSERT ON provvigioni REFERENCING NEW TABLE AS nuove FOR EACH STATEMENT EXECUTE FUNCTION provvigioni_fatti();
