-- Who pays for an order, in the words of whoever sends it (docs/decisions/059).
ALTER TABLE "merchandising_orders" ADD COLUMN "centro_costo" TEXT NOT NULL DEFAULT '';
CREATE INDEX "merchandising_orders_agency_id_centro_costo_idx" ON "merchandising_orders"("agency_id", "centro_costo");
