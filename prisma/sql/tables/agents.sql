-- FOR SHARE: two agents who move at the same time, one below the other, wait for each other.
CREATE OR REPLACE FUNCTION set_manager_ids() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  above uuid[];
BEGIN
  SELECT manager_ids INTO above FROM agents WHERE id = NEW.manager_id FOR SHARE;
  NEW.manager_ids := CASE WHEN NEW.manager_id IS NULL THEN '{}' ELSE coalesce(above, '{}') || NEW.manager_id END;
  IF NEW.id = ANY(NEW.manager_ids) THEN
    RAISE EXCEPTION 'agent % would be above itself', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;

-- A move takes along everybody below; a manager may be inserted after those below in one statement.
CREATE OR REPLACE FUNCTION pass_manager_ids() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE agents SET manager_id = manager_id
  WHERE manager_id = NEW.id AND manager_ids IS DISTINCT FROM NEW.manager_ids || NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION pass_client_agency() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE clients SET agency_id = NEW.agency_id WHERE agent_id = NEW.id AND agency_id IS DISTINCT FROM NEW.agency_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER announce_account AFTER UPDATE ON agents FOR EACH ROW
  WHEN (OLD.last_login_at IS NOT DISTINCT FROM NEW.last_login_at OR OLD.status <> NEW.status
    OR OLD.permissions <> NEW.permissions)
  EXECUTE FUNCTION announce_account('agent');

CREATE OR REPLACE TRIGGER announce_account_gone AFTER DELETE ON agents FOR EACH ROW EXECUTE FUNCTION announce_account('agent');

CREATE OR REPLACE TRIGGER link_finiti AFTER UPDATE OF email, password_hash ON agents FOR EACH ROW
  WHEN (OLD.email IS DISTINCT FROM NEW.email OR OLD.password_hash IS DISTINCT FROM NEW.password_hash)
  EXECUTE FUNCTION link_finiti('agent');

CREATE OR REPLACE TRIGGER link_finiti_cancellato AFTER DELETE ON agents FOR EACH ROW EXECUTE FUNCTION link_finiti('agent');

CREATE OR REPLACE TRIGGER pass_client_agency AFTER UPDATE OF agency_id ON agents FOR EACH ROW
  WHEN (OLD.agency_id IS DISTINCT FROM NEW.agency_id) EXECUTE FUNCTION pass_client_agency();

CREATE OR REPLACE TRIGGER pass_manager_ids AFTER INSERT ON agents FOR EACH ROW EXECUTE FUNCTION pass_manager_ids();

CREATE OR REPLACE TRIGGER pass_manager_ids_on AFTER UPDATE ON agents FOR EACH ROW
  WHEN (OLD.manager_ids IS DISTINCT FROM NEW.manager_ids) EXECUTE FUNCTION pass_manager_ids();

CREATE OR REPLACE TRIGGER secondo_fattore_finito AFTER DELETE ON agents FOR EACH ROW EXECUTE FUNCTION secondo_fattore_finito('agent');

CREATE OR REPLACE TRIGGER set_manager_ids BEFORE INSERT OR UPDATE OF manager_id ON agents FOR EACH ROW EXECUTE FUNCTION set_manager_ids();

CREATE OR REPLACE TRIGGER set_search BEFORE INSERT OR UPDATE ON agents FOR EACH ROW EXECUTE FUNCTION set_search('cognome', 'nome', 'email', 'telefono', 'oam_number');

CREATE OR REPLACE TRIGGER set_second_factor_at BEFORE INSERT OR UPDATE OF totp_enabled_at, second_factor_at ON agents
  FOR EACH ROW EXECUTE FUNCTION set_second_factor_at('agent');
