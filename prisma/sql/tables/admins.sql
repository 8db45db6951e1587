CREATE OR REPLACE FUNCTION admin_flags(permissions jsonb, ticketing jsonb) RETURNS TEXT[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(DISTINCT name ORDER BY name), ARRAY[]::TEXT[]) FROM (
    SELECT key AS name FROM jsonb_each(CASE WHEN jsonb_typeof(permissions) = 'object' THEN permissions ELSE '{}' END)
    WHERE value = 'true'
    UNION ALL
    SELECT CASE WHEN key = 'ticketing_access' THEN key ELSE 'ticketing_' || key END
    FROM jsonb_each(CASE WHEN jsonb_typeof(ticketing) = 'object' THEN ticketing ELSE '{}' END)
    WHERE value = 'true') on_flags
$$;

CREATE OR REPLACE FUNCTION set_admin_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.permessi_attivi := admin_flags(NEW.permissions, NEW.ticketing);
  NEW.inattivo_dal := coalesce(NEW.last_login_at, NEW.invited_at, NEW.created_at);
  RETURN NEW;
END $$;

-- A sign-in notes its time and changes nothing else.
CREATE OR REPLACE TRIGGER announce_account AFTER UPDATE ON admins FOR EACH ROW
  WHEN (OLD.last_login_at IS NOT DISTINCT FROM NEW.last_login_at OR OLD.status <> NEW.status
    OR OLD.permissions <> NEW.permissions OR OLD.ticketing <> NEW.ticketing)
  EXECUTE FUNCTION announce_account('admin');

CREATE OR REPLACE TRIGGER announce_account_gone AFTER DELETE ON admins FOR EACH ROW EXECUTE FUNCTION announce_account('admin');

CREATE OR REPLACE TRIGGER link_finiti AFTER UPDATE OF email, password_hash ON admins FOR EACH ROW
  WHEN (OLD.email IS DISTINCT FROM NEW.email OR OLD.password_hash IS DISTINCT FROM NEW.password_hash)
  EXECUTE FUNCTION link_finiti('admin');

CREATE OR REPLACE TRIGGER link_finiti_cancellato AFTER DELETE ON admins FOR EACH ROW EXECUTE FUNCTION link_finiti('admin');

CREATE OR REPLACE TRIGGER secondo_fattore_finito AFTER DELETE ON admins FOR EACH ROW EXECUTE FUNCTION secondo_fattore_finito('admin');

CREATE OR REPLACE TRIGGER set_admin_list
  BEFORE INSERT OR UPDATE OF permissions, ticketing, last_login_at, invited_at, created_at, permessi_attivi, inattivo_dal ON admins
  FOR EACH ROW EXECUTE FUNCTION set_admin_list();

CREATE OR REPLACE TRIGGER set_search BEFORE INSERT OR UPDATE ON admins FOR EACH ROW EXECUTE FUNCTION set_search('surname', 'name', 'email');

CREATE OR REPLACE TRIGGER set_second_factor_at BEFORE INSERT OR UPDATE OF totp_enabled_at, second_factor_at ON admins
  FOR EACH ROW EXECUTE FUNCTION set_second_factor_at('admin');
