-- Orders are looked for by what was ordered and by who did: their items lie on the order, kept by the database.
ALTER TABLE "merchandising_orders" ADD COLUMN "articoli" UUID[] DEFAULT ARRAY[]::UUID[];

CREATE FUNCTION merchandising_ordini_articoli() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE merchandising_orders o SET articoli = coalesce(s.articoli, '{}')
  FROM (SELECT t.order_id, (SELECT array_agg(DISTINCT l.merch_id) FROM merchandising_order_lines l
          WHERE l.order_id = t.order_id AND l.merch_id IS NOT NULL) AS articoli
        FROM (SELECT DISTINCT order_id FROM toccate) t) s
  WHERE o.id = s.order_id;
  RETURN NULL;
END $$;
CREATE TRIGGER articoli AFTER INSERT ON merchandising_order_lines REFERENCING NEW TABLE AS toccate
  FOR EACH STATEMENT EXECUTE FUNCTION merchandising_ordini_articoli();
CREATE TRIGGER articoli_tolti AFTER DELETE ON merchandising_order_lines REFERENCING OLD TABLE AS toccate
  FOR EACH STATEMENT EXECUTE FUNCTION merchandising_ordini_articoli();

UPDATE "merchandising_orders" o SET "articoli" = s.articoli
FROM (SELECT "order_id", array_agg(DISTINCT "merch_id") AS articoli FROM "merchandising_order_lines"
      WHERE "merch_id" IS NOT NULL GROUP BY 1) s
WHERE s."order_id" = o."id";

CREATE INDEX "merchandising_orders_articoli_idx" ON "merchandising_orders" USING GIN ("articoli");
CREATE INDEX "merchandising_orders_user_id_created_at_id_idx" ON "merchandising_orders"("user_id", "created_at", "id");
