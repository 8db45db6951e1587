CREATE OR REPLACE TRIGGER ferma AFTER UPDATE OR DELETE ON compensi_segnalatori FOR EACH ROW EXECUTE FUNCTION provvigione_ferma();

DROP TRIGGER IF EXISTS estratti_somma_ck ON compensi_segnalatori;
CREATE CONSTRAINT TRIGGER estratti_somma_ck AFTER UPDATE OF estratto_id ON compensi_segnalatori
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.estratto_id IS DISTINCT FROM NEW.estratto_id) EXECUTE FUNCTION estratto_somma();

DROP TRIGGER IF EXISTS estratti_somma_nuove_ck ON compensi_segnalatori;
CREATE CONSTRAINT TRIGGER estratti_somma_nuove_ck AFTER INSERT ON compensi_segnalatori
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.estratto_id IS NOT NULL) EXECUTE FUNCTION estratto_somma();
