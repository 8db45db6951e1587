-- Tables that many share and few change: one announcement a statement, "rows:<table>".
CREATE OR REPLACE FUNCTION announce_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cache_tags', 'rows:' || TG_TABLE_NAME);
  RETURN NULL;
END $$;

-- An account that changes, "account:<role>:<id>": its state, its permissions, its password, its name.
CREATE OR REPLACE FUNCTION announce_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cache_tags', 'account:' || TG_ARGV[0] || ':' || OLD.id);
  RETURN NULL;
END $$;

-- A session that ends before its time, "session:<id>". Its rotation only makes it last longer.
CREATE OR REPLACE FUNCTION announce_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cache_tags', 'session:' || OLD.id);
  RETURN NULL;
END $$;
