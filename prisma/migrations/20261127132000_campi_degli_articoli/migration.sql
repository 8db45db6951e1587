-- What is written on an item for who orders it: "Nome sulla targa" (docs/decisions/059). The same item with other words is another
-- line of the cart: its words, as text, are part of the key. (While the previous release still runs beside this one, it cannot
-- put things into carts: it names the key without the words.)
ALTER TABLE "merchandising" ADD COLUMN "campi" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "cart_entries" ADD COLUMN "testi" TEXT NOT NULL DEFAULT '';
ALTER TABLE "merchandising_order_lines" ADD COLUMN "testi" JSONB NOT NULL DEFAULT '[]';

DROP INDEX "cart_entries_role_user_id_merch_id_variant_key";
CREATE UNIQUE INDEX "cart_entries_role_user_id_merch_id_variant_testi_key" ON "cart_entries"("role", "user_id", "merch_id", "variant", "testi");
