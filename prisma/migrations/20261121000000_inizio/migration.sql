-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "role" AS ENUM ('admin', 'agent', 'client');

-- CreateEnum
CREATE TYPE "account_status" AS ENUM ('pending', 'validated', 'blocked', 'deleted');

-- CreateEnum
CREATE TYPE "token_purpose" AS ENUM ('confirm_account', 'reset_password');

-- CreateEnum
CREATE TYPE "prodotto" AS ENUM ('mutuo', 'prestito', 'cdq', 'azienda', 'leasing');

-- CreateEnum
CREATE TYPE "tipo_tasso" AS ENUM ('fisso', 'variabile', 'misto', 'capped');

-- CreateEnum
CREATE TYPE "indice" AS ENUM ('EURIRS', 'EURIBOR_1M', 'EURIBOR_3M', 'EURIBOR_6M');

-- CreateEnum
CREATE TYPE "famiglia_tabella" AS ENUM ('asa', 'newfin', 'hub');

-- CreateEnum
CREATE TYPE "commit_action" AS ENUM ('create', 'edit', 'delete');

-- CreateEnum
CREATE TYPE "stato_lead" AS ENUM ('nuovo', 'assegnato', 'contattato', 'appuntamento', 'convertito', 'perso');

-- CreateEnum
CREATE TYPE "request_kind" AS ENUM ('contatto', 'richiamata', 'candidatura', 'agenzia');

-- CreateEnum
CREATE TYPE "stato_ordine" AS ENUM ('inviato', 'preparazione', 'spedito', 'annullato');

-- CreateEnum
CREATE TYPE "figura" AS ENUM ('agente', 'collaboratore', 'responsabile_agenzia', 'area_manager');

-- CreateEnum
CREATE TYPE "consent_kind" AS ENUM ('privacy', 'marketing', 'terzi', 'profilazione', 'cookie_statistiche', 'cookie_marketing');

-- CreateEnum
CREATE TYPE "stato_pratica" AS ENUM ('bozza', 'raccolta_documenti', 'in_istruttoria', 'inviata_banca', 'deliberata_reddituale', 'perizia', 'deliberata', 'stipula', 'liquidata', 'respinta', 'ritirata', 'sospesa');

-- CreateEnum
CREATE TYPE "ruolo_persona" AS ENUM ('richiedente', 'cointestatario', 'garante', 'terzo_datore');

-- CreateEnum
CREATE TYPE "stato_documento" AS ENUM ('richiesto', 'caricato', 'verificato', 'respinto');

-- CreateEnum
CREATE TYPE "tipo_lavoro" AS ENUM ('dipendente_privato', 'dipendente_pubblico', 'autonomo', 'pensionato', 'societa', 'altro');

-- CreateEnum
CREATE TYPE "quota_provvigione" AS ENUM ('agente', 'manager', 'agenzia', 'sede');

-- CreateEnum
CREATE TYPE "tipo_classifica" AS ENUM ('agenti', 'dipendenti', 'managers', 'contact_center');

-- CreateEnum
CREATE TYPE "stato_voto" AS ENUM ('in_moderazione', 'pubblicato', 'rifiutato');

-- CreateEnum
CREATE TYPE "stato_ticket" AS ENUM ('aperto', 'in_lavorazione', 'in_attesa', 'risolto', 'chiuso');

