-- The office's list of clients: what it is filtered and sorted by, kept beside the person; companies; two records of one
-- person; what people ask by the privacy law.

-- The link that confirms a new address.
ALTER TYPE "token_purpose" ADD VALUE 'change_email';

CREATE TYPE "tipo_persona" AS ENUM ('fisica', 'giuridica');

ALTER TABLE "clients"
  ADD COLUMN "tipo_persona" "tipo_persona" NOT NULL DEFAULT 'fisica',
  ADD COLUMN "ragione_sociale" TEXT,
  ADD COLUMN "partita_iva" CHAR(11),
  ADD COLUMN "telefono_e164" TEXT,
  ADD COLUMN "pratiche_count" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "ultima_pratica_at" TIMESTAMPTZ(3),
  ADD COLUMN "consenso_marketing" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "consenso_terzi" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "consenso_profilazione" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "senza_email" BOOLEAN NOT NULL GENERATED ALWAYS AS ("email" IS NULL) STORED,
  ADD COLUMN "merged_into_id" UUID;

ALTER TABLE "clients" ADD CONSTRAINT "clients_merged_into_id_fkey"
  FOREIGN KEY ("merged_into_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "clients" ADD CONSTRAINT "clients_merged_ck"
  CHECK ("merged_into_id" IS NULL OR ("merged_into_id" <> "id" AND "status" = 'deleted'));

CREATE INDEX "clients_merged_into_id_idx" ON "clients"("merged_into_id");
CREATE INDEX "clients_provincia_cognome_id_idx" ON "clients"("provincia", "cognome", "id");
CREATE INDEX "clients_last_login_at_id_idx" ON "clients"("last_login_at", "id");
CREATE INDEX "clients_agent_id_cognome_id_idx" ON "clients"("agent_id", "cognome", "id");
CREATE INDEX "clients_status_cognome_id_idx" ON "clients"("status", "cognome", "id");
CREATE INDEX "clients_ultima_pratica_at_id_idx" ON "clients"("ultima_pratica_at", "id");
CREATE INDEX "clients_telefono_e164_idx" ON "clients"("telefono_e164");
CREATE INDEX "clients_partita_iva_idx" ON "clients"("partita_iva");
CREATE INDEX "clients_cognome_nome_data_nascita_idx" ON "clients"("cognome", "nome", "data_nascita");
CREATE INDEX "clients_consenso_marketing_cognome_id_idx" ON "clients"("consenso_marketing", "cognome", "id");
CREATE INDEX "clients_consenso_terzi_cognome_id_idx" ON "clients"("consenso_terzi", "cognome", "id");
CREATE INDEX "clients_consenso_profilazione_cognome_id_idx" ON "clients"("consenso_profilazione", "cognome", "id");
CREATE INDEX "clients_senza_email_cognome_id_idx" ON "clients"("senza_email", "cognome", "id");
CREATE INDEX "clients_tipo_persona_cognome_id_idx" ON "clients"("tipo_persona", "cognome", "id");

-- The number as every telephone dials it, as near as the text tells: two records of one person share it.
CREATE FUNCTION e164(written text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN digits = '' THEN NULL
    WHEN written ~ '^\s*\+' THEN '+' || digits
    WHEN digits LIKE '00%' THEN '+' || substr(digits, 3)
    ELSE '+39' || digits
  END
  FROM (SELECT regexp_replace(coalesce(written, ''), '\D', '', 'g') AS digits) AS t
$$;
CREATE FUNCTION set_telefono() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.telefono_e164 := e164(NEW.telefono);
  RETURN NEW;
END $$;
CREATE TRIGGER set_telefono BEFORE INSERT OR UPDATE OF telefono ON clients FOR EACH ROW EXECUTE FUNCTION set_telefono();

-- An address without what most providers do not read: ada.rossi+casa@… is adarossi@…
CREATE FUNCTION email_key(address citext) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT replace(split_part(split_part(lower(address::text), '@', 1), '+', 1), '.', '') || '@' || split_part(lower(address::text), '@', 2)
$$;
CREATE INDEX "clients_email_key_idx" ON "clients"(email_key("email")) WHERE "email" IS NOT NULL;

DROP TRIGGER set_search ON clients;
CREATE TRIGGER set_search BEFORE INSERT OR UPDATE ON clients FOR EACH ROW
  EXECUTE FUNCTION set_search('cognome', 'nome', 'ragione_sociale', 'email', 'telefono', 'codice_fiscale', 'partita_iva');

-- How many cases somebody is on, and since when the last one. Counted up and down, so that two cases at once both count.
CREATE FUNCTION count_pratiche() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.client_id IS NOT NULL THEN
    UPDATE clients SET pratiche_count = pratiche_count - 1, ultima_pratica_at =
      (SELECT max(p.created_at) FROM pratica_persone pp JOIN pratiche p ON p.id = pp.pratica_id WHERE pp.client_id = OLD.client_id)
    WHERE id = OLD.client_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.client_id IS NOT NULL THEN
    UPDATE clients SET pratiche_count = pratiche_count + 1,
      ultima_pratica_at = greatest(ultima_pratica_at, (SELECT created_at FROM pratiche WHERE id = NEW.pratica_id))
    WHERE id = NEW.client_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER count_pratiche AFTER INSERT OR DELETE ON pratica_persone FOR EACH ROW EXECUTE FUNCTION count_pratiche();
CREATE TRIGGER count_pratiche_update AFTER UPDATE OF client_id ON pratica_persone FOR EACH ROW
  WHEN (OLD.client_id IS DISTINCT FROM NEW.client_id) EXECUTE FUNCTION count_pratiche();

-- The newest row of the ledger is what somebody allows today.
CREATE FUNCTION current_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM consents c WHERE c.client_id = NEW.client_id AND c.kind = NEW.kind AND (c.at, c.id) > (NEW.at, NEW.id)) THEN
    RETURN NULL;
  END IF;
  IF NEW.kind = 'marketing' THEN
    UPDATE clients SET consenso_marketing = NEW.granted WHERE id = NEW.client_id AND consenso_marketing <> NEW.granted;
  ELSIF NEW.kind = 'terzi' THEN
    UPDATE clients SET consenso_terzi = NEW.granted WHERE id = NEW.client_id AND consenso_terzi <> NEW.granted;
  ELSIF NEW.kind = 'profilazione' THEN
    UPDATE clients SET consenso_profilazione = NEW.granted WHERE id = NEW.client_id AND consenso_profilazione <> NEW.granted;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER current_consent AFTER INSERT ON consents FOR EACH ROW
  WHEN (NEW.client_id IS NOT NULL) EXECUTE FUNCTION current_consent();

-- What stands today.
UPDATE clients SET telefono_e164 = e164(telefono) WHERE telefono IS NOT NULL;
UPDATE clients c SET pratiche_count = s.n, ultima_pratica_at = s.last
FROM (SELECT pp.client_id, count(*) AS n, max(p.created_at) AS last
      FROM pratica_persone pp JOIN pratiche p ON p.id = pp.pratica_id WHERE pp.client_id IS NOT NULL GROUP BY 1) s
WHERE c.id = s.client_id;
UPDATE clients c SET consenso_marketing = s.marketing, consenso_terzi = s.terzi, consenso_profilazione = s.profilazione
FROM (SELECT client_id, coalesce(bool_or(granted) FILTER (WHERE kind = 'marketing'), false) AS marketing,
             coalesce(bool_or(granted) FILTER (WHERE kind = 'terzi'), false) AS terzi,
             coalesce(bool_or(granted) FILTER (WHERE kind = 'profilazione'), false) AS profilazione
      FROM (SELECT DISTINCT ON (client_id, kind) client_id, kind, granted FROM consents
            WHERE client_id IS NOT NULL ORDER BY client_id, kind, at DESC, id DESC) newest
      GROUP BY 1) s
WHERE c.id = s.client_id;

-- What somebody asked about their data, and what was done: a month to answer (art. 12 GDPR).
CREATE TYPE "tipo_richiesta_privacy" AS ENUM ('accesso', 'rettifica', 'cancellazione', 'opposizione');
CREATE TYPE "esito_richiesta_privacy" AS ENUM ('accolta', 'respinta');

CREATE TABLE "privacy_requests" (
    "id" UUID NOT NULL,
    "client_id" UUID NOT NULL,
    "tipo" "tipo_richiesta_privacy" NOT NULL,
    "ricevuta_il" DATE NOT NULL,
    "scade_il" DATE NOT NULL,
    "motivo" TEXT NOT NULL DEFAULT '',
    "identita" TEXT NOT NULL DEFAULT '',
    "esito" "esito_richiesta_privacy",
    "esito_motivo" TEXT NOT NULL DEFAULT '',
    "evasa_at" TIMESTAMPTZ(3),
    "admin_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "privacy_requests_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "privacy_requests_esito_ck" CHECK (("esito" IS NULL) = ("evasa_at" IS NULL)),
    CONSTRAINT "privacy_requests_scade_ck" CHECK ("scade_il" >= "ricevuta_il")
);
CREATE INDEX "privacy_requests_client_id_ricevuta_il_idx" ON "privacy_requests"("client_id", "ricevuta_il");
CREATE INDEX "privacy_requests_admin_id_idx" ON "privacy_requests"("admin_id");
CREATE INDEX "privacy_requests_aperte_idx" ON "privacy_requests"("scade_il") WHERE "evasa_at" IS NULL;
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_client_id_fkey"
  FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_admin_id_fkey"
  FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Two records that became one: what moved, and both rows as they were, for as long as it may be undone.
CREATE TABLE "client_merges" (
    "id" UUID NOT NULL,
    "winner_id" UUID NOT NULL,
    "loser_id" UUID NOT NULL,
    "admin_id" UUID,
    "prima" JSONB NOT NULL DEFAULT '{}',
    "spostati" JSONB NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "client_merges_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "client_merges_winner_id_at_idx" ON "client_merges"("winner_id", "at");
CREATE INDEX "client_merges_loser_id_idx" ON "client_merges"("loser_id");
CREATE INDEX "client_merges_at_idx" ON "client_merges"("at");
CREATE INDEX "client_merges_admin_id_idx" ON "client_merges"("admin_id");
ALTER TABLE "client_merges" ADD CONSTRAINT "client_merges_winner_id_fkey"
  FOREIGN KEY ("winner_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "client_merges" ADD CONSTRAINT "client_merges_loser_id_fkey"
  FOREIGN KEY ("loser_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "client_merges" ADD CONSTRAINT "client_merges_admin_id_fkey"
  FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
