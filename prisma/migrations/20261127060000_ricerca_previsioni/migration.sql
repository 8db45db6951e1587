-- Forecasts are found by the name of their client.
ALTER TABLE "predictions" ADD COLUMN "search" TEXT NOT NULL DEFAULT '';
CREATE TRIGGER set_search BEFORE INSERT OR UPDATE ON predictions FOR EACH ROW EXECUTE FUNCTION set_search('cliente');
UPDATE predictions SET search = '';
CREATE INDEX "predictions_search_idx" ON "predictions" USING GIN ("search" gin_trgm_ops);
