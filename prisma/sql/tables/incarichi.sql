-- What somebody has signed, and the proof that they did, is not written again.
CREATE OR REPLACE FUNCTION incarico_firmato() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.contenuto, OLD.hash, OLD.pdf_file_id, OLD.compenso_importo, OLD.testo_versione,
      OLD.firmato_at, OLD.firma_nome, OLD.firma_ip, OLD.firma_user_agent, OLD.firma_via, OLD.inviato_a)
    IS DISTINCT FROM
     (NEW.contenuto, NEW.hash, NEW.pdf_file_id, NEW.compenso_importo, NEW.testo_versione,
      NEW.firmato_at, NEW.firma_nome, NEW.firma_ip, NEW.firma_user_agent, NEW.firma_via, NEW.inviato_a)
  THEN
    RAISE EXCEPTION 'a signed mandate is not changed' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER incarico_firmato BEFORE UPDATE ON incarichi FOR EACH ROW
  WHEN (OLD.firmato_at IS NOT NULL) EXECUTE FUNCTION incarico_firmato();
