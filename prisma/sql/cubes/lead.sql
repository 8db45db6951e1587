-- The stages that a lead has passed, by what its row keeps. A stage is never unmade by a later one.
CREATE OR REPLACE FUNCTION tappe_di(l leads) RETURNS TABLE (tappa text, quando timestamptz, minuti int) LANGUAGE sql STABLE AS $$
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
CREATE OR REPLACE FUNCTION lead_fatto() RETURNS trigger LANGUAGE plpgsql AS $$
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

INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella) VALUES
('cubo_giorno_lead', 'delta_lead', 'lead_fatti', '{giorno,agent_id,agency_id,product}',
 '{nuovi,assegnati,contattati,appuntamenti,convertiti,persi,minuti,contatti_misurati,entro_ora}',
 $$SELECT giorno_di(at) AS giorno, agent_id, agency_id, product,
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
('cubo_giorno_richieste', 'delta_lead', 'lead_fatti', '{giorno,product,tappa,con_agente}',
 '{righe,n}',
 $$SELECT giorno_di(at) AS giorno, product, tappa, agent_id <> nessuno() AS con_agente, 1 AS righe, n FROM %s$$),
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
('cubo_lead_agente', 'delta_lead', 'lead_fatti', '{mese,agent_id,agency_id,product}',
 '{nuovi,assegnati,contattati,appuntamenti,convertiti,persi,minuti,contatti_misurati,entro_ora}',
 $$SELECT mese, agent_id, agency_id, product,
  CASE tappa WHEN 'nuovo' THEN n ELSE 0 END AS nuovi,
  CASE tappa WHEN 'assegnato' THEN n ELSE 0 END AS assegnati,
  CASE tappa WHEN 'contattato' THEN n ELSE 0 END AS contattati,
  CASE tappa WHEN 'appuntamento' THEN n ELSE 0 END AS appuntamenti,
  CASE tappa WHEN 'convertito' THEN n ELSE 0 END AS convertiti,
  CASE tappa WHEN 'perso' THEN n ELSE 0 END AS persi,
  n * coalesce(minuti, 0) AS minuti,
  CASE WHEN minuti IS NULL THEN 0 ELSE n END AS contatti_misurati,
  CASE WHEN minuti <= 60 THEN n ELSE 0 END AS entro_ora
 FROM %s$$)
ON CONFLICT (cubo) DO UPDATE SET coda = excluded.coda, fonte = excluded.fonte, chiave = excluded.chiave,
  misure = excluded.misure, cella = excluded.cella;
SELECT cubo_vista(cubo) FROM cubi WHERE coda = 'delta_lead';

CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON lead_fatti FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE TRIGGER in_coda AFTER INSERT ON lead_fatti REFERENCING NEW TABLE AS nuovi FOR EACH STATEMENT EXECUTE FUNCTION in_coda();

CREATE OR REPLACE TRIGGER fatti AFTER INSERT OR DELETE ON leads FOR EACH ROW EXECUTE FUNCTION lead_fatto();

CREATE OR REPLACE TRIGGER fatti_update AFTER UPDATE ON leads FOR EACH ROW
  WHEN ((OLD.agent_id, OLD.stato, OLD.contattato_at IS NULL, OLD.appuntamento_at IS NULL)
    IS DISTINCT FROM (NEW.agent_id, NEW.stato, NEW.contattato_at IS NULL, NEW.appuntamento_at IS NULL))
  EXECUTE FUNCTION lead_fatto();
