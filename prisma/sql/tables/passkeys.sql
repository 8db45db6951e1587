CREATE OR REPLACE FUNCTION passkeys_second_factor() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE whose passkeys := coalesce(NEW, OLD);
BEGIN
  IF whose.role = 'admin' THEN UPDATE admins SET second_factor_at = NULL WHERE id = whose.user_id;
  ELSE UPDATE agents SET second_factor_at = NULL WHERE id = whose.user_id; END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER passkeys_second_factor AFTER INSERT OR DELETE ON passkeys
  FOR EACH ROW EXECUTE FUNCTION passkeys_second_factor();
