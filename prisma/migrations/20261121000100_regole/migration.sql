-- Rules that the Prisma schema cannot say: checks, append-only tables, search columns, rollups.

-- Checks -----------------------------------------------------------------------------------------------
ALTER TABLE pratiche
  ADD CONSTRAINT pratiche_importi_ck CHECK (importo_richiesto >= 0 AND coalesce(importo_deliberato, 0) >= 0 AND coalesce(importo_erogato, 0) >= 0),
  ADD CONSTRAINT pratiche_durata_ck CHECK (durata_mesi > 0),
  -- domain.md §3: a paid-out case has bank, amount and date
  ADD CONSTRAINT pratiche_liquidata_ck CHECK (stato <> 'liquidata' OR (bank_id IS NOT NULL AND importo_erogato > 0 AND data_liquidazione IS NOT NULL)),
  ADD CONSTRAINT pratiche_sospesa_ck CHECK ((stato = 'sospesa') = (stato_precedente IS NOT NULL));
-- One richiedente for each case.
CREATE UNIQUE INDEX pratica_persone_richiedente_key ON pratica_persone (pratica_id) WHERE ruolo = 'richiedente';
ALTER TABLE leads
  ADD CONSTRAINT leads_convertito_ck CHECK (stato <> 'convertito' OR chiuso_at IS NOT NULL);
ALTER TABLE perc_leads
  ADD CONSTRAINT perc_leads_peso_ck CHECK (peso >= 0 AND peso <= 100);
-- NULLS NOT DISTINCT: a weight "everywhere" exists once for each agent and product.
DROP INDEX perc_leads_agent_id_product_provincia_key;
CREATE UNIQUE INDEX perc_leads_agent_id_product_provincia_key ON perc_leads (agent_id, product, provincia) NULLS NOT DISTINCT;
ALTER TABLE tickets
  ADD CONSTRAINT tickets_autore_ck CHECK (num_nonnulls(agent_id, client_id, opened_by_admin_id) <= 1);
ALTER TABLE cart_entries ADD CONSTRAINT cart_entries_quantity_ck CHECK (quantity > 0);
ALTER TABLE voti ADD CONSTRAINT voti_stelle_ck CHECK (stelle BETWEEN 1 AND 5);
ALTER TABLE predictions ADD CONSTRAINT predictions_ck CHECK (probabilita BETWEEN 0 AND 100 AND mese BETWEEN 1 AND 12);
ALTER TABLE budgets ADD CONSTRAINT budgets_ck CHECK (mese BETWEEN 1 AND 12 AND importo >= 0);
ALTER TABLE classifiche ADD CONSTRAINT classifiche_mese_ck CHECK (mese BETWEEN 1 AND 12);
ALTER TABLE bank_products
  ADD CONSTRAINT bank_products_ck CHECK (importo_min <= importo_max AND durata_min > 0 AND durata_min <= durata_max);
-- Append-only tables -----------------------------------------------------------------------------------
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'table % is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON commits FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON consents FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Search columns ---------------------------------------------------------------------------------------
-- Arguments: the columns to search. Stored lower-case and without accents; queries are folded the same way.
CREATE FUNCTION set_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  data jsonb := to_jsonb(NEW);
  name text;
  found text := '';
BEGIN
  FOREACH name IN ARRAY TG_ARGV LOOP
    found := found || ' ' || coalesce(data ->> name, '');
  END LOOP;
  NEW.search := trim(lower(unaccent(found)));
  RETURN NEW;
END $$;
CREATE TRIGGER set_search BEFORE INSERT OR UPDATE ON admins FOR EACH ROW EXECUTE FUNCTION set_search('surname', 'name', 'email');
CREATE TRIGGER set_search BEFORE INSERT OR UPDATE ON agents FOR EACH ROW EXECUTE FUNCTION set_search('cognome', 'nome', 'email', 'telefono', 'oam_number');
CREATE TRIGGER set_search BEFORE INSERT OR UPDATE ON agencies FOR EACH ROW EXECUTE FUNCTION set_search('nome', 'comune', 'indirizzo', 'cap', 'email');
CREATE TRIGGER set_search BEFORE INSERT OR UPDATE ON clients FOR EACH ROW EXECUTE FUNCTION set_search('cognome', 'nome', 'email', 'telefono', 'codice_fiscale');
CREATE TRIGGER set_search BEFORE INSERT OR UPDATE ON banks FOR EACH ROW EXECUTE FUNCTION set_search('nome', 'descrizione');
CREATE TRIGGER set_search BEFORE INSERT OR UPDATE ON leads FOR EACH ROW EXECUTE FUNCTION set_search('codice', 'cognome', 'nome', 'email', 'telefono');
CREATE TRIGGER set_search BEFORE INSERT OR UPDATE ON contact_requests FOR EACH ROW EXECUTE FUNCTION set_search('cognome', 'nome', 'email', 'telefono', 'messaggio');
CREATE TRIGGER set_search BEFORE INSERT OR UPDATE ON pratiche FOR EACH ROW EXECUTE FUNCTION set_search('codice', 'idegg', 'intestatario', 'comune');
CREATE TRIGGER set_search BEFORE INSERT OR UPDATE ON news FOR EACH ROW EXECUTE FUNCTION set_search('titolo', 'abstract', 'categoria');
CREATE TRIGGER set_search BEFORE INSERT OR UPDATE ON faqs FOR EACH ROW EXECUTE FUNCTION set_search('domanda', 'risposta');
CREATE TRIGGER set_search BEFORE INSERT OR UPDATE ON tickets FOR EACH ROW EXECUTE FUNCTION set_search('codice', 'oggetto');

