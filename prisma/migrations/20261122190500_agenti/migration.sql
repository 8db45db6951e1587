-- Of the account only the end of the IBAN is shown; the day on which the first paper of the mandate expires is what lists
-- are sorted and filtered by.
ALTER TABLE "agents" ADD COLUMN "iban_fine" CHAR(4), ADD COLUMN "documenti_entro" DATE;

-- A number of the register is one person's. Of two who share one the older record keeps it.
UPDATE agents a SET oam_number = NULL
WHERE EXISTS (SELECT FROM agents b WHERE b.oam_number = a.oam_number AND (b.created_at, b.id) < (a.created_at, a.id));
CREATE UNIQUE INDEX "agents_oam_number_key" ON "agents"("oam_number");

CREATE INDEX "agents_documenti_entro_id_idx" ON "agents"("documenti_entro", "id");

-- Kept here, so that it is right whoever writes the papers.
CREATE FUNCTION set_documenti_entro() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE agents a SET documenti_entro = d.first
  FROM (SELECT g.id, (SELECT min(scade_il) FROM agent_documents WHERE agent_id = g.id) AS first
        FROM agents g WHERE g.id IN (CASE WHEN TG_OP <> 'INSERT' THEN OLD.agent_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.agent_id END)) d
  WHERE a.id = d.id AND a.documenti_entro IS DISTINCT FROM d.first;
  RETURN NULL;
END $$;
CREATE TRIGGER set_documenti_entro AFTER INSERT OR UPDATE OR DELETE ON agent_documents
  FOR EACH ROW EXECUTE FUNCTION set_documenti_entro();

UPDATE agents a SET documenti_entro = d.first
FROM (SELECT agent_id, min(scade_il) AS first FROM agent_documents GROUP BY 1) d WHERE a.id = d.agent_id;
