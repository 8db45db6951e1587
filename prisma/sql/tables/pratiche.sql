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

CREATE OR REPLACE FUNCTION pass_client_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE clients c SET prodotti_pratiche = client_products(c.id)
  FROM pratica_persone pp WHERE pp.pratica_id = NEW.id AND c.id = pp.client_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER pass_client_products AFTER UPDATE OF product ON pratiche FOR EACH ROW
  WHEN (OLD.product IS DISTINCT FROM NEW.product) EXECUTE FUNCTION pass_client_products();

CREATE OR REPLACE TRIGGER previsione_esito AFTER UPDATE OF stato, erogazione_da_confermare ON pratiche FOR EACH ROW
  WHEN (NEW.stato IN ('liquidata', 'respinta', 'ritirata')
    AND (OLD.stato IS DISTINCT FROM NEW.stato OR OLD.erogazione_da_confermare IS DISTINCT FROM NEW.erogazione_da_confermare))
  EXECUTE FUNCTION previsione_esito();

CREATE OR REPLACE TRIGGER set_search BEFORE INSERT OR UPDATE ON pratiche FOR EACH ROW EXECUTE FUNCTION set_search('codice', 'idegg', 'intestatario', 'comune');
