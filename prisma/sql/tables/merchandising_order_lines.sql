CREATE OR REPLACE FUNCTION merchandising_ordini_articoli() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE merchandising_orders o SET articoli = coalesce(s.articoli, '{}')
  FROM (SELECT t.order_id, (SELECT array_agg(DISTINCT l.merch_id) FROM merchandising_order_lines l
          WHERE l.order_id = t.order_id AND l.merch_id IS NOT NULL) AS articoli
        FROM (SELECT DISTINCT order_id FROM toccate) t) s
  WHERE o.id = s.order_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER articoli AFTER INSERT ON merchandising_order_lines REFERENCING NEW TABLE AS toccate
  FOR EACH STATEMENT EXECUTE FUNCTION merchandising_ordini_articoli();

CREATE OR REPLACE TRIGGER articoli_tolti AFTER DELETE ON merchandising_order_lines REFERENCING OLD TABLE AS toccate
  FOR EACH STATEMENT EXECUTE FUNCTION merchandising_ordini_articoli();
