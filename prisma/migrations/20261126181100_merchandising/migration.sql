-- The catalogue with its variants and their stock, and the way of an order (docs/decisions/059).
CREATE TYPE "categoria_merchandising" AS ENUM ('stampati', 'abbigliamento', 'cancelleria', 'allestimenti', 'gadget');
CREATE TYPE "stato_articolo" AS ENUM ('bozza', 'pubblicato', 'archiviato');
CREATE TYPE "tipo_movimento_merchandising" AS ENUM ('rettifica', 'spedizione');
CREATE TYPE "consegna_ordine" AS ENUM ('agenzia', 'altro');

ALTER TABLE "merchandising"
  ADD COLUMN "categoria" "categoria_merchandising" NOT NULL DEFAULT 'gadget',
  ADD COLUMN "stato" "stato_articolo" NOT NULL DEFAULT 'pubblicato',
  ADD COLUMN "iva_pct" INTEGER NOT NULL DEFAULT 22,
  ADD COLUMN "minimo" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "multiplo" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "massimo" INTEGER,
  ADD COLUMN "giacenza" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "riservata" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "disponibili" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "sotto_soglia" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "search" TEXT NOT NULL DEFAULT '',
  ADD CONSTRAINT "merchandising_prezzo_ck" CHECK ("prezzo" >= 0),
  ADD CONSTRAINT "merchandising_quantita_ck" CHECK ("minimo" >= 1 AND "multiplo" >= 1 AND "massimo" >= "minimo");
CREATE INDEX "merchandising_prezzo_id_idx" ON "merchandising"("prezzo", "id");
CREATE INDEX "merchandising_disponibili_id_idx" ON "merchandising"("disponibili", "id");
CREATE INDEX "merchandising_categoria_ordine_id_idx" ON "merchandising"("categoria", "ordine", "id");
CREATE INDEX "merchandising_stato_ordine_id_idx" ON "merchandising"("stato", "ordine", "id");
CREATE INDEX "merchandising_search_idx" ON "merchandising" USING GIN ("search" gin_trgm_ops);
CREATE TRIGGER set_search BEFORE INSERT OR UPDATE ON merchandising FOR EACH ROW
  EXECUTE FUNCTION set_search('nome', 'descrizione');

-- "pubblico" is what the previous release writes, "stato" what this one does: whichever changes, the other follows.
CREATE FUNCTION merchandising_stato() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NOT NEW.pubblico AND NEW.stato = 'pubblicato' THEN NEW.stato := 'bozza'; END IF;
  ELSIF NEW.stato = OLD.stato AND NEW.pubblico <> OLD.pubblico THEN
    NEW.stato := CASE WHEN NEW.pubblico THEN 'pubblicato' WHEN OLD.stato = 'pubblicato' THEN 'bozza' ELSE OLD.stato END;
  END IF;
  NEW.pubblico := NEW.stato = 'pubblicato';
  RETURN NEW;
END $$;
CREATE TRIGGER stato BEFORE INSERT OR UPDATE OF stato, pubblico ON merchandising FOR EACH ROW EXECUTE FUNCTION merchandising_stato();
UPDATE "merchandising" SET "stato" = 'bozza' WHERE NOT "pubblico";

-- Pictures have an alternative text.
UPDATE "merchandising" SET "immagini" = (
  SELECT jsonb_agg(CASE WHEN jsonb_typeof(one) = 'string' THEN jsonb_build_object('url', one, 'alt', '') ELSE one END)
  FROM jsonb_array_elements("immagini") AS one)
WHERE jsonb_typeof("immagini") = 'array' AND "immagini" <> '[]';
UPDATE "merchandising" SET "search" = '';

CREATE TABLE "merchandising_varianti" (
    "id" UUID NOT NULL,
    "merch_id" UUID NOT NULL,
    "nome" TEXT NOT NULL DEFAULT '',
    "codice" TEXT NOT NULL DEFAULT '',
    "prezzo" BIGINT,
    "ordine" INTEGER NOT NULL DEFAULT 0,
    "attiva" BOOLEAN NOT NULL DEFAULT true,
    "gestita" BOOLEAN NOT NULL DEFAULT false,
    "soglia" INTEGER NOT NULL DEFAULT 0,
    "giacenza" INTEGER NOT NULL DEFAULT 0,
    "riservata" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "merchandising_varianti_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "merchandising_varianti_prezzo_ck" CHECK ("prezzo" >= 0),
    -- Nothing is promised that is not there.
    CONSTRAINT "merchandising_varianti_giacenza_ck" CHECK ("soglia" >= 0 AND "riservata" >= 0 AND "giacenza" >= "riservata")
);
ALTER TABLE "merchandising_varianti" ADD CONSTRAINT "merchandising_varianti_merch_id_fkey" FOREIGN KEY ("merch_id") REFERENCES "merchandising"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "merchandising_varianti_merch_id_nome_idx" ON "merchandising_varianti"("merch_id", "nome");
-- At the end of the transaction: two names may be exchanged in one change. (With a deferred constraint nothing could be inserted
-- ON CONFLICT any more.)
CREATE FUNCTION merchandising_varianti_unica() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM merchandising_varianti v WHERE v.merch_id = NEW.merch_id AND v.nome = NEW.nome) > 1 THEN
    RAISE EXCEPTION 'two variants of % are called %', NEW.merch_id, NEW.nome USING ERRCODE = 'unique_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER unica AFTER INSERT OR UPDATE OF nome ON merchandising_varianti DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION merchandising_varianti_unica();

