CREATE OR REPLACE FUNCTION foto_in_coda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO delta_foto (settimana, agent_id, agency_id, bank_id, product, mese, n, ponderato)
    VALUES (OLD.settimana, OLD.agent_id, OLD.agency_id, OLD.bank_id, OLD.product, OLD.mese, -OLD.n, -OLD.ponderato);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO delta_foto (settimana, agent_id, agency_id, bank_id, product, mese, n, ponderato)
    VALUES (NEW.settimana, NEW.agent_id, NEW.agency_id, NEW.bank_id, NEW.product, NEW.mese, NEW.n, NEW.ponderato);
  END IF;
  RETURN NULL;
END $$;

INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella) VALUES
('foto_agente', 'delta_foto', 'prediction_foto', '{settimana,mese,agent_id,agency_id,product}',
 '{n,ponderato}',
 $$SELECT settimana, mese, agent_id, agency_id, product, n, ponderato FROM %s$$),
('foto_banca', 'delta_foto', 'prediction_foto', '{settimana,mese,bank_id,product}',
 '{n,ponderato}',
 $$SELECT settimana, mese, bank_id, product, n, ponderato FROM %s$$)
ON CONFLICT (cubo) DO UPDATE SET coda = excluded.coda, fonte = excluded.fonte, chiave = excluded.chiave,
  misure = excluded.misure, cella = excluded.cella;
SELECT cubo_vista(cubo) FROM cubi WHERE coda = 'delta_foto';

CREATE OR REPLACE TRIGGER in_coda AFTER INSERT OR UPDATE OR DELETE ON prediction_foto FOR EACH ROW EXECUTE FUNCTION foto_in_coda();
