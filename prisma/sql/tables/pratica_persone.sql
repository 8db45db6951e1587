-- How many cases somebody is on, and since when the last one. Counted up and down, so that two cases at once both count.
CREATE OR REPLACE FUNCTION count_pratiche() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.client_id IS NOT NULL THEN
    UPDATE clients SET pratiche_count = pratiche_count - 1, ultima_pratica_at =
      (SELECT max(p.created_at) FROM pratica_persone pp JOIN pratiche p ON p.id = pp.pratica_id WHERE pp.client_id = OLD.client_id)
    WHERE id = OLD.client_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.client_id IS NOT NULL THEN
    UPDATE clients SET pratiche_count = pratiche_count + 1,
      ultima_pratica_at = greatest(ultima_pratica_at, (SELECT created_at FROM pratiche WHERE id = NEW.pratica_id))
    WHERE id = NEW.client_id;
  END IF;
  RETURN NULL;
END $$;

-- The products of the cases that somebody is on, in the order of the type.
CREATE OR REPLACE FUNCTION client_products(client uuid) RETURNS "prodotto"[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT p.product ORDER BY p.product), ARRAY[]::prodotto[])
  FROM pratica_persone pp JOIN pratiche p ON p.id = pp.pratica_id WHERE pp.client_id = client
$$;

CREATE OR REPLACE FUNCTION set_client_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE clients c SET prodotti_pratiche = client_products(c.id)
  WHERE c.id IN (CASE WHEN TG_OP <> 'INSERT' THEN OLD.client_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.client_id END)
    AND c.prodotti_pratiche IS DISTINCT FROM client_products(c.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER count_pratiche AFTER INSERT OR DELETE ON pratica_persone FOR EACH ROW EXECUTE FUNCTION count_pratiche();

CREATE OR REPLACE TRIGGER count_pratiche_update AFTER UPDATE OF client_id ON pratica_persone FOR EACH ROW
  WHEN (OLD.client_id IS DISTINCT FROM NEW.client_id) EXECUTE FUNCTION count_pratiche();

CREATE OR REPLACE TRIGGER set_client_products AFTER INSERT OR DELETE ON pratica_persone FOR EACH ROW EXECUTE FUNCTION set_client_products();

CREATE OR REPLACE TRIGGER set_client_products_update AFTER UPDATE OF client_id ON pratica_persone FOR EACH ROW
  WHEN (OLD.client_id IS DISTINCT FROM NEW.client_id) EXECUTE FUNCTION set_client_products();
