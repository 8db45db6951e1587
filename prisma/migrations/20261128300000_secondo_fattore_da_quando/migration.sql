-- Since when somebody of the house has a second factor, of whichever kind: the app or the oldest passkey. Lists and the office look at
-- this column alone; a person with a passkey only counted as one without.
ALTER TABLE "admins" ADD COLUMN "second_factor_at" TIMESTAMPTZ(3);
ALTER TABLE "agents" ADD COLUMN "second_factor_at" TIMESTAMPTZ(3);

CREATE FUNCTION set_second_factor_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.second_factor_at := least(NEW.totp_enabled_at,
    (SELECT min(created_at) FROM passkeys WHERE role = TG_ARGV[0]::role AND user_id = NEW.id));
  RETURN NEW;
END $$;
CREATE TRIGGER set_second_factor_at BEFORE INSERT OR UPDATE OF totp_enabled_at, second_factor_at ON admins
  FOR EACH ROW EXECUTE FUNCTION set_second_factor_at('admin');
CREATE TRIGGER set_second_factor_at BEFORE INSERT OR UPDATE OF totp_enabled_at, second_factor_at ON agents
  FOR EACH ROW EXECUTE FUNCTION set_second_factor_at('agent');

CREATE FUNCTION passkeys_second_factor() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE whose passkeys := coalesce(NEW, OLD);
BEGIN
  IF whose.role = 'admin' THEN UPDATE admins SET second_factor_at = NULL WHERE id = whose.user_id;
  ELSE UPDATE agents SET second_factor_at = NULL WHERE id = whose.user_id; END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER passkeys_second_factor AFTER INSERT OR DELETE ON passkeys
  FOR EACH ROW EXECUTE FUNCTION passkeys_second_factor();

-- What stands today.
UPDATE "admins" SET "second_factor_at" = NULL WHERE "totp_enabled_at" IS NOT NULL OR "id" IN (SELECT "user_id" FROM "passkeys" WHERE "role" = 'admin');
UPDATE "agents" SET "second_factor_at" = NULL WHERE "totp_enabled_at" IS NOT NULL OR "id" IN (SELECT "user_id" FROM "passkeys" WHERE "role" = 'agent');
