-- The extension of a switchboard is no part of its number, and a mark of a contact list may stand before the plus.
CREATE OR REPLACE FUNCTION e164(written text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN digits = '' THEN NULL
    WHEN number ~ '^\D*\+' THEN '+' || digits
    WHEN digits LIKE '00%' THEN '+' || substr(digits, 3)
    ELSE '+39' || digits
  END
  FROM (SELECT regexp_replace(coalesce(written, ''), '\D*(int|ext|x|#)\D*\d{1,6}\D*$', '', 'i') AS number) AS t,
    LATERAL (SELECT regexp_replace(number, '\D', '', 'g') AS digits) AS d
$$;

CREATE OR REPLACE FUNCTION set_telefono() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.telefono_e164 := e164(NEW.telefono);
  RETURN NEW;
END $$;

-- After a load with the triggers off; the products are counted with the rest.
CREATE OR REPLACE FUNCTION client_counts_rebuild() RETURNS void LANGUAGE sql AS $$
  UPDATE clients c SET pratiche_count = coalesce(s.n, 0), ultima_pratica_at = s.last,
    prodotti_pratiche = coalesce(s.products, ARRAY[]::prodotto[])
  FROM clients known LEFT JOIN (
    SELECT pp.client_id, count(*) AS n, max(p.created_at) AS last, array_agg(DISTINCT p.product ORDER BY p.product) AS products
    FROM pratica_persone pp JOIN pratiche p ON p.id = pp.pratica_id WHERE pp.client_id IS NOT NULL GROUP BY 1
  ) s ON s.client_id = known.id
  WHERE c.id = known.id
    AND (c.pratiche_count, c.ultima_pratica_at, c.prodotti_pratiche)
      IS DISTINCT FROM (coalesce(s.n, 0), s.last, coalesce(s.products, ARRAY[]::prodotto[]))
$$;

-- Who takes an agent takes the agent's agency.
CREATE OR REPLACE FUNCTION set_client_agency() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.agency_id := (SELECT agency_id FROM agents WHERE id = NEW.agent_id);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER announce_account AFTER UPDATE ON clients FOR EACH ROW
  WHEN (OLD.last_login_at IS NOT DISTINCT FROM NEW.last_login_at OR OLD.status <> NEW.status)
  EXECUTE FUNCTION announce_account('client');

CREATE OR REPLACE TRIGGER announce_account_gone AFTER DELETE ON clients FOR EACH ROW EXECUTE FUNCTION announce_account('client');

CREATE OR REPLACE TRIGGER link_finiti AFTER UPDATE OF email, password_hash ON clients FOR EACH ROW
  WHEN (OLD.email IS DISTINCT FROM NEW.email OR OLD.password_hash IS DISTINCT FROM NEW.password_hash)
  EXECUTE FUNCTION link_finiti('client');

CREATE OR REPLACE TRIGGER link_finiti_cancellato AFTER DELETE ON clients FOR EACH ROW EXECUTE FUNCTION link_finiti('client');

CREATE OR REPLACE TRIGGER set_client_agency BEFORE INSERT OR UPDATE OF agent_id, agency_id ON clients
  FOR EACH ROW EXECUTE FUNCTION set_client_agency();

CREATE OR REPLACE TRIGGER set_search BEFORE INSERT OR UPDATE ON clients FOR EACH ROW
  EXECUTE FUNCTION set_search('cognome', 'nome', 'ragione_sociale', 'email', 'telefono', 'codice_fiscale', 'partita_iva');

CREATE OR REPLACE TRIGGER set_telefono BEFORE INSERT OR UPDATE OF telefono ON clients FOR EACH ROW EXECUTE FUNCTION set_telefono();
