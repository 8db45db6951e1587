-- A payment that an agent recorded and the office has not confirmed counts for no figure: the facts, which cubes, rankings and reports
-- add up, are written of the case as it counts, that is as it stood before the payment.
CREATE FUNCTION contata(p pratiche) RETURNS pratiche LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF p.erogazione_da_confermare THEN
    p.stato := 'stipula';
    p.stato_dal := coalesce(p.data_stipula, p.stato_dal);
    p.importo_erogato := NULL;
    p.data_liquidazione := NULL;
  END IF;
  RETURN p;
END $$;

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

DROP TRIGGER fatti_stato ON pratiche;
CREATE TRIGGER fatti_stato AFTER UPDATE ON pratiche FOR EACH ROW
  WHEN (OLD.stato IS DISTINCT FROM NEW.stato OR OLD.erogazione_da_confermare IS DISTINCT FROM NEW.erogazione_da_confermare
    OR (NEW.stato = 'liquidata' AND OLD.importo_erogato IS DISTINCT FROM NEW.importo_erogato))
  EXECUTE FUNCTION pratica_fatto();

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

-- Its stock is that of its state, as lists have it; its outcome is neither open nor paid out.
CREATE OR REPLACE FUNCTION cella_stock(p pratiche) RETURNS SETOF delta_stock LANGUAGE sql STABLE AS $$
  SELECT 0::bigint, coalesce(p.agent_id, nessuno()), coalesce(p.agency_id, nessuno()), coalesce(p.bank_id, nessuno()), p.product, p.stato,
    CASE WHEN p.erogazione_da_confermare THEN 'da_confermare'
      WHEN p.stato IN ('liquidata', 'respinta', 'ritirata') THEN p.stato::text ELSE 'aperta' END,
    CASE WHEN p.stato IN ('liquidata', 'respinta', 'ritirata') THEN date '0001-01-01' ELSE giorno_di(p.ultima_attivita) END,
    mese_di(p.created_at), mese_di(p.data_invio_banca), 1, p.importo_richiesto,
    CASE WHEN p.stato IN ('liquidata', 'respinta', 'ritirata') THEN date '0001-01-01' ELSE giorno_di(p.stato_dal) END
$$;

-- A forecast comes true when the payment is sure; one that the office refuses leaves it open.
CREATE OR REPLACE FUNCTION previsione_esito() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.erogazione_da_confermare THEN RETURN NULL; END IF;
  UPDATE predictions SET
    stato = CASE NEW.stato WHEN 'liquidata' THEN 'realizzata'::stato_previsione ELSE 'persa' END,
    esito_importo = NEW.importo_erogato,
    esito_at = CASE NEW.stato WHEN 'liquidata' THEN NEW.data_liquidazione ELSE now() END,
    version = version + 1, updated_at = now()
  WHERE pratica_id = NEW.id AND stato = 'aperta';
  RETURN NULL;
END $$;
DROP TRIGGER previsione_esito ON pratiche;
CREATE TRIGGER previsione_esito AFTER UPDATE OF stato, erogazione_da_confermare ON pratiche FOR EACH ROW
  WHEN (NEW.stato IN ('liquidata', 'respinta', 'ritirata')
    AND (OLD.stato IS DISTINCT FROM NEW.stato OR OLD.erogazione_da_confermare IS DISTINCT FROM NEW.erogazione_da_confermare))
  EXECUTE FUNCTION previsione_esito();

-- What waits already was counted: its fact goes, its forecast is open again, and the cubes are added up anew.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pratiche WHERE erogazione_da_confermare) THEN RETURN; END IF;
  DELETE FROM pratica_fatti f USING pratiche p
  WHERE p.id = f.pratica_id AND p.erogazione_da_confermare AND f.tipo IN ('stato', 'rettifica') AND f.a = 'liquidata'
    AND f.id >= (SELECT max(g.id) FROM pratica_fatti g WHERE g.pratica_id = p.id AND g.tipo = 'stato' AND g.a = 'liquidata');
  UPDATE predictions v SET stato = 'aperta', esito_importo = NULL, esito_at = NULL, version = v.version + 1, updated_at = now()
  FROM pratiche p WHERE p.id = v.pratica_id AND p.erogazione_da_confermare AND v.stato = 'realizzata' AND v.esito_at = p.data_liquidazione
    AND NOT EXISTS (SELECT FROM predictions o WHERE o.pratica_id = p.id AND o.stato = 'aperta');
  PERFORM cubes_rebuild();
END $$;
