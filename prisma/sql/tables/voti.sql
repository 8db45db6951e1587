-- A rating keeps the agency of who is rated, as it is when it is given.
CREATE OR REPLACE FUNCTION voto_agenzia() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.agency_id := coalesce(NEW.agency_id, (SELECT agency_id FROM agents WHERE id = NEW.agent_id), (SELECT agency_id FROM employees WHERE id = NEW.employee_id));
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER agenzia BEFORE INSERT ON voti FOR EACH ROW EXECUTE FUNCTION voto_agenzia();

CREATE OR REPLACE TRIGGER set_search BEFORE INSERT OR UPDATE ON voti FOR EACH ROW EXECUTE FUNCTION set_search('firma', 'commento');
