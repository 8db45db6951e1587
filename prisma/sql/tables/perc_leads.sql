-- The weights of an epoch sum to 100, or there are none: an epoch without weights closes its group. Looked at when the
-- transaction ends, because they are written one by one.
CREATE OR REPLACE FUNCTION perc_leads_somma() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  somma numeric;
BEGIN
  SELECT sum(peso) INTO somma FROM perc_leads WHERE group_id = coalesce(NEW.group_id, OLD.group_id);
  IF somma <> 100 THEN
    RAISE EXCEPTION 'the weights of a group sum to %', somma
      USING ERRCODE = 'check_violation', CONSTRAINT = 'perc_leads_somma_ck', TABLE = 'perc_leads';
  END IF;
  RETURN NULL;
END $$;

-- Tijdeman's rule, of agents who are there: their weights, and what is due to each and received by each before this lead. In the
-- order by weight, then id.
CREATE OR REPLACE FUNCTION lead_prossimo(p_agenti uuid[], p_pesi float8[], p_attesi float8[], p_ricevuti int[]) RETURNS uuid
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  -- Below this two numbers are the same: shares are added up thousands of times.
  vicino CONSTANT float8 := 1e-9;
  scelto uuid;
BEGIN
  WITH parti AS (
    SELECT u.agent_id, u.posto, u.peso / sum(u.peso) OVER () AS parte, u.atteso, u.ricevuti,
      CASE WHEN count(*) OVER () > 1 THEN 1::float8 / (2 * count(*) OVER () - 2) ELSE 0 END AS minimo
    FROM unnest(p_agenti, p_pesi, p_attesi, p_ricevuti) WITH ORDINALITY AS u(agent_id, peso, atteso, ricevuti, posto)
  ), dovuti AS (
    SELECT agent_id, posto, parte, minimo, atteso + parte - ricevuti AS dovuto FROM parti
  ), tutti AS (
    SELECT *, dovuto > minimo - vicino AS pronto,
      bool_or(dovuto > 1 - vicino) OVER () OR NOT bool_or(dovuto > minimo - vicino) OVER () AS per_debito
    FROM dovuti
  ), valori AS (
    SELECT agent_id, posto, CASE WHEN per_debito THEN -dovuto ELSE (1 - minimo - dovuto) / parte END AS valore
    FROM tutti WHERE per_debito OR pronto
  )
  SELECT agent_id INTO scelto FROM valori WHERE valore <= (SELECT min(valore) FROM valori) + vicino ORDER BY posto LIMIT 1;
  RETURN scelto;
END $$;

-- Whom the weights choose for a lead of this product and province: those of the province, or, where it has none or nobody is
-- there on this day, those of everywhere. The place stays locked until the transaction ends, under the key that
-- lib/features/perc-leads/group-in-force.ts names. No row where nobody is there.
CREATE OR REPLACE FUNCTION lead_scegli(p_product prodotto, p_provincia text, p_oggi date)
RETURNS TABLE (agent_id uuid, agency_id uuid, motivo motivo_assegnazione, group_id uuid, deficit float8, quote jsonb)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  luogo text;
  gruppo uuid;
  inizio_giorno timestamptz := p_oggi::timestamp AT TIME ZONE 'Europe/Rome';
  inizio_mese timestamptz := date_trunc('month', p_oggi::timestamp) AT TIME ZONE 'Europe/Rome';