-- Rollups ----------------------------------------------------------------------------------------------
-- Kept in the transaction that changes a case, so that a report never scans the cases.
CREATE FUNCTION rollup_apply(p pratiche, sign int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  nobody constant uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  INSERT INTO rollup_pratiche (mese, agent_id, bank_id, product, finalita, stato, pratiche, importo_richiesto)
  VALUES (date_trunc('month', p.created_at AT TIME ZONE 'Europe/Rome')::date, coalesce(p.agent_id, nobody), coalesce(p.bank_id, nobody),
          p.product, p.finalita, p.stato, sign, sign * p.importo_richiesto)
  ON CONFLICT (mese, agent_id, bank_id, product, finalita, stato) DO UPDATE
    SET pratiche = rollup_pratiche.pratiche + excluded.pratiche,
        importo_richiesto = rollup_pratiche.importo_richiesto + excluded.importo_richiesto;
  IF p.stato = 'liquidata' THEN
    INSERT INTO rollup_liquidato (mese, agent_id, bank_id, product, finalita, pratiche, importo_erogato)
    VALUES (date_trunc('month', p.data_liquidazione AT TIME ZONE 'Europe/Rome')::date, coalesce(p.agent_id, nobody), coalesce(p.bank_id, nobody),
            p.product, p.finalita, sign, sign * p.importo_erogato)
    ON CONFLICT (mese, agent_id, bank_id, product, finalita) DO UPDATE
      SET pratiche = rollup_liquidato.pratiche + excluded.pratiche,
          importo_erogato = rollup_liquidato.importo_erogato + excluded.importo_erogato;
  END IF;
END $$;

CREATE FUNCTION rollup() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM rollup_apply(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM rollup_apply(NEW, 1); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER rollup AFTER INSERT OR DELETE ON pratiche FOR EACH ROW EXECUTE FUNCTION rollup();
-- A change that moves nothing between the counted groups costs nothing.
CREATE TRIGGER rollup_update AFTER UPDATE ON pratiche FOR EACH ROW
  WHEN ((OLD.created_at, OLD.agent_id, OLD.bank_id, OLD.product, OLD.finalita, OLD.stato, OLD.importo_richiesto, OLD.importo_erogato, OLD.data_liquidazione)
    IS DISTINCT FROM
        (NEW.created_at, NEW.agent_id, NEW.bank_id, NEW.product, NEW.finalita, NEW.stato, NEW.importo_richiesto, NEW.importo_erogato, NEW.data_liquidazione))
  EXECUTE FUNCTION rollup();

-- From the cases again, after a bulk load with the triggers disabled.
CREATE FUNCTION rollup_rebuild() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  nobody constant uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  TRUNCATE rollup_pratiche, rollup_liquidato;
  INSERT INTO rollup_pratiche (mese, agent_id, bank_id, product, finalita, stato, pratiche, importo_richiesto)
  SELECT date_trunc('month', created_at AT TIME ZONE 'Europe/Rome')::date, coalesce(agent_id, nobody), coalesce(bank_id, nobody),
         product, finalita, stato, count(*), sum(importo_richiesto)
  FROM pratiche GROUP BY 1, 2, 3, 4, 5, 6;
  INSERT INTO rollup_liquidato (mese, agent_id, bank_id, product, finalita, pratiche, importo_erogato)
  SELECT date_trunc('month', data_liquidazione AT TIME ZONE 'Europe/Rome')::date, coalesce(agent_id, nobody), coalesce(bank_id, nobody),
         product, finalita, count(*), sum(importo_erogato)
  FROM pratiche WHERE stato = 'liquidata' GROUP BY 1, 2, 3, 4, 5;
END $$;
