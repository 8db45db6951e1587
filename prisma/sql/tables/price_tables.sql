-- Of two versions of a grid, one day knows only one: those of one family, name and bank. An exclusion constraint would need another
-- extension on every server, and would not start where old grids overlap; who publishes waits for who does.
CREATE OR REPLACE FUNCTION price_tables_periodo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('price_tables'));
  IF EXISTS (SELECT FROM price_tables t WHERE t.id <> NEW.id AND t.stato <> 'bozza' AND t.famiglia = NEW.famiglia
      AND lower(t.nome) = lower(NEW.nome) AND t.bank_id IS NOT DISTINCT FROM NEW.bank_id
      AND daterange(t.valid_from, t.valid_to, '[]') && daterange(NEW.valid_from, NEW.valid_to, '[]')) THEN
    RAISE EXCEPTION 'new row violates check constraint "price_tables_periodo_ck"'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'price_tables_periodo_ck', TABLE = 'price_tables';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER announce_rows AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON price_tables FOR EACH STATEMENT EXECUTE FUNCTION announce_rows();

-- Who ends sooner than before is never refused: that is how grids of before this rule, which may overlap, are put in order.
CREATE OR REPLACE TRIGGER price_tables_periodo AFTER UPDATE ON price_tables
  FOR EACH ROW WHEN (NEW.stato <> 'bozza' AND (OLD.stato = 'bozza'
    OR (OLD.famiglia, lower(OLD.nome), OLD.bank_id) IS DISTINCT FROM (NEW.famiglia, lower(NEW.nome), NEW.bank_id)
    OR NOT daterange(OLD.valid_from, OLD.valid_to, '[]') @> daterange(NEW.valid_from, NEW.valid_to, '[]')))
  EXECUTE FUNCTION price_tables_periodo();

CREATE OR REPLACE TRIGGER price_tables_periodo_nuova AFTER INSERT ON price_tables
  FOR EACH ROW WHEN (NEW.stato <> 'bozza') EXECUTE FUNCTION price_tables_periodo();
