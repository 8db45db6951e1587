-- What a row takes from its case, or from the row that it takes back. No more is ever taken back than there is.
CREATE OR REPLACE FUNCTION provvigione_nuova() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  presa provvigioni;
  resta bigint;
BEGIN
  IF NEW.storna_id IS NOT NULL THEN
    SELECT * INTO presa FROM provvigioni WHERE id = NEW.storna_id FOR UPDATE;
    SELECT presa.importo + coalesce(sum(importo), 0), coalesce(max(n_storno), 0) + 1 INTO resta, NEW.n_storno
    FROM provvigioni WHERE storna_id = NEW.storna_id;
    IF presa.id IS NULL OR presa.storno OR NOT NEW.storno OR NEW.importo >= 0 OR resta + NEW.importo < 0
      OR (NEW.pratica_id, NEW.quota) <> (presa.pratica_id, presa.quota) OR NEW.beneficiario_id IS DISTINCT FROM presa.beneficiario_id THEN
      PERFORM provvigioni_regola('provvigioni_storno_ck');
    END IF;
    NEW.maturazione := presa.maturazione;
    NEW.lordo := presa.lordo;
    NEW.erogato := presa.erogato;
    NEW.bank_pct := presa.bank_pct;
    NEW.compenso := presa.compenso;
    NEW.product := presa.product;
    NEW.bank_id := presa.bank_id;
  ELSIF NEW.product IS NULL THEN
    SELECT p.product, coalesce(NEW.bank_id, p.bank_id) INTO NEW.product, NEW.bank_id FROM pratiche p WHERE p.id = NEW.pratica_id;
  END IF;
  RETURN NEW;
END $$;

-- The shares of a payment are its gross, to the cent. Looked at when the transaction ends: they may be written one by one.
CREATE OR REPLACE FUNCTION provvigioni_somma() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.lordo <> (SELECT sum(importo) FROM provvigioni
      WHERE pratica_id = NEW.pratica_id AND maturazione = NEW.maturazione AND NOT storno) THEN
    PERFORM provvigioni_regola('provvigioni_somma_ck');
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS estratti_somma_ck ON provvigioni;
CREATE CONSTRAINT TRIGGER estratti_somma_ck AFTER UPDATE OF estratto_id ON provvigioni
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.estratto_id IS DISTINCT FROM NEW.estratto_id) EXECUTE FUNCTION estratto_somma();

DROP TRIGGER IF EXISTS estratti_somma_nuove_ck ON provvigioni;
CREATE CONSTRAINT TRIGGER estratti_somma_nuove_ck AFTER INSERT ON provvigioni
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.estratto_id IS NOT NULL) EXECUTE FUNCTION estratto_somma();

-- Generated columns are not there yet in a BEFORE trigger, and the row must be refused in any case.
CREATE OR REPLACE TRIGGER ferma AFTER UPDATE OR DELETE ON provvigioni FOR EACH ROW EXECUTE FUNCTION provvigione_ferma();

CREATE OR REPLACE TRIGGER nuova BEFORE INSERT ON provvigioni FOR EACH ROW EXECUTE FUNCTION provvigione_nuova();

DROP TRIGGER IF EXISTS provvigioni_somma_ck ON provvigioni;
CREATE CONSTRAINT TRIGGER provvigioni_somma_ck AFTER INSERT ON provvigioni DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NOT NEW.storno AND NEW.quota = 'sede' AND NEW.lordo IS NOT NULL AND NEW.maturazione IS NOT NULL)
  EXECUTE FUNCTION provvigioni_somma();
