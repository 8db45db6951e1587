-- A link that was mailed is for the account as it was: whoever writes another address or another password, by whatever way,
-- ends the links that choose a password or confirm an address. A registration waits for its own mail, whatever the password is.
CREATE FUNCTION link_finiti() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM one_time_tokens WHERE role = TG_ARGV[0]::role AND user_id = OLD.id;
  ELSE
    DELETE FROM one_time_tokens
    WHERE role = TG_ARGV[0]::role AND user_id = OLD.id
      AND (NEW.email IS DISTINCT FROM OLD.email OR purpose <> 'confirm_account');
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER link_finiti AFTER UPDATE OF email, password_hash ON admins FOR EACH ROW
  WHEN (OLD.email IS DISTINCT FROM NEW.email OR OLD.password_hash IS DISTINCT FROM NEW.password_hash)
  EXECUTE FUNCTION link_finiti('admin');
CREATE TRIGGER link_finiti AFTER UPDATE OF email, password_hash ON agents FOR EACH ROW
  WHEN (OLD.email IS DISTINCT FROM NEW.email OR OLD.password_hash IS DISTINCT FROM NEW.password_hash)
  EXECUTE FUNCTION link_finiti('agent');
CREATE TRIGGER link_finiti AFTER UPDATE OF email, password_hash ON clients FOR EACH ROW
  WHEN (OLD.email IS DISTINCT FROM NEW.email OR OLD.password_hash IS DISTINCT FROM NEW.password_hash)
  EXECUTE FUNCTION link_finiti('client');
CREATE TRIGGER link_finiti_cancellato AFTER DELETE ON admins FOR EACH ROW EXECUTE FUNCTION link_finiti('admin');
CREATE TRIGGER link_finiti_cancellato AFTER DELETE ON agents FOR EACH ROW EXECUTE FUNCTION link_finiti('agent');
CREATE TRIGGER link_finiti_cancellato AFTER DELETE ON clients FOR EACH ROW EXECUTE FUNCTION link_finiti('client');
