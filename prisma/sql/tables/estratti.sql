-- A closed statement only goes on; nothing else of it changes, and it stays.
CREATE OR REPLACE FUNCTION estratto_fermo() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  passi text[] := '{stato,inviato_at,pagato_il,riferimento,pdf_file_id,version,updated_at}';
BEGIN
  IF OLD.stato = 'bozza' THEN RETURN coalesce(NEW, OLD); END IF;
  IF TG_OP = 'DELETE' OR to_jsonb(OLD) - passi - 'codice' <> to_jsonb(NEW) - passi - 'codice' OR NEW.stato < OLD.stato THEN
    PERFORM provvigioni_regola('estratti_fermi_ck');
  END IF;
  RETURN NEW;
END $$;

DROP TRIGGER IF EXISTS estratti_somma_ck ON estratti;
CREATE CONSTRAINT TRIGGER estratti_somma_ck AFTER INSERT OR UPDATE OF righe, maturato, storni, riporto, riporto_da_id, totale ON estratti
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION estratto_somma();

CREATE OR REPLACE TRIGGER fermo BEFORE UPDATE OR DELETE ON estratti FOR EACH ROW EXECUTE FUNCTION estratto_fermo();

-- All that may stand in a statement.
CREATE OR REPLACE VIEW righe_estratti AS
  SELECT estratto_id, importo, storno FROM provvigioni
  UNION ALL SELECT estratto_id, importo, storno FROM compensi_segnalatori;
