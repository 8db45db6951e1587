-- Who is above an agent, from the top down: an agent with `team_see` sees the rows of everybody below, however deep,
-- by one indexed question instead of a recursion in every list.
ALTER TABLE "agents" ADD COLUMN "manager_ids" UUID[] DEFAULT ARRAY[]::UUID[] NOT NULL;
CREATE INDEX "agents_manager_ids_idx" ON "agents" USING GIN ("manager_ids");

-- FOR SHARE: two agents who move at the same time, one below the other, wait for each other.
CREATE FUNCTION set_manager_ids() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER set_manager_ids BEFORE INSERT OR UPDATE OF manager_id ON agents FOR EACH ROW EXECUTE FUNCTION set_manager_ids();

-- A move takes along everybody below; a manager may be inserted after those below in one statement.
CREATE FUNCTION pass_manager_ids() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE agents SET manager_id = manager_id
  WHERE manager_id = NEW.id AND manager_ids IS DISTINCT FROM NEW.manager_ids || NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER pass_manager_ids AFTER INSERT ON agents FOR EACH ROW EXECUTE FUNCTION pass_manager_ids();
CREATE TRIGGER pass_manager_ids_on AFTER UPDATE ON agents FOR EACH ROW
  WHEN (OLD.manager_ids IS DISTINCT FROM NEW.manager_ids) EXECUTE FUNCTION pass_manager_ids();

UPDATE agents SET manager_id = manager_id WHERE manager_id IS NOT NULL;
