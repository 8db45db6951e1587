-- What the list of administrators is filtered by is kept beside the person, as it is for clients: the flags that are on, by the
-- names of lib/auth/permissions.ts, and since when nobody has come in with the account.
ALTER TABLE "admins"
  ADD COLUMN "permessi_attivi" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  ADD COLUMN "inattivo_dal" TIMESTAMPTZ(3) NOT NULL DEFAULT now();

CREATE FUNCTION admin_flags(permissions jsonb, ticketing jsonb) RETURNS TEXT[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(DISTINCT name ORDER BY name), ARRAY[]::TEXT[]) FROM (
    SELECT key AS name FROM jsonb_each(CASE WHEN jsonb_typeof(permissions) = 'object' THEN permissions ELSE '{}' END)
    WHERE value = 'true'
    UNION ALL
    SELECT CASE WHEN key = 'ticketing_access' THEN key ELSE 'ticketing_' || key END
    FROM jsonb_each(CASE WHEN jsonb_typeof(ticketing) = 'object' THEN ticketing ELSE '{}' END)
    WHERE value = 'true') on_flags
$$;
CREATE FUNCTION set_admin_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.permessi_attivi := admin_flags(NEW.permissions, NEW.ticketing);
  NEW.inattivo_dal := coalesce(NEW.last_login_at, NEW.invited_at, NEW.created_at);
  RETURN NEW;
END $$;
CREATE TRIGGER set_admin_list
  BEFORE INSERT OR UPDATE OF permissions, ticketing, last_login_at, invited_at, created_at, permessi_attivi, inattivo_dal ON admins
  FOR EACH ROW EXECUTE FUNCTION set_admin_list();

-- What stands today.
UPDATE "admins" SET "inattivo_dal" = coalesce("last_login_at", "invited_at", "created_at");

CREATE INDEX "admins_permessi_attivi_idx" ON "admins" USING GIN ("permessi_attivi");
CREATE INDEX "admins_inattivo_dal_id_idx" ON "admins"("inattivo_dal", "id");
