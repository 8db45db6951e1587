-- "pubblico" is what the previous release writes, "stato" what this one does: whichever changes, the other follows.
CREATE OR REPLACE FUNCTION merchandising_stato() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NOT NEW.pubblico AND NEW.stato = 'pubblicato' THEN NEW.stato := 'bozza'; END IF;
  ELSIF NEW.stato = OLD.stato AND NEW.pubblico <> OLD.pubblico THEN
    NEW.stato := CASE WHEN NEW.pubblico THEN 'pubblicato' WHEN OLD.stato = 'pubblicato' THEN 'bozza' ELSE OLD.stato END;
  END IF;
  NEW.pubblico := NEW.stato = 'pubblicato';
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER announce_rows AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON merchandising FOR EACH STATEMENT EXECUTE FUNCTION announce_rows();

CREATE OR REPLACE TRIGGER set_search BEFORE INSERT OR UPDATE ON merchandising FOR EACH ROW
  EXECUTE FUNCTION set_search('nome', 'descrizione');

CREATE OR REPLACE TRIGGER stato BEFORE INSERT OR UPDATE OF stato, pubblico ON merchandising FOR EACH ROW EXECUTE FUNCTION merchandising_stato();
