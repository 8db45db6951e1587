-- The first day of the month: lists are in this order. Not generated: what comes back from the history names every column.
CREATE OR REPLACE FUNCTION classifica_periodo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.periodo := make_date(NEW.anno, NEW.mese, 1);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER periodo BEFORE INSERT OR UPDATE ON classifiche FOR EACH ROW EXECUTE FUNCTION classifica_periodo();
