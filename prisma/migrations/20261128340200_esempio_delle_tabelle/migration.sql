-- The representative example with which a grid of loans was published; grids of before have none.
ALTER TABLE "price_tables" ADD COLUMN "esempio" JSONB;
