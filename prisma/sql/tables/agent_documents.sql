-- Kept here, so that it is right whoever writes the papers.
CREATE OR REPLACE FUNCTION set_documenti_entro() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE agents a SET documenti_entro = d.first
  FROM (SELECT g.id, (SELECT min(scade_il) FROM agent_documents WHERE agent_id = g.id) AS first
        FROM agents g WHERE g.id IN (CASE WHEN TG_OP <> 'INSERT' THEN OLD.agent_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.agent_id END)) d
  WHERE a.id = d.id AND a.documenti_entro IS DISTINCT FROM d.first;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER set_documenti_entro AFTER INSERT OR UPDATE OR DELETE ON agent_documents
  FOR EACH ROW EXECUTE FUNCTION set_documenti_entro();
