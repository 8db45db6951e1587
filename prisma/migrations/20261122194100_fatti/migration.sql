-- Who writes the facts: row triggers of the source tables. They insert and lock nothing that another case touches.

CREATE FUNCTION nessuno() RETURNS uuid LANGUAGE sql IMMUTABLE AS $$ SELECT '00000000-0000-0000-0000-000000000000'::uuid $$;
CREATE FUNCTION giorno_di(istante timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT (istante AT TIME ZONE 'Europe/Rome')::date
$$;
CREATE FUNCTION mese_di(istante timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT date_trunc('month', istante AT TIME ZONE 'Europe/Rome')::date
$$;

-- Days of the calendar in Italy; none where the end is dated before the beginning, empty where one is not known.
CREATE FUNCTION giorni_tra(dal timestamptz, al timestamptz) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN dal IS NOT NULL AND al IS NOT NULL THEN greatest(giorno_di(al) - giorno_di(dal), 0) END
$$;

-- Cases ------------------------------------------------------------------------------------------------

-- The fact that case `p`, as its row stands, came from `da` into `a`; `dal`: when it had come into `da`. The id is the inserter's.
CREATE FUNCTION fatto(p pratiche, da stato_pratica, a stato_pratica, quando timestamptz, dal timestamptz, prima boolean)
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
CREATE FUNCTION fatti_di(p pratiche) RETURNS SETOF pratica_fatti LANGUAGE sql STABLE AS $$
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
CREATE FUNCTION pratica_fatto() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  f pratica_fatti;
  primo pratica_fatti;
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT * INTO f FROM fatto(OLD, OLD.stato, NULL, now(), OLD.stato_dal, true);
    SELECT * INTO primo FROM pratica_fatti WHERE pratica_id = OLD.id AND tipo = 'stato' AND da IS NULL ORDER BY id LIMIT 1;
  ELSIF OLD.stato = NEW.stato THEN
    SELECT * INTO f FROM fatto(NEW, OLD.stato, NEW.stato, now(), OLD.stato_dal, false);
    f.tipo := 'rettifica';
    f.erogato := NEW.importo_erogato - OLD.importo_erogato;
    SELECT * INTO primo FROM pratica_fatti WHERE pratica_id = OLD.id AND tipo = 'stato' AND a = 'liquidata' ORDER BY id DESC LIMIT 1;
  ELSE
    SELECT * INTO f FROM fatto(NEW, OLD.stato, NEW.stato,
      CASE WHEN NEW.stato = 'liquidata' THEN NEW.data_liquidazione
           WHEN NEW.stato_dal IS DISTINCT FROM OLD.stato_dal THEN NEW.stato_dal ELSE now() END,
      OLD.stato_dal,
      NOT EXISTS (SELECT FROM pratica_fatti WHERE pratica_id = NEW.id AND tipo = 'stato' AND a = NEW.stato));
    IF OLD.stato = 'liquidata' THEN
      f.erogato := OLD.importo_erogato;
      SELECT * INTO primo FROM pratica_fatti WHERE pratica_id = OLD.id AND tipo = 'stato' AND a = 'liquidata' ORDER BY id DESC LIMIT 1;
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
CREATE FUNCTION fatti_mancanti() RETURNS void LANGUAGE sql AS $$
  INSERT INTO pratica_fatti (pratica_id, tipo, at, mese, da, a, prima, inviata, agent_id, agency_id, bank_id, product, finalita, regione,
    richiesto, deliberato, erogato, giorni, giorni_da, giorni_passo, durata, ltv, taeg, lordo, quota_agente)
  SELECT f.pratica_id, f.tipo, f.at, f.mese, f.da, f.a, f.prima, f.inviata, f.agent_id, f.agency_id, f.bank_id, f.product, f.finalita, f.regione,
    f.richiesto, f.deliberato, f.erogato, f.giorni, f.giorni_da, f.giorni_passo, f.durata, f.ltv, f.taeg, f.lordo, f.quota_agente
  FROM pratiche p CROSS JOIN LATERAL fatti_di(p) f
  WHERE NOT EXISTS (SELECT FROM pratica_fatti g WHERE g.pratica_id = p.id)
$$;
CREATE FUNCTION pratica_nuova() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO pratica_fatti (pratica_id, tipo, at, mese, da, a, prima, inviata, agent_id, agency_id, bank_id, product, finalita, regione,
    richiesto, deliberato, erogato, giorni, giorni_da, giorni_passo, durata, ltv, taeg, lordo, quota_agente)
  SELECT f.pratica_id, f.tipo, f.at, f.mese, f.da, f.a, f.prima, f.inviata, f.agent_id, f.agency_id, f.bank_id, f.product, f.finalita, f.regione,
    f.richiesto, f.deliberato, f.erogato, f.giorni, f.giorni_da, f.giorni_passo, f.durata, f.ltv, f.taeg, f.lordo, f.quota_agente
  FROM fatti_di(NEW) f ORDER BY f.da IS NOT NULL, f.at;
  RETURN NULL;
END $$;

CREATE TRIGGER fatti_nuova AFTER INSERT ON pratiche FOR EACH ROW EXECUTE FUNCTION pratica_nuova();
CREATE TRIGGER fatti_cancellata AFTER DELETE ON pratiche FOR EACH ROW EXECUTE FUNCTION pratica_fatto();
CREATE TRIGGER fatti_stato AFTER UPDATE ON pratiche FOR EACH ROW
  WHEN (OLD.stato IS DISTINCT FROM NEW.stato OR (NEW.stato = 'liquidata' AND OLD.importo_erogato IS DISTINCT FROM NEW.importo_erogato))
  EXECUTE FUNCTION pratica_fatto();

-- Commissions belong to the month in which they accrue or are taken back, and to the agent of the payment.
CREATE FUNCTION provvigioni_fatti() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER fatti AFTER INSERT ON provvigioni REFERENCING NEW TABLE AS nuove FOR EACH STATEMENT EXECUTE FUNCTION provvigioni_fatti();

-- Leads ------------------------------------------------------------------------------------------------

CREATE FUNCTION festivo(giorno date) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  anno int := extract(year FROM giorno);
  a int := anno % 19;
  b int := anno / 100;
  c int := anno % 100;
  h int;
  l int;
  m int;
  pasqua date;
BEGIN
  IF to_char(giorno, 'MM-DD') = ANY ('{01-01,01-06,04-25,05-01,06-02,08-15,11-01,12-08,12-25,12-26}')
    OR (to_char(giorno, 'MM-DD') = '10-04' AND anno >= 2026) THEN RETURN true; END IF;
  -- Easter by the anonymous Gregorian algorithm, as in lib/italian/holidays.ts.
  h := (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
  l := (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
  m := (a + 11 * h + 22 * l) / 451;
  pasqua := make_date(anno, (h + l - 7 * m + 114) / 31, (h + l - 7 * m + 114) % 31 + 1);
  RETURN giorno IN (pasqua, pasqua + 1);
END $$;

-- Minutes of office between two instants: Monday to Friday, 9 to 18 in Italy, without holidays.
CREATE FUNCTION minuti_ufficio(dal timestamptz, al timestamptz) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(sum(greatest(0, extract(epoch FROM
      least(al AT TIME ZONE 'Europe/Rome', g::timestamp + time '18:00') - greatest(dal AT TIME ZONE 'Europe/Rome', g::timestamp + time '09:00')
    ) / 60)), 0)::int
  FROM generate_series(giorno_di(dal)::timestamp, giorno_di(al)::timestamp, interval '1 day') AS g
  WHERE extract(isodow FROM g) < 6 AND NOT festivo(g::date)
$$;

-- The stages that a lead has passed, by what its row keeps. A stage is never unmade by a later one.
CREATE FUNCTION tappe_di(l leads) RETURNS TABLE (tappa text, quando timestamptz, minuti int) LANGUAGE sql STABLE AS $$
  SELECT v.tappa, v.quando,
    CASE WHEN v.tappa = 'contattato' AND l.contattato_at IS NOT NULL
      THEN minuti_ufficio(coalesce(l.assigned_at, l.created_at), l.contattato_at) END
  FROM (VALUES
    ('nuovo', l.created_at, true),
    ('assegnato', coalesce(l.assigned_at, l.created_at), l.agent_id IS NOT NULL),
    ('contattato', coalesce(l.contattato_at, l.chiuso_at, l.assigned_at, l.created_at),
      l.contattato_at IS NOT NULL OR l.appuntamento_at IS NOT NULL OR l.stato IN ('contattato', 'appuntamento', 'convertito')),
    ('appuntamento', coalesce(l.contattato_at, l.assigned_at, l.created_at), l.appuntamento_at IS NOT NULL),
    ('convertito', coalesce(l.chiuso_at, l.created_at), l.stato = 'convertito'),
    ('perso', coalesce(l.chiuso_at, l.created_at), l.stato = 'perso')
  ) AS v (tappa, quando, passata) WHERE v.passata
$$;

-- A stage that is no more (a step undone, a lead given to somebody else) is taken back now, from whom it had been counted for.
CREATE FUNCTION lead_fatto() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cambia_agente boolean := TG_OP = 'UPDATE' AND OLD.agent_id IS DISTINCT FROM NEW.agent_id;
  prima text[] := '{}';
  dopo text[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' THEN SELECT coalesce(array_agg(tappa), '{}') INTO prima FROM tappe_di(OLD); END IF;
  IF TG_OP <> 'DELETE' THEN SELECT coalesce(array_agg(tappa), '{}') INTO dopo FROM tappe_di(NEW); END IF;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO lead_fatti (lead_id, tappa, at, mese, agent_id, agency_id, product, provincia, channel, n, minuti)
    SELECT f.lead_id, f.tappa, now(), mese_di(now()), f.agent_id, f.agency_id, f.product, f.provincia, f.channel, -1, f.minuti
    FROM unnest(prima) AS t (tappa) CROSS JOIN LATERAL (
      SELECT * FROM lead_fatti g WHERE g.lead_id = OLD.id AND g.tappa = t.tappa AND g.n = 1 ORDER BY g.id DESC LIMIT 1) f
    WHERE t.tappa <> ALL (dopo) OR (cambia_agente AND t.tappa = 'assegnato')
    ORDER BY f.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO lead_fatti (lead_id, tappa, at, mese, agent_id, agency_id, product, provincia, channel, n, minuti)
    SELECT NEW.id, t.tappa, t.quando, mese_di(t.quando), coalesce(NEW.agent_id, nessuno()), coalesce(NEW.agency_id, nessuno()),
      NEW.product, coalesce(NEW.provincia, '--'), NEW.channel, 1, t.minuti
    FROM (SELECT tappa, minuti, CASE
        -- What is changed is changed now: an instant that the row had before says nothing of it.
        WHEN TG_OP = 'UPDATE' AND (tappa = 'appuntamento' OR quando IN (OLD.created_at, OLD.assigned_at, OLD.contattato_at, OLD.chiuso_at))
          THEN now() ELSE quando END AS quando FROM tappe_di(NEW)) t
    WHERE t.tappa <> ALL (prima) OR (cambia_agente AND t.tappa = 'assegnato');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER fatti AFTER INSERT OR DELETE ON leads FOR EACH ROW EXECUTE FUNCTION lead_fatto();
CREATE TRIGGER fatti_update AFTER UPDATE ON leads FOR EACH ROW
  WHEN ((OLD.agent_id, OLD.stato, OLD.contattato_at IS NULL, OLD.appuntamento_at IS NULL)
    IS DISTINCT FROM (NEW.agent_id, NEW.stato, NEW.contattato_at IS NULL, NEW.appuntamento_at IS NULL))
  EXECUTE FUNCTION lead_fatto();

-- Into the queues --------------------------------------------------------------------------------------

CREATE FUNCTION in_coda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'pratica_fatti' THEN INSERT INTO delta_fatti SELECT * FROM nuovi;
  ELSE INSERT INTO delta_lead SELECT * FROM nuovi; END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER in_coda AFTER INSERT ON pratica_fatti REFERENCING NEW TABLE AS nuovi FOR EACH STATEMENT EXECUTE FUNCTION in_coda();
CREATE TRIGGER in_coda AFTER INSERT ON lead_fatti REFERENCING NEW TABLE AS nuovi FOR EACH STATEMENT EXECUTE FUNCTION in_coda();

-- The cell of the stock that a case stands in; of closed cases the last activity is nobody's business.
CREATE FUNCTION cella_stock(p pratiche) RETURNS SETOF delta_stock LANGUAGE sql STABLE AS $$
  SELECT 0::bigint, coalesce(p.agent_id, nessuno()), coalesce(p.agency_id, nessuno()), coalesce(p.bank_id, nessuno()), p.product, p.stato,
    CASE WHEN p.stato IN ('liquidata', 'respinta', 'ritirata') THEN p.stato::text ELSE 'aperta' END,
    CASE WHEN p.stato IN ('liquidata', 'respinta', 'ritirata') THEN date '0001-01-01' ELSE giorno_di(p.ultima_attivita) END,
    mese_di(p.created_at), mese_di(p.data_invio_banca), 1, p.importo_richiesto
$$;
CREATE VIEW stock_vivo AS SELECT c.* FROM pratiche p CROSS JOIN LATERAL cella_stock(p) c;

CREATE FUNCTION pratica_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  prima delta_stock;
  dopo delta_stock;
BEGIN
  IF TG_OP <> 'INSERT' THEN SELECT * INTO prima FROM cella_stock(OLD); END IF;
  IF TG_OP <> 'DELETE' THEN SELECT * INTO dopo FROM cella_stock(NEW); END IF;
  IF prima IS NOT DISTINCT FROM dopo THEN RETURN NULL; END IF;
  INSERT INTO delta_stock (agent_id, agency_id, bank_id, product, stato, esito, giorno, mese, mese_invio, n, importo)
  SELECT agent_id, agency_id, bank_id, product, stato, esito, giorno, mese, mese_invio, segno * n, segno * importo
  FROM (SELECT (prima).*, -1 AS segno UNION ALL SELECT (dopo).*, 1) AS c WHERE c.agent_id IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER stock AFTER INSERT OR UPDATE OR DELETE ON pratiche FOR EACH ROW EXECUTE FUNCTION pratica_stock();

-- Ratings ----------------------------------------------------------------------------------------------

-- What visitors see of ratings: published, and verified by a finished case (lib/features/ratings/data.ts).
CREATE VIEW voti_vivi AS
  SELECT coalesce(v.agent_id, nessuno()) AS agent_id, coalesce(v.employee_id, nessuno()) AS employee_id, v.stelle, 1 AS n
  FROM voti v JOIN pratiche p ON p.id = v.pratica_id
  WHERE v.stato = 'pubblicato' AND p.stato IN ('liquidata', 'respinta', 'ritirata');

-- FOR SHARE: a rating that is published while its case is reopened waits, and the other way round.
CREATE FUNCTION voto_segno(v voti, segno int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF v.stato <> 'pubblicato' OR v.pratica_id IS NULL THEN RETURN; END IF;
  PERFORM FROM pratiche WHERE id = v.pratica_id FOR SHARE;
  INSERT INTO delta_voti (agent_id, employee_id, stelle, n)
  SELECT coalesce(v.agent_id, nessuno()), coalesce(v.employee_id, nessuno()), v.stelle, segno
  FROM pratiche WHERE id = v.pratica_id AND stato IN ('liquidata', 'respinta', 'ritirata');
END $$;
CREATE FUNCTION voto_delta() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM voto_segno(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM voto_segno(NEW, 1); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER sintesi AFTER INSERT OR DELETE ON voti FOR EACH ROW EXECUTE FUNCTION voto_delta();
CREATE TRIGGER sintesi_update AFTER UPDATE ON voti FOR EACH ROW
  WHEN ((OLD.stato, OLD.stelle, OLD.agent_id, OLD.employee_id, OLD.pratica_id)
    IS DISTINCT FROM (NEW.stato, NEW.stelle, NEW.agent_id, NEW.employee_id, NEW.pratica_id))
  EXECUTE FUNCTION voto_delta();

-- A case that is finished or reopened takes its ratings along; before a deletion, which empties their reference.
CREATE FUNCTION pratica_voti() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO delta_voti (agent_id, employee_id, stelle, n)
  SELECT coalesce(agent_id, nessuno()), coalesce(employee_id, nessuno()), stelle,
    CASE WHEN OLD.stato IN ('liquidata', 'respinta', 'ritirata') THEN -1 ELSE 1 END
  FROM voti WHERE pratica_id = OLD.id AND stato = 'pubblicato' ORDER BY id;
  RETURN OLD;
END $$;
CREATE TRIGGER voti AFTER UPDATE ON pratiche FOR EACH ROW
  WHEN ((OLD.stato IN ('liquidata', 'respinta', 'ritirata')) <> (NEW.stato IN ('liquidata', 'respinta', 'ritirata')))
  EXECUTE FUNCTION pratica_voti();
CREATE TRIGGER voti_cancellata BEFORE DELETE ON pratiche FOR EACH ROW
  WHEN (OLD.stato IN ('liquidata', 'respinta', 'ritirata')) EXECUTE FUNCTION pratica_voti();