BEGIN
  FOREACH luogo IN ARRAY CASE WHEN p_provincia IS NULL THEN ARRAY[NULL::text] ELSE ARRAY[p_provincia, NULL] END LOOP
    -- Most provinces have no group of their own: nothing is locked for those.
    CONTINUE WHEN luogo IS NOT NULL
      AND NOT EXISTS (SELECT FROM perc_lead_gruppi g WHERE g.product = p_product AND g.provincia = luogo);
    PERFORM pg_advisory_xact_lock(hashtext('percLeads:' || p_product || ':' || coalesce(luogo, '**')));
    gruppo := (
      SELECT g.id FROM perc_lead_gruppi g
      WHERE g.product = p_product AND g.provincia IS NOT DISTINCT FROM luogo AND g.dal <= p_oggi
      ORDER BY g.epoca DESC LIMIT 1);
    CONTINUE WHEN gruppo IS NULL;
    RETURN QUERY
      WITH membri AS MATERIALIZED (
        SELECT p.agent_id, a.agency_id, p.peso::float8 AS peso, coalesce(r.atteso, 0) AS atteso, coalesce(r.received, 0) AS ricevuti,
          a.status = 'validated' AND NOT coalesce(p_oggi BETWEEN a.assente_dal AND a.assente_al, false)
            AND (p.tetto_giorno IS NULL OR avuti.oggi < p.tetto_giorno)
            AND (p.tetto_mese IS NULL OR avuti.mese < p.tetto_mese) AS presente
        FROM perc_leads p
        JOIN agents a ON a.id = p.agent_id
        LEFT JOIN lead_receipts r ON r.group_id = p.group_id AND r.agent_id = p.agent_id
        -- Of the same product and place, whatever the epoch; counted only where somebody has a limit.
        CROSS JOIN LATERAL (
          SELECT count(*) FILTER (WHERE l.at >= inizio_giorno) AS oggi, count(*) AS mese
          FROM perc_lead_gruppi g
          JOIN lead_assegnazioni l ON l.group_id = g.id AND l.agent_id = p.agent_id AND l.contata AND l.at >= inizio_mese
          WHERE (p.tetto_giorno IS NOT NULL OR p.tetto_mese IS NOT NULL)
            AND g.product = p_product AND g.provincia IS NOT DISTINCT FROM luogo) avuti
        WHERE p.group_id = gruppo
      ), presenti AS (
        SELECT array_agg(m.agent_id ORDER BY m.peso DESC, m.agent_id) AS agenti, array_agg(m.peso ORDER BY m.peso DESC, m.agent_id) AS pesi,
          array_agg(m.atteso ORDER BY m.peso DESC, m.agent_id) AS attesi, array_agg(m.ricevuti ORDER BY m.peso DESC, m.agent_id) AS ricevuti
        FROM membri m WHERE m.presente
      ), tutti AS (
        SELECT array_agg(m.agent_id ORDER BY m.peso DESC, m.agent_id) AS agenti, array_agg(m.peso ORDER BY m.peso DESC, m.agent_id) AS pesi,
          array_agg(m.atteso ORDER BY m.peso DESC, m.agent_id) AS attesi, array_agg(m.ricevuti ORDER BY m.peso DESC, m.agent_id) AS ricevuti,
          bool_and(m.presente) AS ci_sono
        FROM membri m
      ), parti AS (
        SELECT jsonb_object_agg(m.agent_id, m.peso / s.somma) AS quote
        FROM membri m CROSS JOIN (SELECT sum(m.peso ORDER BY m.peso DESC, m.agent_id) AS somma FROM membri m WHERE m.presente) s
        WHERE m.presente
      ), scelto AS (
        SELECT lead_prossimo(p.agenti, p.pesi, p.attesi, p.ricevuti) AS agente,
          CASE WHEN NOT t.ci_sono THEN lead_prossimo(t.agenti, t.pesi, t.attesi, t.ricevuti) END AS primo
        FROM presenti p, tutti t WHERE p.agenti IS NOT NULL
      )
      SELECT m.agent_id, m.agency_id,
        (CASE WHEN s.primo <> s.agente AND NOT parti.quote ? s.primo::text THEN 'assenza' ELSE 'peso' END)::motivo_assegnazione,
        gruppo, m.atteso - m.ricevuti, parti.quote
      FROM scelto s JOIN membri m ON m.agent_id = s.agente CROSS JOIN parti;
    IF FOUND THEN
      RETURN;
    END IF;
  END LOOP;
END $$;

-- Counts a lead: as received by whom it went to, and each part of it as due to whom it was due.
CREATE OR REPLACE FUNCTION lead_conta(p_gruppo uuid, p_agente uuid, p_quote jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lead_receipts r SET
    atteso = r.atteso + coalesce((p_quote ->> r.agent_id::text)::float8, 0),
    received = r.received + (r.agent_id = p_agente)::int
  WHERE r.group_id = p_gruppo AND (r.agent_id = p_agente OR p_quote ? r.agent_id::text);
END $$;

DROP TRIGGER IF EXISTS perc_leads_somma_ck ON perc_leads;
CREATE CONSTRAINT TRIGGER perc_leads_somma_ck AFTER INSERT OR UPDATE OR DELETE ON perc_leads
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION perc_leads_somma();
