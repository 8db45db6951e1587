-- Of two agreements about the same, one day knows only one. They are written seldom: who writes one waits for who does.
CREATE OR REPLACE FUNCTION accordi_periodo() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  altri int;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('accordi'));
  IF TG_TABLE_NAME = 'accordi' THEN
    SELECT count(*) INTO altri FROM accordi a WHERE a.id <> NEW.id AND a.tipo = NEW.tipo
      AND (a.agent_id, a.agency_id, a.product, a.bank_id) IS NOT DISTINCT FROM (NEW.agent_id, NEW.agency_id, NEW.product, NEW.bank_id)
      AND daterange(a.valid_from, a.valid_to, '[]') && daterange(NEW.valid_from, NEW.valid_to, '[]');
  ELSE
    SELECT count(*) INTO altri FROM bank_accordi a WHERE a.id <> NEW.id AND a.bank_id = NEW.bank_id
      AND a.product IS NOT DISTINCT FROM NEW.product
      AND daterange(a.valid_from, a.valid_to, '[]') && daterange(NEW.valid_from, NEW.valid_to, '[]');
  END IF;
  IF altri > 0 THEN
    RAISE EXCEPTION 'new row violates check constraint "accordi_periodo_ck"'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'accordi_periodo_ck', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION provvigioni_regola(regola text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'row violates check constraint "%"', regola USING ERRCODE = 'check_violation', CONSTRAINT = regola, TABLE = 'provvigioni';
END $$;

-- A statement is the sum of its rows, whatever order they were written in.
CREATE OR REPLACE FUNCTION estratto_somma() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  e estratti;
  somma record;
BEGIN
  FOR e IN SELECT * FROM estratti WHERE id IN (
    CASE WHEN TG_TABLE_NAME = 'estratti' THEN (to_jsonb(NEW) ->> 'id')::uuid ELSE (to_jsonb(NEW) ->> 'estratto_id')::uuid END,
    CASE WHEN TG_TABLE_NAME <> 'estratti' AND TG_OP = 'UPDATE' THEN (to_jsonb(OLD) ->> 'estratto_id')::uuid END
  ) LOOP
    SELECT count(*) AS righe, coalesce(sum(importo) FILTER (WHERE NOT storno), 0) AS maturato,
      coalesce(sum(importo) FILTER (WHERE storno), 0) AS storni INTO somma FROM righe_estratti WHERE estratto_id = e.id;
    IF (somma.righe, somma.maturato, somma.storni) <> (e.righe, e.maturato, e.storni)
      OR (e.riporto_da_id IS NOT NULL AND e.riporto <> (SELECT totale FROM estratti WHERE id = e.riporto_da_id)) THEN
      PERFORM provvigioni_regola('estratti_somma_ck');
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- What the client pays of a row: it stands with the share that takes the rest, and goes with the reversal by which all of that is taken
-- back, be it in one or in several. Asked of the few rows that may have something: a call costs more than adding up a thousand.
CREATE OR REPLACE FUNCTION compenso_di(v provvigioni) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN v.quota <> 'sede' OR v.importo = 0 THEN 0
    WHEN NOT v.storno THEN coalesce(v.compenso, 0)
    WHEN EXISTS (SELECT FROM provvigioni t WHERE t.id = v.storna_id AND t.importo = -(SELECT sum(s.importo) FROM provvigioni s
      WHERE s.storna_id = v.storna_id AND s.n_storno <= v.n_storno)) THEN -coalesce(v.compenso, 0)
    ELSE 0 END
$$;

-- A row stays as it was written; only the statement that it stands in comes later, while that is a draft.
CREATE OR REPLACE FUNCTION provvigione_ferma() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN PERFORM provvigioni_regola('provvigioni_ferme_ck'); END IF;
  IF to_jsonb(OLD) - 'estratto_id' <> to_jsonb(NEW) - 'estratto_id' THEN PERFORM provvigioni_regola('provvigioni_ferme_ck'); END IF;
  IF EXISTS (SELECT FROM estratti e WHERE e.id IN (OLD.estratto_id, NEW.estratto_id) AND e.stato <> 'bozza') THEN
    PERFORM provvigioni_regola('provvigioni_estratto_ck');
  END IF;
  -- Each table names its payees in columns of its own: what the other one has is nobody.
  IF NEW.estratto_id IS NOT NULL AND NOT EXISTS (SELECT FROM estratti e WHERE e.id = NEW.estratto_id AND NEW.mese <= e.mese
      AND coalesce(e.agent_id, e.agency_id, e.segnalatore_id)
        = coalesce((to_jsonb(NEW) ->> 'agent_id')::uuid, (to_jsonb(NEW) ->> 'agency_id')::uuid, (to_jsonb(NEW) ->> 'segnalatore_id')::uuid)) THEN
    PERFORM provvigioni_regola('provvigioni_estratto_ck');
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
