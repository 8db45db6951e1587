-- A link that was mailed is for the account as it was: whoever writes another address or another password, by whatever way,
-- ends the links that choose a password or confirm an address. A registration waits for its own mail, whatever the password is.
CREATE OR REPLACE FUNCTION link_finiti() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- They go with their owner, by whatever way: an account that comes back has neither.
CREATE OR REPLACE FUNCTION secondo_fattore_finito() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM passkeys WHERE role = TG_ARGV[0]::role AND user_id = OLD.id;
  DELETE FROM recovery_codes WHERE role = TG_ARGV[0]::role AND user_id = OLD.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION set_second_factor_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.second_factor_at := least(NEW.totp_enabled_at,
    (SELECT min(created_at) FROM passkeys WHERE role = TG_ARGV[0]::role AND user_id = NEW.id));
  RETURN NEW;
END $$;
