-- What banks pay us of the commissions that are due, payment by payment, and how each case stands with each bank (docs/decisions/053).
CREATE TYPE "esito_incasso" AS ENUM ('pari', 'da_incassare', 'diverso', 'senza_movimento', 'senza_pratica');

CREATE TABLE "incassi" (
    "id" UUID NOT NULL,
    "bank_id" UUID NOT NULL,
    "pratica_id" UUID,
    "codice" TEXT NOT NULL,
    "data" DATE NOT NULL,
    "mese" DATE NOT NULL GENERATED ALWAYS AS (date_trunc('month', "data"::timestamp)::date) STORED,
    "importo" BIGINT NOT NULL,
    "erogato" BIGINT,
    "riferimento" TEXT NOT NULL DEFAULT '',
    "esito" "esito_incasso" NOT NULL DEFAULT 'senza_pratica',
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "incassi_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "incassi_codice_ck" CHECK ("codice" <> ''),
    CONSTRAINT "incassi_importo_ck" CHECK ("importo" <> 0),
    CONSTRAINT "incassi_erogato_ck" CHECK ("erogato" >= 0),
    CONSTRAINT "incassi_esito_ck" CHECK ("esito" <> 'da_incassare' AND ("pratica_id" IS NULL) = ("esito" = 'senza_pratica'))
);
-- The same payment comes once, whichever of its codes the bank writes.
CREATE UNIQUE INDEX "incassi_una_volta_key" ON "incassi"("bank_id", (coalesce("pratica_id"::text, "codice")), "data", "importo", "riferimento");
CREATE INDEX "incassi_data_id_idx" ON "incassi"("data", "id");
CREATE INDEX "incassi_bank_id_data_id_idx" ON "incassi"("bank_id", "data", "id");
CREATE INDEX "incassi_esito_data_id_idx" ON "incassi"("esito", "data", "id");
CREATE INDEX "incassi_pratica_id_bank_id_idx" ON "incassi"("pratica_id", "bank_id");
CREATE INDEX "incassi_importo_id_idx" ON "incassi"("importo", "id");
CREATE INDEX "incassi_created_at_id_idx" ON "incassi"("created_at", "id");
CREATE INDEX "incassi_search_idx" ON "incassi" USING GIN ("search" gin_trgm_ops);
-- What the report adds up, without a visit to the rows.
CREATE INDEX "incassi_mese_idx" ON "incassi"("mese", "bank_id", "importo", "esito");
ALTER TABLE "incassi" ADD CONSTRAINT "incassi_bank_id_fkey" FOREIGN KEY ("bank_id") REFERENCES "banks"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "incassi" ADD CONSTRAINT "incassi_pratica_id_fkey" FOREIGN KEY ("pratica_id") REFERENCES "pratiche"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE TRIGGER set_search BEFORE INSERT OR UPDATE ON incassi FOR EACH ROW EXECUTE FUNCTION set_search('codice', 'riferimento');

CREATE TABLE "partite" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "pratica_id" UUID NOT NULL,
    "bank_id" UUID NOT NULL,
    "atteso" BIGINT NOT NULL DEFAULT 0,
    "incassato" BIGINT NOT NULL DEFAULT 0,
    "movimenti" INTEGER NOT NULL DEFAULT 0,
    "incassi" INTEGER NOT NULL DEFAULT 0,
    "maturata_il" DATE,
    "incassata_il" DATE,
    "mese" DATE GENERATED ALWAYS AS (date_trunc('month', "maturata_il"::timestamp)::date) STORED,
    "differenza" BIGINT NOT NULL GENERATED ALWAYS AS ("incassato" - "atteso") STORED,
    "esito" "esito_incasso" NOT NULL DEFAULT 'pari',
    "aperta" BOOLEAN NOT NULL GENERATED ALWAYS AS ("movimenti" = 0 OR "atteso" <> "incassato") STORED,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "partite_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "partite_quante_ck" CHECK ("movimenti" >= 0 AND "incassi" >= 0)
);
CREATE UNIQUE INDEX "partite_pratica_id_bank_id_key" ON "partite"("pratica_id", "bank_id");
CREATE INDEX "partite_aperta_differenza_id_idx" ON "partite"("aperta", "differenza", "id");
CREATE INDEX "partite_aperta_maturata_il_id_idx" ON "partite"("aperta", "maturata_il", "id");
CREATE INDEX "partite_bank_id_aperta_differenza_id_idx" ON "partite"("bank_id", "aperta", "differenza", "id");
CREATE INDEX "partite_created_at_id_idx" ON "partite"("created_at", "id");
CREATE INDEX "partite_da_incassare_idx" ON "partite"("mese", "bank_id") WHERE "esito" = 'da_incassare';
ALTER TABLE "partite" ADD CONSTRAINT "partite_pratica_id_fkey" FOREIGN KEY ("pratica_id") REFERENCES "pratiche"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "partite" ADD CONSTRAINT "partite_bank_id_fkey" FOREIGN KEY ("bank_id") REFERENCES "banks"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the client pays of a row: it stands with the share that takes the rest, and goes when that is taken back as a whole. Asked of the
-- few rows that may have something: a call costs more than adding up a thousand.
CREATE FUNCTION compenso_di(v provvigioni) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN v.quota <> 'sede' OR v.importo = 0 THEN 0
    WHEN NOT v.storno THEN coalesce(v.compenso, 0)
    WHEN EXISTS (SELECT FROM provvigioni t WHERE t.id = v.storna_id AND t.importo = -v.importo) THEN -coalesce(v.compenso, 0)
    ELSE 0 END