-- CreateTable
CREATE TABLE "admins" (
    "id" UUID NOT NULL,
    "email" CITEXT NOT NULL,
    "name" TEXT NOT NULL,
    "surname" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "status" "account_status" NOT NULL DEFAULT 'validated',
    "permissions" JSONB NOT NULL DEFAULT '{}',
    "ticketing" JSONB NOT NULL DEFAULT '{}',
    "totp_secret" TEXT,
    "totp_enabled_at" TIMESTAMPTZ(3),
    "totp_last_step" BIGINT,
    "last_login_at" TIMESTAMPTZ(3),
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "admins_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "role" "role" NOT NULL,
    "user_id" UUID NOT NULL,
    "refresh_hash" TEXT NOT NULL,
    "previous_hash" TEXT,
    "rotated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "user_agent" TEXT NOT NULL DEFAULT '',
    "ip" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "revoked_reason" TEXT,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "one_time_tokens" (
    "id" UUID NOT NULL,
    "role" "role" NOT NULL,
    "user_id" UUID NOT NULL,
    "purpose" "token_purpose" NOT NULL,
    "token_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "one_time_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "id" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "status" INTEGER,
    "body" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "banks" (
    "id" UUID NOT NULL,
    "nome" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "url_logo" TEXT,
    "descrizione" TEXT NOT NULL DEFAULT '',
    "sito" TEXT,
    "attiva" BOOLEAN NOT NULL DEFAULT true,
    "provvigione_pct" DECIMAL(7,4) NOT NULL DEFAULT 0,
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "banks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bank_products" (
    "id" UUID NOT NULL,
    "bank_id" UUID NOT NULL,
    "nome" TEXT NOT NULL,
    "prodotto" "prodotto" NOT NULL,
    "tipo_tasso" "tipo_tasso" NOT NULL,
    "indice" "indice",
    "spread" DECIMAL(7,4) NOT NULL,
    "spread_by_ltv" JSONB NOT NULL DEFAULT '[]',
    "floor" BOOLEAN NOT NULL DEFAULT true,
    "cap" DECIMAL(7,4),
    "mesi_fissi" INTEGER,
    "finalita" TEXT[],
    "importo_min" BIGINT NOT NULL,
    "importo_max" BIGINT NOT NULL,
    "durata_min" INTEGER NOT NULL,
    "durata_max" INTEGER NOT NULL,
    "ltv_max" DECIMAL(7,4) NOT NULL DEFAULT 80,
    "eta_max_fine" INTEGER NOT NULL DEFAULT 75,
    "istruttoria" BIGINT NOT NULL DEFAULT 0,
    "istruttoria_pct" DECIMAL(7,4) NOT NULL DEFAULT 0,
    "perizia" BIGINT NOT NULL DEFAULT 0,
    "incasso_rata" BIGINT NOT NULL DEFAULT 0,
    "assicurazione_pct" DECIMAL(7,4),
    "compenso_mediatore_pct" DECIMAL(7,4) NOT NULL DEFAULT 0,
    "sconto_green" DECIMAL(7,4) NOT NULL DEFAULT 0,
    "attivo" BOOLEAN NOT NULL DEFAULT true,
    "note" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bank_products_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rates" (
    "id" UUID NOT NULL,
    "index" TEXT NOT NULL,
    "tenor" TEXT NOT NULL,
    "date" DATE NOT NULL,
    "value" DECIMAL(7,4) NOT NULL,
    "source" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tegm" (
    "id" UUID NOT NULL,
    "from" DATE NOT NULL,
    "to" DATE NOT NULL,
    "category" TEXT NOT NULL,
    "class_from" BIGINT,
    "class_to" BIGINT,
    "tegm" DECIMAL(7,4) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tegm_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "price_tables" (
    "id" UUID NOT NULL,
    "famiglia" "famiglia_tabella" NOT NULL,
    "nome" TEXT NOT NULL,
    "prodotto" "prodotto" NOT NULL DEFAULT 'prestito',
    "bank_id" UUID,
    "finalita" TEXT[],
    "valid_from" DATE NOT NULL,
    "valid_to" DATE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "price_tables_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "price_rows" (
    "table_id" UUID NOT NULL,
    "importo" BIGINT NOT NULL,
    "durata" INTEGER NOT NULL,
    "rata" BIGINT NOT NULL,
    "tan" DECIMAL(7,4) NOT NULL,
    "taeg" DECIMAL(7,4) NOT NULL,
    "spese" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "price_rows_pkey" PRIMARY KEY ("table_id","importo","durata")
);

-- CreateTable
CREATE TABLE "news" (
    "id" UUID NOT NULL,
    "titolo" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "categoria" TEXT NOT NULL DEFAULT 'novità',
    "abstract" TEXT NOT NULL DEFAULT '',
    "corpo" TEXT NOT NULL DEFAULT '',
    "url_image" TEXT,
    "url_image_alt" TEXT NOT NULL DEFAULT '',
    "published" BOOLEAN NOT NULL DEFAULT false,
    "published_at" TIMESTAMPTZ(3),
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "news_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pages" (
    "id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "titolo" TEXT NOT NULL,
    "descrizione" TEXT NOT NULL DEFAULT '',
    "corpo" TEXT NOT NULL DEFAULT '',
    "published" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "faq_categories" (
    "id" UUID NOT NULL,
    "nome" TEXT NOT NULL,
    "contesto" TEXT NOT NULL DEFAULT 'home',
    "ordine" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "faq_categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "faqs" (
    "id" UUID NOT NULL,
    "category_id" UUID NOT NULL,
    "domanda" TEXT NOT NULL,
    "risposta" TEXT NOT NULL,
    "ordine" INTEGER NOT NULL DEFAULT 0,
    "published" BOOLEAN NOT NULL DEFAULT true,
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "faqs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "comunicazioni" (
    "id" UUID NOT NULL,
    "titolo" TEXT NOT NULL,
    "corpo" TEXT NOT NULL DEFAULT '',
    "categoria" TEXT NOT NULL DEFAULT 'generale',
    "allegati" JSONB NOT NULL DEFAULT '[]',
    "published" BOOLEAN NOT NULL DEFAULT false,
    "published_at" TIMESTAMPTZ(3),
    "destinatari" UUID[],
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "comunicazioni_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "comunicazione_letture" (
    "comunicazione_id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "comunicazione_letture_pkey" PRIMARY KEY ("comunicazione_id","agent_id")
);

-- CreateTable
CREATE TABLE "formazione" (
    "id" UUID NOT NULL,
    "titolo" TEXT NOT NULL,
    "descrizione" TEXT NOT NULL DEFAULT '',
    "url_video" TEXT NOT NULL,
    "categoria" TEXT NOT NULL DEFAULT '',
    "ordine" INTEGER NOT NULL DEFAULT 0,
    "published" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "formazione_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "file_items" (
    "id" UUID NOT NULL,
    "nome" TEXT NOT NULL,
    "categoria" TEXT NOT NULL DEFAULT '',
    "file_id" UUID,
    "published" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "file_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stored_files" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "size" BIGINT NOT NULL,
    "mimetype" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "owner_role" "role",
    "owner_id" UUID,
    "purpose" TEXT NOT NULL DEFAULT 'generic',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "stored_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "settings" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "settings_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "commits" (
    "id" UUID NOT NULL,
    "action" "commit_action" NOT NULL,
    "model" TEXT NOT NULL,
    "ref" UUID NOT NULL,
    "label" TEXT NOT NULL DEFAULT '',
    "info" JSONB NOT NULL DEFAULT '{}',
    "deleted_object" JSONB,
    "actor_role" "role",
    "actor_id" UUID,
    "actor" JSONB NOT NULL DEFAULT '{}',
    "request_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "commits_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "quotes" (
    "id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "input" JSONB NOT NULL,
    "rate_version" JSONB NOT NULL,
    "result" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quotes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "leads" (
    "id" UUID NOT NULL,
    "codice" TEXT NOT NULL,
    "product" "prodotto" NOT NULL,
    "stato" "stato_lead" NOT NULL DEFAULT 'nuovo',
    "nome" TEXT NOT NULL,
    "cognome" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "telefono" TEXT NOT NULL,
    "provincia" CHAR(2),
    "finalita" TEXT,
    "importo" BIGINT,
    "durata_mesi" INTEGER,
    "input" JSONB NOT NULL DEFAULT '{}',
    "quote_id" UUID,
    "offerta" JSONB,
    "channel" TEXT NOT NULL DEFAULT 'sito',
    "campaign" JSONB NOT NULL DEFAULT '{}',
    "joined_to_id" UUID,
    "agent_id" UUID,
    "agency_id" UUID,
    "client_id" UUID,
    "pratica_id" UUID,
    "assigned_at" TIMESTAMPTZ(3),
    "contattato_at" TIMESTAMPTZ(3),
    "appuntamento_at" TIMESTAMPTZ(3),
    "chiuso_at" TIMESTAMPTZ(3),
    "motivo_perso" TEXT,
    "note" TEXT NOT NULL DEFAULT '',
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "leads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_requests" (
    "id" UUID NOT NULL,
    "kind" "request_kind" NOT NULL,
    "stato" "stato_lead" NOT NULL DEFAULT 'nuovo',
    "nome" TEXT NOT NULL,
    "cognome" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "telefono" TEXT NOT NULL,
    "messaggio" TEXT NOT NULL DEFAULT '',
    "dettagli" JSONB NOT NULL DEFAULT '{}',
    "agent_id" UUID,
    "agency_id" UUID,
    "file_id" UUID,
    "campaign" JSONB NOT NULL DEFAULT '{}',
    "note" TEXT NOT NULL DEFAULT '',
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "perc_leads" (
    "id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "provincia" CHAR(2),
    "peso" DECIMAL(7,4) NOT NULL,
    "attivo" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "perc_leads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lead_receipts" (
    "agent_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "provincia" CHAR(2) NOT NULL,
    "received" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "lead_receipts_pkey" PRIMARY KEY ("product","provincia","agent_id")
);

-- CreateTable
CREATE TABLE "segnalazioni" (
    "id" UUID NOT NULL,
    "codice" TEXT NOT NULL,
    "agent_id" UUID NOT NULL,
    "partner" TEXT,
    "segnalante_nome" TEXT NOT NULL,
    "segnalante_cognome" TEXT NOT NULL,
    "segnalante_email" CITEXT NOT NULL,
    "segnalante_tel" TEXT,
    "segnalato_nome" TEXT NOT NULL,
    "segnalato_cognome" TEXT NOT NULL,
    "segnalato_email" CITEXT,
    "segnalato_tel" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "stato" "stato_lead" NOT NULL DEFAULT 'nuovo',
    "consenso_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "segnalazioni_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "merchandising" (
    "id" UUID NOT NULL,
    "nome" TEXT NOT NULL,
    "descrizione" TEXT NOT NULL DEFAULT '',
    "prezzo" BIGINT NOT NULL DEFAULT 0,
    "immagini" JSONB NOT NULL DEFAULT '[]',
    "varianti" TEXT[],
    "pubblico" BOOLEAN NOT NULL DEFAULT true,
    "ordine" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "merchandising_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cart_entries" (
    "id" UUID NOT NULL,
    "role" "role" NOT NULL,
    "user_id" UUID NOT NULL,
    "merch_id" UUID NOT NULL,
    "variant" TEXT NOT NULL DEFAULT '',
    "quantity" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cart_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "merchandising_orders" (
    "id" UUID NOT NULL,
    "codice" TEXT NOT NULL,
    "role" "role" NOT NULL,
    "user_id" UUID NOT NULL,
    "stato" "stato_ordine" NOT NULL DEFAULT 'inviato',
    "totale" BIGINT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "merchandising_orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "merchandising_order_lines" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "merch_id" UUID,
    "nome" TEXT NOT NULL,
    "variant" TEXT NOT NULL DEFAULT '',
    "quantity" INTEGER NOT NULL,
    "prezzo" BIGINT NOT NULL,

    CONSTRAINT "merchandising_order_lines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "agencies" (
    "id" UUID NOT NULL,
    "nome" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "indirizzo" TEXT NOT NULL,
    "cap" CHAR(5) NOT NULL,
    "comune" TEXT NOT NULL,
    "provincia" CHAR(2) NOT NULL,
    "lat" DECIMAL(9,6),
    "lng" DECIMAL(9,6),
    "telefono" TEXT,
    "email" CITEXT,
    "orari" JSONB NOT NULL DEFAULT '[]',
    "servizi" TEXT[],
    "url_photo" TEXT,
    "published" BOOLEAN NOT NULL DEFAULT false,
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "agencies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "agents" (
    "id" UUID NOT NULL,
    "email" CITEXT NOT NULL,
    "nome" TEXT NOT NULL,
    "cognome" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "figura" "figura" NOT NULL DEFAULT 'agente',
    "telefono" TEXT,
    "whatsapp" TEXT,
    "url_photo" TEXT,
    "oam_number" TEXT,
    "bio" TEXT NOT NULL DEFAULT '',
    "provincia" CHAR(2),
    "agency_id" UUID,
    "manager_id" UUID,
    "published" BOOLEAN NOT NULL DEFAULT false,
    "status" "account_status" NOT NULL DEFAULT 'pending',
    "permissions" JSONB NOT NULL DEFAULT '{}',
    "password_hash" TEXT,
    "totp_secret" TEXT,
    "totp_enabled_at" TIMESTAMPTZ(3),
    "totp_last_step" BIGINT,
    "last_login_at" TIMESTAMPTZ(3),
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "agents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "employees" (
    "id" UUID NOT NULL,
    "nome" TEXT NOT NULL,
    "cognome" TEXT NOT NULL,
    "ruolo" TEXT NOT NULL,
    "ufficio" TEXT NOT NULL DEFAULT '',
    "agency_id" UUID,
    "url_photo" TEXT,
    "attivo" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "employees_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "clients" (
    "id" UUID NOT NULL,
    "email" CITEXT,
    "nome" TEXT NOT NULL,
    "cognome" TEXT NOT NULL,
    "telefono" TEXT,
    "codice_fiscale" CHAR(16),
    "data_nascita" DATE,
    "indirizzo" TEXT,
    "cap" CHAR(5),
    "comune" TEXT,
    "provincia" CHAR(2),
    "status" "account_status" NOT NULL DEFAULT 'pending',
    "password_hash" TEXT,
    "email_confirmed_at" TIMESTAMPTZ(3),
    "agent_id" UUID,
    "referal" TEXT,
    "note" TEXT NOT NULL DEFAULT '',
    "last_login_at" TIMESTAMPTZ(3),
    "erased_at" TIMESTAMPTZ(3),
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "clients_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "consents" (
    "id" UUID NOT NULL,
    "kind" "consent_kind" NOT NULL,
    "granted" BOOLEAN NOT NULL,
    "text_version" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "ip" TEXT NOT NULL DEFAULT '',
    "client_id" UUID,
    "subject_ref" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pratiche" (
    "id" UUID NOT NULL,
    "codice" TEXT NOT NULL,
    "idegg" TEXT,
    "product" "prodotto" NOT NULL,
    "finalita" TEXT NOT NULL,
    "stato" "stato_pratica" NOT NULL DEFAULT 'bozza',
    "stato_precedente" "stato_pratica",
    "stato_dal" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ultima_attivita" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "intestatario" TEXT NOT NULL DEFAULT '',
    "agent_id" UUID,
    "agency_id" UUID,
    "bank_id" UUID,
    "bank_product_id" UUID,
    "segnalatore" TEXT,
    "origine" TEXT NOT NULL DEFAULT 'agente',
    "importo_richiesto" BIGINT NOT NULL,
    "importo_deliberato" BIGINT,
    "importo_erogato" BIGINT,
    "durata_mesi" INTEGER NOT NULL,
    "tipo_tasso" "tipo_tasso",
    "tan" DECIMAL(7,4),
    "taeg" DECIMAL(7,4),
    "spread" DECIMAL(7,4),
    "rata" BIGINT,
    "valore_immobile" BIGINT,
    "prezzo" BIGINT,
    "valore_perizia" BIGINT,
    "ltv" DECIMAL(7,4),
    "provincia" CHAR(2),
    "comune" TEXT,
    "provvigioni" JSONB NOT NULL DEFAULT '{}',
    "motivo_rifiuto" TEXT,
    "note" TEXT NOT NULL DEFAULT '',
    "data_raccolta" TIMESTAMPTZ(3),
    "data_istruttoria" TIMESTAMPTZ(3),
    "data_invio_banca" TIMESTAMPTZ(3),
    "data_reddituale" TIMESTAMPTZ(3),
    "data_perizia" TIMESTAMPTZ(3),
    "data_delibera" TIMESTAMPTZ(3),
    "data_stipula" TIMESTAMPTZ(3),
    "data_liquidazione" TIMESTAMPTZ(3),
    "data_chiusura" TIMESTAMPTZ(3),
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pratiche_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pratica_persone" (
    "id" UUID NOT NULL,
    "pratica_id" UUID NOT NULL,
    "client_id" UUID NOT NULL,
    "ruolo" "ruolo_persona" NOT NULL,
    "tipo_lavoro" "tipo_lavoro",
    "reddito_netto" BIGINT,
    "altre_rate" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pratica_persone_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pratica_eventi" (
    "id" UUID NOT NULL,
    "pratica_id" UUID NOT NULL,
    "tipo" TEXT NOT NULL,
    "da" "stato_pratica",
    "a" "stato_pratica",
    "testo" TEXT NOT NULL DEFAULT '',
    "pubblico" BOOLEAN NOT NULL DEFAULT true,
    "actor_role" "role",
    "actor_id" UUID,
    "actor_name" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pratica_eventi_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pratica_documenti" (
    "id" UUID NOT NULL,
    "pratica_id" UUID NOT NULL,
    "tipo" TEXT NOT NULL,
    "nome" TEXT NOT NULL,
    "stato" "stato_documento" NOT NULL DEFAULT 'richiesto',
    "obbligatorio" BOOLEAN NOT NULL DEFAULT true,
    "file_id" UUID,
    "motivo" TEXT,
    "uploaded_by" "role",
    "uploaded_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pratica_documenti_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provvigioni" (
    "id" UUID NOT NULL,
    "pratica_id" UUID NOT NULL,
    "quota" "quota_provvigione" NOT NULL,
    "beneficiario_id" UUID,
    "percentuale" DECIMAL(7,4) NOT NULL,
    "importo" BIGINT NOT NULL,
    "storno" BOOLEAN NOT NULL DEFAULT false,
    "maturata_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "provvigioni_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "predictions" (
    "id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "pratica_id" UUID,
    "cliente" TEXT NOT NULL DEFAULT '',
    "bank_id" UUID,
    "product" "prodotto" NOT NULL,
    "importo" BIGINT NOT NULL,
    "probabilita" INTEGER NOT NULL,
    "anno" INTEGER NOT NULL,
    "mese" INTEGER NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "predictions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "budgets" (
    "id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "anno" INTEGER NOT NULL,
    "mese" INTEGER NOT NULL,
    "importo" BIGINT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "budgets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rollup_pratiche" (
    "mese" DATE NOT NULL,
    "agent_id" UUID NOT NULL,
    "bank_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "finalita" TEXT NOT NULL,
    "stato" "stato_pratica" NOT NULL,
    "pratiche" BIGINT NOT NULL DEFAULT 0,
    "importo_richiesto" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "rollup_pratiche_pkey" PRIMARY KEY ("mese","agent_id","bank_id","product","finalita","stato")
);

-- CreateTable
CREATE TABLE "rollup_liquidato" (
    "mese" DATE NOT NULL,
    "agent_id" UUID NOT NULL,
    "bank_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "finalita" TEXT NOT NULL,
    "pratiche" BIGINT NOT NULL DEFAULT 0,
    "importo_erogato" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "rollup_liquidato_pkey" PRIMARY KEY ("mese","agent_id","bank_id","product","finalita")
);

-- CreateTable
CREATE TABLE "classifiche" (
    "id" UUID NOT NULL,
    "tipo" "tipo_classifica" NOT NULL,
    "mese" INTEGER NOT NULL,
    "anno" INTEGER NOT NULL,
    "titolo" TEXT NOT NULL DEFAULT '',
    "published" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "classifiche_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "classifica_voci" (
    "id" UUID NOT NULL,
    "classifica_id" UUID NOT NULL,
    "posizione" INTEGER NOT NULL,
    "agent_id" UUID,
    "employee_id" UUID,
    "nome" TEXT NOT NULL,
    "punti" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "pratiche" INTEGER NOT NULL DEFAULT 0,
    "importo" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "classifica_voci_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "voti" (
    "id" UUID NOT NULL,
    "agent_id" UUID,
    "employee_id" UUID,
    "client_id" UUID,
    "pratica_id" UUID,
    "stelle" INTEGER NOT NULL,
    "commento" TEXT NOT NULL DEFAULT '',
    "firma" TEXT NOT NULL DEFAULT '',
    "stato" "stato_voto" NOT NULL DEFAULT 'in_moderazione',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "voti_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "regions" (
    "istat" CHAR(2) NOT NULL,
    "nome" TEXT NOT NULL,

    CONSTRAINT "regions_pkey" PRIMARY KEY ("istat")
);

-- CreateTable
CREATE TABLE "provinces" (
    "istat" CHAR(3) NOT NULL,
    "sigla" CHAR(2) NOT NULL,
    "nome" TEXT NOT NULL,
    "region_istat" CHAR(2) NOT NULL,
    "valid_from" DATE NOT NULL,
    "valid_to" DATE,

    CONSTRAINT "provinces_pkey" PRIMARY KEY ("istat")
);

-- CreateTable
CREATE TABLE "towns" (
    "istat" CHAR(6) NOT NULL,
    "nome" TEXT NOT NULL,
    "catastale" CHAR(4) NOT NULL,
    "provincia" CHAR(2) NOT NULL,
    "caps" TEXT[],
    "lat" DECIMAL(9,6),
    "lng" DECIMAL(9,6),
    "popolazione" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "towns_pkey" PRIMARY KEY ("istat")
);

-- CreateTable
CREATE TABLE "realtime_events" (
    "id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "audience" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "realtime_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_progress" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "owner_role" "role",
    "owner_id" UUID,
    "total" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0,
    "state" TEXT NOT NULL DEFAULT 'in_coda',
    "cancel" BOOLEAN NOT NULL DEFAULT false,
    "result" JSONB,
    "error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_progress_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" UUID NOT NULL,
    "role" "role" NOT NULL,
    "user_id" UUID NOT NULL,
    "titolo" TEXT NOT NULL,
    "testo" TEXT NOT NULL DEFAULT '',
    "href" TEXT NOT NULL DEFAULT '',
    "read_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_views" (
    "id" UUID NOT NULL,
    "resource" TEXT NOT NULL,
    "role" "role" NOT NULL,
    "user_id" UUID NOT NULL,
    "nome" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_views_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sync_runs" (
    "id" UUID NOT NULL,
    "source" TEXT NOT NULL DEFAULT 'egg',
    "stato" TEXT NOT NULL DEFAULT 'in_corso',
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),
    "lette" INTEGER NOT NULL DEFAULT 0,
    "create" INTEGER NOT NULL DEFAULT 0,
    "aggiornate" INTEGER NOT NULL DEFAULT 0,
    "errate" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sync_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sync_errors" (
    "id" UUID NOT NULL,
    "run_id" UUID NOT NULL,
    "riga" INTEGER NOT NULL,
    "errore" TEXT NOT NULL,
    "dati" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "sync_errors_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "partner_listings" (
    "id" UUID NOT NULL,
    "partner" TEXT NOT NULL DEFAULT 'luccacase',
    "external_id" TEXT NOT NULL,
    "titolo" TEXT NOT NULL,
    "comune" TEXT NOT NULL DEFAULT '',
    "provincia" CHAR(2),
    "prezzo" BIGINT NOT NULL DEFAULT 0,
    "url" TEXT,
    "dati" JSONB NOT NULL DEFAULT '{}',
    "attivo" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "partner_listings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "whistle_reports" (
    "id" UUID NOT NULL,
    "code_hash" TEXT NOT NULL,
    "stato" TEXT NOT NULL DEFAULT 'ricevuta',
    "categoria" TEXT NOT NULL DEFAULT '',
    "testo" BYTEA NOT NULL,
    "acknowledged_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "whistle_reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "whistle_messages" (
    "id" UUID NOT NULL,
    "report_id" UUID NOT NULL,
    "from_office" BOOLEAN NOT NULL,
    "testo" BYTEA NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "whistle_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ticket_categories" (
    "id" UUID NOT NULL,
    "nome" TEXT NOT NULL,
    "ordine" INTEGER NOT NULL DEFAULT 0,
    "attiva" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ticket_categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tickets" (
    "id" UUID NOT NULL,
    "codice" TEXT NOT NULL,
    "category_id" UUID NOT NULL,
    "oggetto" TEXT NOT NULL,
    "stato" "stato_ticket" NOT NULL DEFAULT 'aperto',
    "agent_id" UUID,
    "client_id" UUID,
    "opened_by_admin_id" UUID,
    "assignee_id" UUID,
    "notify_user" BOOLEAN NOT NULL DEFAULT false,
    "readed_from" UUID[],
    "last_message_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tickets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ticket_messages" (
    "id" UUID NOT NULL,
    "ticket_id" UUID NOT NULL,
    "author_role" "role" NOT NULL,
    "author_id" UUID NOT NULL,
    "author_name" TEXT NOT NULL,
    "testo" TEXT NOT NULL,
    "interno" BOOLEAN NOT NULL DEFAULT false,
    "allegati" JSONB NOT NULL DEFAULT '[]',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ticket_messages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "admins_email_key" ON "admins"("email");

-- CreateIndex
CREATE INDEX "admins_surname_id_idx" ON "admins"("surname", "id");

-- CreateIndex
CREATE INDEX "admins_created_at_id_idx" ON "admins"("created_at", "id");

-- CreateIndex
CREATE INDEX "admins_search_idx" ON "admins" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "sessions_refresh_hash_key" ON "sessions"("refresh_hash");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_previous_hash_key" ON "sessions"("previous_hash");

-- CreateIndex
CREATE INDEX "sessions_role_user_id_idx" ON "sessions"("role", "user_id");

-- CreateIndex
CREATE INDEX "sessions_last_used_at_id_idx" ON "sessions"("last_used_at", "id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "one_time_tokens_token_hash_key" ON "one_time_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "one_time_tokens_role_user_id_purpose_idx" ON "one_time_tokens"("role", "user_id", "purpose");

-- CreateIndex
CREATE INDEX "one_time_tokens_expires_at_idx" ON "one_time_tokens"("expires_at");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "banks_nome_key" ON "banks"("nome");

-- CreateIndex
CREATE UNIQUE INDEX "banks_slug_key" ON "banks"("slug");

-- CreateIndex
CREATE INDEX "banks_created_at_id_idx" ON "banks"("created_at", "id");

-- CreateIndex
CREATE INDEX "banks_search_idx" ON "banks" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "bank_products_bank_id_created_at_id_idx" ON "bank_products"("bank_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "bank_products_prodotto_attivo_idx" ON "bank_products"("prodotto", "attivo");

-- CreateIndex
CREATE INDEX "bank_products_created_at_id_idx" ON "bank_products"("created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "bank_products_bank_id_nome_key" ON "bank_products"("bank_id", "nome");

-- CreateIndex
CREATE INDEX "rates_date_id_idx" ON "rates"("date", "id");

-- CreateIndex
CREATE UNIQUE INDEX "rates_index_tenor_date_key" ON "rates"("index", "tenor", "date");

-- CreateIndex
CREATE INDEX "tegm_created_at_id_idx" ON "tegm"("created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "tegm_from_category_class_from_key" ON "tegm"("from", "category", "class_from");

-- CreateIndex
CREATE INDEX "price_tables_famiglia_valid_from_id_idx" ON "price_tables"("famiglia", "valid_from", "id");

-- CreateIndex
CREATE INDEX "price_tables_bank_id_idx" ON "price_tables"("bank_id");

-- CreateIndex
CREATE INDEX "price_tables_created_at_id_idx" ON "price_tables"("created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "news_slug_key" ON "news"("slug");

-- CreateIndex
CREATE INDEX "news_published_at_id_idx" ON "news"("published_at", "id");

-- CreateIndex
CREATE INDEX "news_published_published_at_id_idx" ON "news"("published", "published_at", "id");

-- CreateIndex
CREATE INDEX "news_categoria_published_at_id_idx" ON "news"("categoria", "published_at", "id");

-- CreateIndex
CREATE INDEX "news_titolo_id_idx" ON "news"("titolo", "id");

-- CreateIndex
CREATE INDEX "news_created_at_id_idx" ON "news"("created_at", "id");

-- CreateIndex
CREATE INDEX "news_search_idx" ON "news" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "pages_url_key" ON "pages"("url");

-- CreateIndex
CREATE INDEX "pages_titolo_id_idx" ON "pages"("titolo", "id");

-- CreateIndex
CREATE INDEX "pages_created_at_id_idx" ON "pages"("created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "faq_categories_nome_key" ON "faq_categories"("nome");

-- CreateIndex
CREATE INDEX "faq_categories_ordine_id_idx" ON "faq_categories"("ordine", "id");

-- CreateIndex
CREATE INDEX "faq_categories_created_at_id_idx" ON "faq_categories"("created_at", "id");

-- CreateIndex
CREATE INDEX "faqs_category_id_ordine_id_idx" ON "faqs"("category_id", "ordine", "id");

-- CreateIndex
CREATE INDEX "faqs_ordine_id_idx" ON "faqs"("ordine", "id");

-- CreateIndex
CREATE INDEX "faqs_created_at_id_idx" ON "faqs"("created_at", "id");

-- CreateIndex
CREATE INDEX "faqs_search_idx" ON "faqs" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "comunicazioni_published_at_id_idx" ON "comunicazioni"("published_at", "id");

-- CreateIndex
CREATE INDEX "comunicazioni_created_at_id_idx" ON "comunicazioni"("created_at", "id");

-- CreateIndex
CREATE INDEX "comunicazione_letture_agent_id_idx" ON "comunicazione_letture"("agent_id");

-- CreateIndex
CREATE INDEX "formazione_ordine_id_idx" ON "formazione"("ordine", "id");

-- CreateIndex
CREATE INDEX "formazione_created_at_id_idx" ON "formazione"("created_at", "id");

-- CreateIndex
CREATE INDEX "file_items_file_id_idx" ON "file_items"("file_id");

-- CreateIndex
CREATE INDEX "file_items_nome_id_idx" ON "file_items"("nome", "id");

-- CreateIndex
CREATE INDEX "file_items_created_at_id_idx" ON "file_items"("created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "stored_files_key_key" ON "stored_files"("key");

-- CreateIndex
CREATE UNIQUE INDEX "stored_files_url_key" ON "stored_files"("url");

-- CreateIndex
CREATE INDEX "stored_files_owner_role_owner_id_idx" ON "stored_files"("owner_role", "owner_id");

-- CreateIndex
CREATE INDEX "stored_files_created_at_id_idx" ON "stored_files"("created_at", "id");

-- CreateIndex
CREATE INDEX "commits_ref_created_at_id_idx" ON "commits"("ref", "created_at", "id");

-- CreateIndex
CREATE INDEX "commits_created_at_id_idx" ON "commits"("created_at", "id");

-- CreateIndex
CREATE INDEX "commits_model_created_at_id_idx" ON "commits"("model", "created_at", "id");

-- CreateIndex
CREATE INDEX "commits_actor_id_created_at_id_idx" ON "commits"("actor_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "quotes_created_at_idx" ON "quotes"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "leads_codice_key" ON "leads"("codice");

-- CreateIndex
CREATE UNIQUE INDEX "leads_pratica_id_key" ON "leads"("pratica_id");

-- CreateIndex
CREATE INDEX "leads_created_at_id_idx" ON "leads"("created_at", "id");

-- CreateIndex
CREATE INDEX "leads_agent_id_created_at_id_idx" ON "leads"("agent_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "leads_stato_created_at_id_idx" ON "leads"("stato", "created_at", "id");

-- CreateIndex
CREATE INDEX "leads_product_created_at_id_idx" ON "leads"("product", "created_at", "id");

-- CreateIndex
CREATE INDEX "leads_channel_created_at_id_idx" ON "leads"("channel", "created_at", "id");

-- CreateIndex
CREATE INDEX "leads_cognome_id_idx" ON "leads"("cognome", "id");

-- CreateIndex
CREATE INDEX "leads_email_created_at_idx" ON "leads"("email", "created_at");

-- CreateIndex
CREATE INDEX "leads_telefono_created_at_idx" ON "leads"("telefono", "created_at");

-- CreateIndex
CREATE INDEX "leads_agency_id_idx" ON "leads"("agency_id");

-- CreateIndex
CREATE INDEX "leads_client_id_idx" ON "leads"("client_id");

-- CreateIndex
CREATE INDEX "leads_quote_id_idx" ON "leads"("quote_id");

-- CreateIndex
CREATE INDEX "leads_joined_to_id_idx" ON "leads"("joined_to_id");

-- CreateIndex
CREATE INDEX "leads_search_idx" ON "leads" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "contact_requests_created_at_id_idx" ON "contact_requests"("created_at", "id");

-- CreateIndex
CREATE INDEX "contact_requests_kind_created_at_id_idx" ON "contact_requests"("kind", "created_at", "id");

-- CreateIndex
CREATE INDEX "contact_requests_stato_created_at_id_idx" ON "contact_requests"("stato", "created_at", "id");

-- CreateIndex
CREATE INDEX "contact_requests_cognome_id_idx" ON "contact_requests"("cognome", "id");

-- CreateIndex
CREATE INDEX "contact_requests_agent_id_idx" ON "contact_requests"("agent_id");

-- CreateIndex
CREATE INDEX "contact_requests_agency_id_idx" ON "contact_requests"("agency_id");

-- CreateIndex
CREATE INDEX "contact_requests_file_id_idx" ON "contact_requests"("file_id");

-- CreateIndex
CREATE INDEX "contact_requests_search_idx" ON "contact_requests" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "perc_leads_product_provincia_idx" ON "perc_leads"("product", "provincia");

-- CreateIndex
CREATE INDEX "perc_leads_created_at_id_idx" ON "perc_leads"("created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "perc_leads_agent_id_product_provincia_key" ON "perc_leads"("agent_id", "product", "provincia");

-- CreateIndex
CREATE INDEX "lead_receipts_agent_id_idx" ON "lead_receipts"("agent_id");

-- CreateIndex
CREATE UNIQUE INDEX "segnalazioni_codice_key" ON "segnalazioni"("codice");

-- CreateIndex
CREATE INDEX "segnalazioni_agent_id_created_at_id_idx" ON "segnalazioni"("agent_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "segnalazioni_created_at_id_idx" ON "segnalazioni"("created_at", "id");

-- CreateIndex
CREATE INDEX "merchandising_ordine_id_idx" ON "merchandising"("ordine", "id");

-- CreateIndex
CREATE INDEX "merchandising_nome_id_idx" ON "merchandising"("nome", "id");

-- CreateIndex
CREATE INDEX "merchandising_created_at_id_idx" ON "merchandising"("created_at", "id");

-- CreateIndex
CREATE INDEX "cart_entries_merch_id_idx" ON "cart_entries"("merch_id");

-- CreateIndex
CREATE UNIQUE INDEX "cart_entries_role_user_id_merch_id_variant_key" ON "cart_entries"("role", "user_id", "merch_id", "variant");

-- CreateIndex
CREATE UNIQUE INDEX "merchandising_orders_codice_key" ON "merchandising_orders"("codice");

-- CreateIndex
CREATE INDEX "merchandising_orders_role_user_id_created_at_idx" ON "merchandising_orders"("role", "user_id", "created_at");

-- CreateIndex
CREATE INDEX "merchandising_orders_created_at_id_idx" ON "merchandising_orders"("created_at", "id");

-- CreateIndex
CREATE INDEX "merchandising_order_lines_order_id_idx" ON "merchandising_order_lines"("order_id");

-- CreateIndex
CREATE INDEX "merchandising_order_lines_merch_id_idx" ON "merchandising_order_lines"("merch_id");

-- CreateIndex
CREATE UNIQUE INDEX "agencies_slug_key" ON "agencies"("slug");

-- CreateIndex
CREATE INDEX "agencies_nome_id_idx" ON "agencies"("nome", "id");

-- CreateIndex
CREATE INDEX "agencies_provincia_id_idx" ON "agencies"("provincia", "id");

-- CreateIndex
CREATE INDEX "agencies_comune_id_idx" ON "agencies"("comune", "id");

-- CreateIndex
CREATE INDEX "agencies_created_at_id_idx" ON "agencies"("created_at", "id");

-- CreateIndex
CREATE INDEX "agencies_search_idx" ON "agencies" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "agents_email_key" ON "agents"("email");

-- CreateIndex
CREATE UNIQUE INDEX "agents_slug_key" ON "agents"("slug");

-- CreateIndex
CREATE INDEX "agents_cognome_id_idx" ON "agents"("cognome", "id");

-- CreateIndex
CREATE INDEX "agents_agency_id_idx" ON "agents"("agency_id");

-- CreateIndex
CREATE INDEX "agents_manager_id_idx" ON "agents"("manager_id");

-- CreateIndex
CREATE INDEX "agents_status_cognome_id_idx" ON "agents"("status", "cognome", "id");

-- CreateIndex
CREATE INDEX "agents_created_at_id_idx" ON "agents"("created_at", "id");

-- CreateIndex
CREATE INDEX "agents_search_idx" ON "agents" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "employees_agency_id_idx" ON "employees"("agency_id");

-- CreateIndex
CREATE INDEX "employees_cognome_id_idx" ON "employees"("cognome", "id");

-- CreateIndex
CREATE UNIQUE INDEX "clients_email_key" ON "clients"("email");

-- CreateIndex
CREATE UNIQUE INDEX "clients_codice_fiscale_key" ON "clients"("codice_fiscale");

-- CreateIndex
CREATE INDEX "clients_agent_id_created_at_id_idx" ON "clients"("agent_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "clients_cognome_id_idx" ON "clients"("cognome", "id");

-- CreateIndex
CREATE INDEX "clients_status_created_at_id_idx" ON "clients"("status", "created_at", "id");

-- CreateIndex
CREATE INDEX "clients_created_at_id_idx" ON "clients"("created_at", "id");

-- CreateIndex
CREATE INDEX "clients_search_idx" ON "clients" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "consents_client_id_kind_at_idx" ON "consents"("client_id", "kind", "at");

-- CreateIndex
CREATE INDEX "consents_subject_ref_idx" ON "consents"("subject_ref");

-- CreateIndex
CREATE UNIQUE INDEX "pratiche_codice_key" ON "pratiche"("codice");

-- CreateIndex
CREATE UNIQUE INDEX "pratiche_idegg_key" ON "pratiche"("idegg");

-- CreateIndex
CREATE INDEX "pratiche_created_at_id_idx" ON "pratiche"("created_at", "id");

-- CreateIndex
CREATE INDEX "pratiche_agent_id_created_at_id_idx" ON "pratiche"("agent_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "pratiche_agency_id_created_at_id_idx" ON "pratiche"("agency_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "pratiche_stato_created_at_id_idx" ON "pratiche"("stato", "created_at", "id");

-- CreateIndex
CREATE INDEX "pratiche_agent_id_stato_created_at_id_idx" ON "pratiche"("agent_id", "stato", "created_at", "id");

-- CreateIndex
CREATE INDEX "pratiche_product_created_at_id_idx" ON "pratiche"("product", "created_at", "id");

-- CreateIndex
CREATE INDEX "pratiche_bank_id_created_at_id_idx" ON "pratiche"("bank_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "pratiche_bank_product_id_idx" ON "pratiche"("bank_product_id");

-- CreateIndex
CREATE INDEX "pratiche_finalita_created_at_id_idx" ON "pratiche"("finalita", "created_at", "id");

-- CreateIndex
CREATE INDEX "pratiche_importo_richiesto_id_idx" ON "pratiche"("importo_richiesto", "id");

-- CreateIndex
CREATE INDEX "pratiche_intestatario_id_idx" ON "pratiche"("intestatario", "id");

-- CreateIndex
CREATE INDEX "pratiche_ultima_attivita_id_idx" ON "pratiche"("ultima_attivita", "id");

-- CreateIndex
CREATE INDEX "pratiche_agent_id_ultima_attivita_id_idx" ON "pratiche"("agent_id", "ultima_attivita", "id");

-- CreateIndex
CREATE INDEX "pratiche_data_liquidazione_id_idx" ON "pratiche"("data_liquidazione", "id");

-- CreateIndex
CREATE INDEX "pratiche_search_idx" ON "pratiche" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "pratica_persone_client_id_idx" ON "pratica_persone"("client_id");

-- CreateIndex
CREATE UNIQUE INDEX "pratica_persone_pratica_id_client_id_key" ON "pratica_persone"("pratica_id", "client_id");

-- CreateIndex
CREATE INDEX "pratica_eventi_pratica_id_at_idx" ON "pratica_eventi"("pratica_id", "at");

-- CreateIndex
CREATE INDEX "pratica_documenti_pratica_id_idx" ON "pratica_documenti"("pratica_id");

-- CreateIndex
CREATE INDEX "pratica_documenti_file_id_idx" ON "pratica_documenti"("file_id");

-- CreateIndex
CREATE INDEX "provvigioni_pratica_id_idx" ON "provvigioni"("pratica_id");

-- CreateIndex
CREATE INDEX "provvigioni_maturata_at_id_idx" ON "provvigioni"("maturata_at", "id");

-- CreateIndex
CREATE INDEX "provvigioni_beneficiario_id_maturata_at_idx" ON "provvigioni"("beneficiario_id", "maturata_at");

-- CreateIndex
CREATE INDEX "predictions_agent_id_anno_mese_idx" ON "predictions"("agent_id", "anno", "mese");

-- CreateIndex
CREATE INDEX "predictions_pratica_id_idx" ON "predictions"("pratica_id");

-- CreateIndex
CREATE INDEX "predictions_bank_id_idx" ON "predictions"("bank_id");

-- CreateIndex
CREATE INDEX "predictions_created_at_id_idx" ON "predictions"("created_at", "id");

-- CreateIndex
CREATE INDEX "budgets_anno_mese_idx" ON "budgets"("anno", "mese");

-- CreateIndex
CREATE INDEX "budgets_created_at_id_idx" ON "budgets"("created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "budgets_agent_id_product_anno_mese_key" ON "budgets"("agent_id", "product", "anno", "mese");

-- CreateIndex
CREATE INDEX "rollup_pratiche_agent_id_mese_idx" ON "rollup_pratiche"("agent_id", "mese");

-- CreateIndex
CREATE INDEX "rollup_liquidato_agent_id_mese_idx" ON "rollup_liquidato"("agent_id", "mese");

-- CreateIndex
CREATE INDEX "classifiche_created_at_id_idx" ON "classifiche"("created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "classifiche_tipo_anno_mese_key" ON "classifiche"("tipo", "anno", "mese");

-- CreateIndex
CREATE INDEX "classifica_voci_agent_id_idx" ON "classifica_voci"("agent_id");

-- CreateIndex
CREATE INDEX "classifica_voci_employee_id_idx" ON "classifica_voci"("employee_id");

-- CreateIndex
CREATE UNIQUE INDEX "classifica_voci_classifica_id_posizione_key" ON "classifica_voci"("classifica_id", "posizione");

-- CreateIndex
CREATE INDEX "voti_agent_id_stato_created_at_idx" ON "voti"("agent_id", "stato", "created_at");

-- CreateIndex
CREATE INDEX "voti_employee_id_stato_idx" ON "voti"("employee_id", "stato");

-- CreateIndex
CREATE INDEX "voti_client_id_idx" ON "voti"("client_id");

-- CreateIndex
CREATE INDEX "voti_created_at_id_idx" ON "voti"("created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "voti_pratica_id_agent_id_employee_id_key" ON "voti"("pratica_id", "agent_id", "employee_id");

-- CreateIndex
CREATE UNIQUE INDEX "regions_nome_key" ON "regions"("nome");

-- CreateIndex
CREATE INDEX "provinces_region_istat_idx" ON "provinces"("region_istat");

-- CreateIndex
CREATE INDEX "provinces_sigla_idx" ON "provinces"("sigla");

-- CreateIndex
CREATE INDEX "towns_caps_idx" ON "towns" USING GIN ("caps");

-- CreateIndex
CREATE INDEX "towns_provincia_idx" ON "towns"("provincia");

-- CreateIndex
CREATE INDEX "towns_nome_idx" ON "towns" USING GIN ("nome" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "realtime_events_at_idx" ON "realtime_events"("at");

-- CreateIndex
CREATE INDEX "job_progress_owner_role_owner_id_created_at_idx" ON "job_progress"("owner_role", "owner_id", "created_at");

-- CreateIndex
CREATE INDEX "notifications_role_user_id_created_at_idx" ON "notifications"("role", "user_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "saved_views_resource_role_user_id_nome_key" ON "saved_views"("resource", "role", "user_id", "nome");

-- CreateIndex
CREATE INDEX "sync_runs_source_started_at_idx" ON "sync_runs"("source", "started_at");

-- CreateIndex
CREATE INDEX "sync_runs_created_at_id_idx" ON "sync_runs"("created_at", "id");

-- CreateIndex
CREATE INDEX "sync_errors_run_id_riga_idx" ON "sync_errors"("run_id", "riga");

-- CreateIndex
CREATE INDEX "partner_listings_created_at_id_idx" ON "partner_listings"("created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "partner_listings_partner_external_id_key" ON "partner_listings"("partner", "external_id");

-- CreateIndex
CREATE UNIQUE INDEX "whistle_reports_code_hash_key" ON "whistle_reports"("code_hash");

-- CreateIndex
CREATE INDEX "whistle_reports_created_at_id_idx" ON "whistle_reports"("created_at", "id");

-- CreateIndex
CREATE INDEX "whistle_messages_report_id_at_idx" ON "whistle_messages"("report_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "ticket_categories_nome_key" ON "ticket_categories"("nome");

-- CreateIndex
CREATE INDEX "ticket_categories_ordine_id_idx" ON "ticket_categories"("ordine", "id");

-- CreateIndex
CREATE INDEX "ticket_categories_created_at_id_idx" ON "ticket_categories"("created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "tickets_codice_key" ON "tickets"("codice");

-- CreateIndex
CREATE INDEX "tickets_category_id_idx" ON "tickets"("category_id");

-- CreateIndex
CREATE INDEX "tickets_agent_id_created_at_id_idx" ON "tickets"("agent_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "tickets_client_id_created_at_id_idx" ON "tickets"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "tickets_opened_by_admin_id_idx" ON "tickets"("opened_by_admin_id");

-- CreateIndex
CREATE INDEX "tickets_assignee_id_stato_idx" ON "tickets"("assignee_id", "stato");

-- CreateIndex
CREATE INDEX "tickets_stato_created_at_id_idx" ON "tickets"("stato", "created_at", "id");

-- CreateIndex
CREATE INDEX "tickets_created_at_id_idx" ON "tickets"("created_at", "id");

-- CreateIndex
CREATE INDEX "tickets_last_message_at_id_idx" ON "tickets"("last_message_at", "id");

-- CreateIndex
CREATE INDEX "tickets_search_idx" ON "tickets" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "ticket_messages_ticket_id_at_idx" ON "ticket_messages"("ticket_id", "at");

-- AddForeignKey
ALTER TABLE "bank_products" ADD CONSTRAINT "bank_products_bank_id_fkey" FOREIGN KEY ("bank_id") REFERENCES "banks"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_tables" ADD CONSTRAINT "price_tables_bank_id_fkey" FOREIGN KEY ("bank_id") REFERENCES "banks"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_rows" ADD CONSTRAINT "price_rows_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "price_tables"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "faq_categories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comunicazione_letture" ADD CONSTRAINT "comunicazione_letture_comunicazione_id_fkey" FOREIGN KEY ("comunicazione_id") REFERENCES "comunicazioni"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "file_items" ADD CONSTRAINT "file_items_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "leads" ADD CONSTRAINT "leads_quote_id_fkey" FOREIGN KEY ("quote_id") REFERENCES "quotes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "leads" ADD CONSTRAINT "leads_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "leads" ADD CONSTRAINT "leads_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "leads" ADD CONSTRAINT "leads_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "leads" ADD CONSTRAINT "leads_pratica_id_fkey" FOREIGN KEY ("pratica_id") REFERENCES "pratiche"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "leads" ADD CONSTRAINT "leads_joined_to_id_fkey" FOREIGN KEY ("joined_to_id") REFERENCES "leads"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "perc_leads" ADD CONSTRAINT "perc_leads_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_receipts" ADD CONSTRAINT "lead_receipts_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "segnalazioni" ADD CONSTRAINT "segnalazioni_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cart_entries" ADD CONSTRAINT "cart_entries_merch_id_fkey" FOREIGN KEY ("merch_id") REFERENCES "merchandising"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "merchandising_order_lines" ADD CONSTRAINT "merchandising_order_lines_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "merchandising_orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "merchandising_order_lines" ADD CONSTRAINT "merchandising_order_lines_merch_id_fkey" FOREIGN KEY ("merch_id") REFERENCES "merchandising"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agents" ADD CONSTRAINT "agents_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agents" ADD CONSTRAINT "agents_manager_id_fkey" FOREIGN KEY ("manager_id") REFERENCES "agents"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employees" ADD CONSTRAINT "employees_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "clients" ADD CONSTRAINT "clients_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pratiche" ADD CONSTRAINT "pratiche_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pratiche" ADD CONSTRAINT "pratiche_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pratiche" ADD CONSTRAINT "pratiche_bank_id_fkey" FOREIGN KEY ("bank_id") REFERENCES "banks"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pratiche" ADD CONSTRAINT "pratiche_bank_product_id_fkey" FOREIGN KEY ("bank_product_id") REFERENCES "bank_products"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pratica_persone" ADD CONSTRAINT "pratica_persone_pratica_id_fkey" FOREIGN KEY ("pratica_id") REFERENCES "pratiche"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pratica_persone" ADD CONSTRAINT "pratica_persone_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pratica_eventi" ADD CONSTRAINT "pratica_eventi_pratica_id_fkey" FOREIGN KEY ("pratica_id") REFERENCES "pratiche"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pratica_documenti" ADD CONSTRAINT "pratica_documenti_pratica_id_fkey" FOREIGN KEY ("pratica_id") REFERENCES "pratiche"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pratica_documenti" ADD CONSTRAINT "pratica_documenti_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provvigioni" ADD CONSTRAINT "provvigioni_pratica_id_fkey" FOREIGN KEY ("pratica_id") REFERENCES "pratiche"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "predictions" ADD CONSTRAINT "predictions_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "predictions" ADD CONSTRAINT "predictions_pratica_id_fkey" FOREIGN KEY ("pratica_id") REFERENCES "pratiche"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "classifica_voci" ADD CONSTRAINT "classifica_voci_classifica_id_fkey" FOREIGN KEY ("classifica_id") REFERENCES "classifiche"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voti" ADD CONSTRAINT "voti_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voti" ADD CONSTRAINT "voti_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employees"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voti" ADD CONSTRAINT "voti_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voti" ADD CONSTRAINT "voti_pratica_id_fkey" FOREIGN KEY ("pratica_id") REFERENCES "pratiche"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provinces" ADD CONSTRAINT "provinces_region_istat_fkey" FOREIGN KEY ("region_istat") REFERENCES "regions"("istat") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sync_errors" ADD CONSTRAINT "sync_errors_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "sync_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "whistle_messages" ADD CONSTRAINT "whistle_messages_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "whistle_reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "ticket_categories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assignee_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "admins"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "tickets"("id") ON DELETE CASCADE ON UPDATE CASCADE;
