-- Nothing changes the register; a row leaves it ten years after the end of its case (art. 31), and never while the case is open.
CREATE OR REPLACE FUNCTION registro_fermo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '10 years' AND NOT EXISTS (
    SELECT FROM pratiche p WHERE p.id = OLD.pratica_id
      AND (p.data_chiusura IS NULL OR p.data_chiusura >= now() - interval '10 years'))
  THEN RETURN OLD;
  END IF;
  RAISE EXCEPTION 'table % is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE OR REPLACE TRIGGER registro_fermo BEFORE UPDATE OR DELETE ON registro_identificazioni FOR EACH ROW EXECUTE FUNCTION registro_fermo();

CREATE OR REPLACE TRIGGER set_search BEFORE INSERT ON registro_identificazioni FOR EACH ROW EXECUTE FUNCTION set_search('denominazione', 'codice_fiscale', 'pratica_codice', 'chi');
