-- What servers keep in memory is dropped by announcements on the channel "cache_tags" (lib/core/cache.ts). They are made here,
-- in the transaction that changes the rows, so that no writer can forget them.

-- Tables that many share and few change: one announcement a statement, "rows:<table>".
CREATE FUNCTION announce_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cache_tags', 'rows:' || TG_TABLE_NAME);
  RETURN NULL;
END $$;

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'agencies', 'bank_products', 'banks', 'faq_categories', 'faqs', 'merchandising', 'news', 'pages', 'price_rows',
    'price_tables', 'provinces', 'rates', 'regions', 'settings', 'tegm']
  LOOP
    EXECUTE format(
      'CREATE TRIGGER announce_rows AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
       FOR EACH STATEMENT EXECUTE FUNCTION announce_rows()', name);
  END LOOP;
END $$;

-- An account that changes, "account:<role>:<id>": its state, its permissions, its password, its name.
CREATE FUNCTION announce_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cache_tags', 'account:' || TG_ARGV[0] || ':' || OLD.id);
  RETURN NULL;
END $$;

-- A sign-in notes its time and changes nothing else.
CREATE TRIGGER announce_account AFTER UPDATE ON admins FOR EACH ROW
  WHEN (OLD.last_login_at IS NOT DISTINCT FROM NEW.last_login_at OR OLD.status <> NEW.status
    OR OLD.permissions <> NEW.permissions OR OLD.ticketing <> NEW.ticketing)
  EXECUTE FUNCTION announce_account('admin');
CREATE TRIGGER announce_account AFTER UPDATE ON agents FOR EACH ROW
  WHEN (OLD.last_login_at IS NOT DISTINCT FROM NEW.last_login_at OR OLD.status <> NEW.status
    OR OLD.permissions <> NEW.permissions)
  EXECUTE FUNCTION announce_account('agent');
CREATE TRIGGER announce_account AFTER UPDATE ON clients FOR EACH ROW
  WHEN (OLD.last_login_at IS NOT DISTINCT FROM NEW.last_login_at OR OLD.status <> NEW.status)
  EXECUTE FUNCTION announce_account('client');
CREATE TRIGGER announce_account_gone AFTER DELETE ON admins FOR EACH ROW EXECUTE FUNCTION announce_account('admin');
CREATE TRIGGER announce_account_gone AFTER DELETE ON agents FOR EACH ROW EXECUTE FUNCTION announce_account('agent');
CREATE TRIGGER announce_account_gone AFTER DELETE ON clients FOR EACH ROW EXECUTE FUNCTION announce_account('client');

-- A session that ends before its time, "session:<id>". Its rotation only makes it last longer.
CREATE FUNCTION announce_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cache_tags', 'session:' || OLD.id);
  RETURN NULL;
END $$;

CREATE TRIGGER announce_session AFTER UPDATE ON sessions FOR EACH ROW
  WHEN (OLD.revoked_at IS DISTINCT FROM NEW.revoked_at OR NEW.expires_at < OLD.expires_at
    OR OLD.user_id <> NEW.user_id OR OLD.role <> NEW.role)
  EXECUTE FUNCTION announce_session();
CREATE TRIGGER announce_session_gone AFTER DELETE ON sessions FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL AND OLD.expires_at > now())
  EXECUTE FUNCTION announce_session();
