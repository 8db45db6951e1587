-- The office's list of clients is filtered by the agency of their agent and by the products of their cases: kept beside the person,
-- as the other filters are, so that a list of a million asks one table.
ALTER TABLE "clients"
  ADD COLUMN "prodotti_pratiche" "prodotto"[] NOT NULL DEFAULT ARRAY[]::"prodotto"[],
  ADD COLUMN "agency_id" UUID;

-- Who takes an agent takes the agent's agency.
CREATE FUNCTION set_client_agency() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.agency_id := (SELECT agency_id FROM agents WHERE id = NEW.agent_id);
  RETURN NEW;
END $$;
CREATE TRIGGER set_client_agency BEFORE INSERT OR UPDATE OF agent_id, agency_id ON clients
  FOR EACH ROW EXECUTE FUNCTION set_client_agency();
CREATE FUNCTION pass_client_agency() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE clients SET agency_id = NEW.agency_id WHERE agent_id = NEW.id AND agency_id IS DISTINCT FROM NEW.agency_id;
  RETURN NULL;
END $$;
CREATE TRIGGER pass_client_agency AFTER UPDATE OF agency_id ON agents FOR EACH ROW
  WHEN (OLD.agency_id IS DISTINCT FROM NEW.agency_id) EXECUTE FUNCTION pass_client_agency();

-- The products of the cases that somebody is on, in the order of the type.
CREATE FUNCTION client_products(client uuid) RETURNS "prodotto"[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT p.product ORDER BY p.product), ARRAY[]::prodotto[])
  FROM pratica_persone pp JOIN pratiche p ON p.id = pp.pratica_id WHERE pp.client_id = client
$$;
CREATE FUNCTION set_client_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE clients c SET prodotti_pratiche = client_products(c.id)
  WHERE c.id IN (CASE WHEN TG_OP <> 'INSERT' THEN OLD.client_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.client_id END)
    AND c.prodotti_pratiche IS DISTINCT FROM client_products(c.id);
  RETURN NULL;
END $$;
CREATE TRIGGER set_client_products AFTER INSERT OR DELETE ON pratica_persone FOR EACH ROW EXECUTE FUNCTION set_client_products();
CREATE TRIGGER set_client_products_update AFTER UPDATE OF client_id ON pratica_persone FOR EACH ROW
  WHEN (OLD.client_id IS DISTINCT FROM NEW.client_id) EXECUTE FUNCTION set_client_products();
CREATE FUNCTION pass_client_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE clients c SET prodotti_pratiche = client_products(c.id)
  FROM pratica_persone pp WHERE pp.pratica_id = NEW.id AND c.id = pp.client_id;
  RETURN NULL;
END $$;
CREATE TRIGGER pass_client_products AFTER UPDATE OF product ON pratiche FOR EACH ROW
  WHEN (OLD.product IS DISTINCT FROM NEW.product) EXECUTE FUNCTION pass_client_products();

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

-- What stands today; without the row triggers' own work for each line.
UPDATE clients c SET agency_id = a.agency_id FROM agents a WHERE a.id = c.agent_id AND a.agency_id IS NOT NULL;
SELECT client_counts_rebuild();

CREATE INDEX "clients_agency_id_cognome_id_idx" ON "clients"("agency_id", "cognome", "id");
CREATE INDEX "clients_prodotti_pratiche_idx" ON "clients" USING GIN ("prodotti_pratiche");
ALTER TABLE "clients" ADD CONSTRAINT "clients_agency_id_fkey"
  FOREIGN KEY ("agency_id") REFERENCES "agencies"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
