-- The newest row of the ledger is what somebody allows today.
CREATE OR REPLACE FUNCTION current_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM consents c WHERE c.client_id = NEW.client_id AND c.kind = NEW.kind AND (c.at, c.id) > (NEW.at, NEW.id)) THEN
    RETURN NULL;
  END IF;
  IF NEW.kind = 'marketing' THEN
    UPDATE clients SET consenso_marketing = NEW.granted WHERE id = NEW.client_id AND consenso_marketing <> NEW.granted;
  ELSIF NEW.kind = 'terzi' THEN
    UPDATE clients SET consenso_terzi = NEW.granted WHERE id = NEW.client_id AND consenso_terzi <> NEW.granted;
  ELSIF NEW.kind = 'profilazione' THEN
    UPDATE clients SET consenso_profilazione = NEW.granted WHERE id = NEW.client_id AND consenso_profilazione <> NEW.granted;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON consents FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE TRIGGER current_consent AFTER INSERT ON consents FOR EACH ROW
  WHEN (NEW.client_id IS NOT NULL) EXECUTE FUNCTION current_consent();