$$;

-- Adds up what is due and what has come of these cases with these banks. In one order, so that two writers wait for each other and do
-- not cross; the second counts what the first has written.
CREATE FUNCTION partite_aggiorna(quali uuid[], di uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO partite (pratica_id, bank_id)
  SELECT DISTINCT q.p, q.b FROM unnest(quali, di) AS q (p, b) WHERE q.p IS NOT NULL AND q.b IS NOT NULL ORDER BY 1, 2
  ON CONFLICT (pratica_id, bank_id) DO UPDATE SET version = partite.version + 1, updated_at = now();
  UPDATE partite t SET atteso = coalesce(v.atteso, 0), movimenti = coalesce(v.n, 0), maturata_il = v.il,
    incassato = coalesce(i.incassato, 0), incassi = coalesce(i.n, 0), incassata_il = i.il,
    esito = CASE WHEN coalesce(v.n, 0) = 0 THEN 'senza_movimento'::esito_incasso
      WHEN coalesce(v.atteso, 0) = coalesce(i.incassato, 0) THEN 'pari'::esito_incasso
      WHEN coalesce(i.n, 0) = 0 THEN 'da_incassare'::esito_incasso ELSE 'diverso'::esito_incasso END
  FROM (SELECT DISTINCT u.p, u.b FROM unnest(quali, di) AS u (p, b)) q
  LEFT JOIN LATERAL (SELECT sum(m.importo - CASE WHEN m.quota = 'sede' AND m.compenso > 0 THEN compenso_di(m) ELSE 0 END) AS atteso, count(*) AS n,
      max((m.maturata_at AT TIME ZONE 'Europe/Rome')::date) FILTER (WHERE NOT m.storno) AS il
    FROM provvigioni m WHERE m.pratica_id = q.p AND m.bank_id = q.b) v ON true
  LEFT JOIN LATERAL (SELECT sum(x.importo) AS incassato, count(*) AS n, max(x.data) AS il
    FROM incassi x WHERE x.pratica_id = q.p AND x.bank_id = q.b) i ON true
  WHERE t.pratica_id = q.p AND t.bank_id = q.b;
  UPDATE incassi x SET esito = t.esito
  FROM (SELECT DISTINCT u.p, u.b FROM unnest(quali, di) AS u (p, b)) q JOIN partite t ON t.pratica_id = q.p AND t.bank_id = q.b
  WHERE x.pratica_id = q.p AND x.bank_id = q.b AND x.esito <> t.esito;
  DELETE FROM partite t USING unnest(quali, di) AS q (p, b)
  WHERE t.pratica_id = q.p AND t.bank_id = q.b AND t.movimenti = 0 AND t.incassi = 0;
END $$;

CREATE FUNCTION provvigioni_in_partite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM partite_aggiorna(array_agg(pratica_id), array_agg(bank_id)) FROM nuove;
  RETURN NULL;
END $$;
CREATE TRIGGER in_partite AFTER INSERT ON provvigioni REFERENCING NEW TABLE AS nuove FOR EACH STATEMENT EXECUTE FUNCTION provvigioni_in_partite();

-- A payment has a case or has none; how it stands is known when its case has been added up.
CREATE FUNCTION incasso_esito() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.esito := CASE WHEN NEW.pratica_id IS NULL THEN 'senza_pratica' ELSE 'senza_movimento' END;
  RETURN NEW;
END $$;
CREATE TRIGGER esito BEFORE INSERT OR UPDATE OF pratica_id ON incassi FOR EACH ROW EXECUTE FUNCTION incasso_esito();

CREATE FUNCTION incassi_in_partite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN PERFORM partite_aggiorna(array_agg(pratica_id), array_agg(bank_id)) FROM nuovi;
  ELSIF TG_OP = 'DELETE' THEN PERFORM partite_aggiorna(array_agg(pratica_id), array_agg(bank_id)) FROM vecchi;
  ELSE
    -- How it stands is written by the function itself.
    PERFORM partite_aggiorna(array_agg(c.pratica_id), array_agg(c.bank_id)) FROM nuovi n JOIN vecchi v USING (id)
      CROSS JOIN LATERAL (VALUES (v.pratica_id, v.bank_id), (n.pratica_id, n.bank_id)) AS c (pratica_id, bank_id)
      WHERE (n.pratica_id, n.bank_id, n.importo, n.data) IS DISTINCT FROM (v.pratica_id, v.bank_id, v.importo, v.data) HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER in_partite AFTER INSERT ON incassi REFERENCING NEW TABLE AS nuovi FOR EACH STATEMENT EXECUTE FUNCTION incassi_in_partite();
CREATE TRIGGER in_partite_tolti AFTER DELETE ON incassi REFERENCING OLD TABLE AS vecchi FOR EACH STATEMENT EXECUTE FUNCTION incassi_in_partite();
CREATE TRIGGER in_partite_cambiati AFTER UPDATE ON incassi REFERENCING OLD TABLE AS vecchi NEW TABLE AS nuovi
  FOR EACH STATEMENT EXECUTE FUNCTION incassi_in_partite();

-- What the clients pay is in the sums by bank too: what is left is what the bank is to pay.
ALTER TABLE "delta_provvigioni" ADD COLUMN "compensi" BIGINT NOT NULL DEFAULT 0;
ALTER TABLE "cubo_provvigioni_banca" ADD COLUMN "compensi" BIGINT NOT NULL DEFAULT 0;
CREATE OR REPLACE FUNCTION cella_provvigione(v provvigioni, stato stato_estratto) RETURNS SETOF delta_provvigioni LANGUAGE sql STABLE AS $$
  SELECT 0::bigint, v.mese, v.quota, coalesce(v.agent_id, nessuno()), coalesce(v.agency_id, nessuno()), coalesce(v.bank_id, nessuno()),
    v.product, 1, CASE WHEN v.storno THEN 0 ELSE v.importo END, CASE WHEN v.storno THEN v.importo ELSE 0 END,
    CASE WHEN stato IS NOT NULL AND stato <> 'bozza' THEN v.importo ELSE 0 END, CASE WHEN stato = 'pagato' THEN v.importo ELSE 0 END,
    CASE WHEN v.quota = 'sede' AND v.compenso > 0 THEN compenso_di(v) ELSE 0 END
  WHERE v.product IS NOT NULL
$$;
CREATE OR REPLACE VIEW provvigioni_vive AS SELECT c.* FROM provvigioni v LEFT JOIN estratti e ON e.id = v.estratto_id CROSS JOIN LATERAL cella_provvigione(v, e.stato) c;
CREATE OR REPLACE FUNCTION provvigioni_in_coda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO delta_provvigioni (mese, quota, agent_id, agency_id, bank_id, product, righe, maturato, storni, in_estratto, pagato, compensi)
  SELECT c.mese, c.quota, c.agent_id, c.agency_id, c.bank_id, c.product, c.righe, c.maturato, c.storni, c.in_estratto, c.pagato, c.compensi
  FROM provvigioni v LEFT JOIN estratti e ON e.id = v.estratto_id CROSS JOIN LATERAL cella_provvigione(v, e.stato) c
  WHERE v.id IN (SELECT id FROM nuove);
  RETURN NULL;
END $$;
UPDATE cubi SET misure = '{righe,maturato,storni,compensi}',
  cella = 'SELECT mese, bank_id, product, quota, righe, maturato, storni, compensi FROM %s' WHERE cubo = 'cubo_provvigioni_banca';
SELECT cubo_vista('cubo_provvigioni_banca');
SELECT cubes_rebuild();

-- What is due already.
SELECT partite_aggiorna(array_agg(pratica_id), array_agg(bank_id)) FROM (SELECT DISTINCT pratica_id, bank_id FROM provvigioni) AS v;