-- What lists and filters ask of an item: the names and the sums of its variants. Writers lock the item first, in the order of
-- ids (lib/features/merchandising/stock.ts), so that two of them wait for each other and do not cross.
CREATE FUNCTION merchandising_somma(quali uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE merchandising m SET varianti = s.nomi, giacenza = s.giacenza, riservata = s.riservata,
    disponibili = s.giacenza - s.riservata, sotto_soglia = s.sotto
  FROM (
    SELECT q.id, coalesce(array_agg(v.nome ORDER BY v.ordine, v.id) FILTER (WHERE v.nome <> '' AND v.attiva), '{}') AS nomi,
      coalesce(sum(v.giacenza) FILTER (WHERE v.gestita), 0)::int AS giacenza,
      coalesce(sum(v.riservata) FILTER (WHERE v.gestita), 0)::int AS riservata,
      coalesce(bool_or(v.gestita AND v.attiva AND v.giacenza - v.riservata < v.soglia), false) AS sotto
    FROM (SELECT DISTINCT unnest(quali) AS id) q LEFT JOIN merchandising_varianti v ON v.merch_id = q.id GROUP BY q.id
  ) s
  WHERE m.id = s.id AND (m.varianti, m.giacenza, m.riservata, m.sotto_soglia) IS DISTINCT FROM (s.nomi, s.giacenza, s.riservata, s.sotto)
$$;
CREATE FUNCTION merchandising_varianti_cambiate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN PERFORM merchandising_somma(array_agg(merch_id)) FROM vecchie;
  ELSE PERFORM merchandising_somma(array_agg(merch_id)) FROM nuove;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER somma AFTER INSERT ON merchandising_varianti REFERENCING NEW TABLE AS nuove
  FOR EACH STATEMENT EXECUTE FUNCTION merchandising_varianti_cambiate();
CREATE TRIGGER somma_cambiate AFTER UPDATE ON merchandising_varianti REFERENCING NEW TABLE AS nuove
  FOR EACH STATEMENT EXECUTE FUNCTION merchandising_varianti_cambiate();
CREATE TRIGGER somma_tolte AFTER DELETE ON merchandising_varianti REFERENCING OLD TABLE AS vecchie
  FOR EACH STATEMENT EXECUTE FUNCTION merchandising_varianti_cambiate();

INSERT INTO "merchandising_varianti" ("id", "merch_id", "nome", "ordine")
SELECT gen_random_uuid(), m."id", coalesce(v.nome, ''), coalesce(v.n, 1)
FROM "merchandising" m LEFT JOIN LATERAL unnest(m."varianti") WITH ORDINALITY AS v (nome, n) ON true;

ALTER TABLE "cart_entries" ADD COLUMN "prezzo" BIGINT;

ALTER TABLE "merchandising_orders"
  ADD COLUMN "richiedente" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "agency_id" UUID,
  ADD COLUMN "pezzi" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "spediti" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "consegna" "consegna_ordine" NOT NULL DEFAULT 'agenzia',
  ADD COLUMN "indirizzo" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "note" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "note_ufficio" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "corriere" TEXT,
  ADD COLUMN "tracking" TEXT,
  ADD COLUMN "motivo" TEXT,
  ADD COLUMN "approvato_at" TIMESTAMPTZ(3),
  ADD COLUMN "spedito_at" TIMESTAMPTZ(3),
  ADD COLUMN "consegnato_at" TIMESTAMPTZ(3),
  ADD COLUMN "annullato_at" TIMESTAMPTZ(3),
  ADD COLUMN "search" TEXT NOT NULL DEFAULT '';
ALTER TABLE "merchandising_order_lines"
  ADD COLUMN "variante_id" UUID,
  ADD COLUMN "spedita" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "annullata" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "riservata" INTEGER NOT NULL DEFAULT 0;

-- Orders that are here already: none had anything set aside, and what was sent was sent whole.
UPDATE "merchandising_order_lines" l SET "variante_id" = v."id"
FROM "merchandising_varianti" v WHERE v."merch_id" = l."merch_id" AND v."nome" = l."variant";
UPDATE "merchandising_order_lines" l SET "spedita" = l."quantity"
FROM "merchandising_orders" o WHERE o."id" = l."order_id" AND o."stato" = 'spedito';
UPDATE "merchandising_order_lines" l SET "annullata" = l."quantity"
FROM "merchandising_orders" o WHERE o."id" = l."order_id" AND o."stato" = 'annullato';
UPDATE "merchandising_orders" o SET "pezzi" = s.pezzi, "spediti" = s.spediti
FROM (SELECT "order_id", sum("quantity") AS pezzi, sum("spedita") AS spediti FROM "merchandising_order_lines" GROUP BY 1) s
WHERE s."order_id" = o."id";
UPDATE "merchandising_orders" o SET "richiedente" = a."nome" || ' ' || a."cognome", "agency_id" = a."agency_id"
FROM "agents" a WHERE o."role" = 'agent' AND a."id" = o."user_id";
UPDATE "merchandising_orders" o SET "richiedente" = c."nome" || ' ' || c."cognome"
FROM "clients" c WHERE o."role" = 'client' AND c."id" = o."user_id";
UPDATE "merchandising_orders" o SET "richiedente" = a."name" || ' ' || a."surname"
FROM "admins" a WHERE o."role" = 'admin' AND a."id" = o."user_id";
UPDATE "merchandising_orders" SET "spedito_at" = "updated_at" WHERE "stato" = 'spedito';
UPDATE "merchandising_orders" SET "annullato_at" = "updated_at" WHERE "stato" = 'annullato';

ALTER TABLE "merchandising_orders" ADD CONSTRAINT "merchandising_orders_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "merchandising_order_lines" ADD CONSTRAINT "merchandising_order_lines_variante_id_fkey" FOREIGN KEY ("variante_id") REFERENCES "merchandising_varianti"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "merchandising_order_lines" ADD CONSTRAINT "merchandising_order_lines_quantita_ck"
  CHECK ("spedita" >= 0 AND "annullata" >= 0 AND "riservata" >= 0 AND "spedita" + "annullata" + "riservata" <= "quantity");
CREATE INDEX "merchandising_orders_stato_created_at_id_idx" ON "merchandising_orders"("stato", "created_at", "id");
CREATE INDEX "merchandising_orders_agency_id_created_at_id_idx" ON "merchandising_orders"("agency_id", "created_at", "id");
CREATE INDEX "merchandising_orders_totale_id_idx" ON "merchandising_orders"("totale", "id");
CREATE INDEX "merchandising_orders_search_idx" ON "merchandising_orders" USING GIN ("search" gin_trgm_ops);
CREATE INDEX "merchandising_order_lines_variante_id_idx" ON "merchandising_order_lines"("variante_id");
CREATE TRIGGER set_search BEFORE INSERT OR UPDATE ON merchandising_orders FOR EACH ROW
  EXECUTE FUNCTION set_search('codice', 'richiedente', 'tracking');
UPDATE "merchandising_orders" SET "search" = '';

CREATE TABLE "merchandising_movimenti" (
    "id" UUID NOT NULL,
    "merch_id" UUID NOT NULL,
    "variante_id" UUID NOT NULL,
    "tipo" "tipo_movimento_merchandising" NOT NULL,
    "delta" INTEGER NOT NULL,
    "giacenza" INTEGER NOT NULL,
    "motivo" TEXT NOT NULL DEFAULT '',
    "order_id" UUID,
    "autore" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "merchandising_movimenti_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "merchandising_movimenti_ck" CHECK ("delta" <> 0 AND "giacenza" >= 0)
);
CREATE INDEX "merchandising_movimenti_merch_id_created_at_id_idx" ON "merchandising_movimenti"("merch_id", "created_at", "id");
CREATE INDEX "merchandising_movimenti_variante_id_idx" ON "merchandising_movimenti"("variante_id");
CREATE INDEX "merchandising_movimenti_order_id_idx" ON "merchandising_movimenti"("order_id");
ALTER TABLE "merchandising_movimenti" ADD CONSTRAINT "merchandising_movimenti_variante_id_fkey" FOREIGN KEY ("variante_id") REFERENCES "merchandising_varianti"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "merchandising_movimenti" ADD CONSTRAINT "merchandising_movimenti_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "merchandising_orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Under its name in the history, now that it has one.
UPDATE "file_uses" SET "model" = 'Merchandising' WHERE "model" = 'merchandising';

-- What lies in carts goes by the rule that deletes an article; what was ordered keeps it.
ALTER TABLE "cart_entries" DROP CONSTRAINT "cart_entries_merch_id_fkey";
ALTER TABLE "cart_entries" ADD CONSTRAINT "cart_entries_merch_id_fkey"
  FOREIGN KEY ("merch_id") REFERENCES "merchandising"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "merchandising_order_lines" DROP CONSTRAINT "merchandising_order_lines_merch_id_fkey";
ALTER TABLE "merchandising_order_lines" ADD CONSTRAINT "merchandising_order_lines_merch_id_fkey"
  FOREIGN KEY ("merch_id") REFERENCES "merchandising"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
