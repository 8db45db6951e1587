-- The tables, types, indexes and constraints of version 1.0.0, with the rows that belong to them. Databases of the release before
-- have all of this from migrations of their own, and get this one only as a row of their history (scripts/migrations/baseline.ts).
-- Functions, triggers and views are in prisma/sql; here are only those on which an index stands.

CREATE TYPE account_status AS ENUM ('pending', 'validated', 'blocked', 'deleted');
CREATE TYPE azione_regola AS ENUM ('assegna', 'assegna_meno', 'priorita', 'nota', 'risposta', 'avvisa');
CREATE TYPE canale_reclamo AS ENUM ('pec', 'email', 'posta', 'area', 'telefono', 'persona');
CREATE TYPE categoria_merchandising AS ENUM ('stampati', 'abbigliamento', 'cancelleria', 'allestimenti', 'gadget');
CREATE TYPE categoria_previsione AS ENUM ('impegno', 'probabile', 'possibile');
CREATE TYPE causale_reclamo AS ENUM ('costi', 'trasparenza', 'tempi', 'comportamento', 'documenti', 'privacy', 'altro');
CREATE TYPE classe_rischio AS ENUM ('bassa', 'normale', 'alta');
CREATE TYPE commit_action AS ENUM ('create', 'edit', 'delete');
CREATE TYPE condizione_regola AS ENUM ('categoria', 'parole', 'aperto_da', 'agenzia', 'priorita', 'stato', 'fuori_orario');
CREATE TYPE consegna_ordine AS ENUM ('agenzia', 'altro');
CREATE TYPE consent_kind AS ENUM ('privacy', 'marketing', 'terzi', 'profilazione', 'cookie_statistiche', 'cookie_marketing');
CREATE TYPE destinatario_articolo AS ENUM ('agenti', 'responsabili', 'clienti', 'ufficio');
CREATE TYPE esito_abf AS ENUM ('in_corso', 'accolto', 'parziale', 'respinto', 'inammissibile');
CREATE TYPE esito_chiamata AS ENUM ('parlato', 'non_risponde', 'richiamare', 'numero_errato');
CREATE TYPE esito_import AS ENUM ('creato', 'aggiornato', 'invariato', 'saltato', 'errato', 'disfatto', 'lasciato');
CREATE TYPE esito_incasso AS ENUM ('pari', 'da_incassare', 'diverso', 'senza_movimento', 'senza_pratica');
CREATE TYPE esito_reclamo AS ENUM ('accolto', 'parziale', 'respinto', 'ritirato');
CREATE TYPE esito_richiesta_privacy AS ENUM ('accolta', 'respinta');
CREATE TYPE evento_regola AS ENUM ('creato', 'risposta', 'inattivo', 'senza_risposta', 'in_scadenza', 'scaduto');
CREATE TYPE famiglia_tabella AS ENUM ('asa', 'newfin', 'hub');
CREATE TYPE fase_import AS ENUM ('verifica', 'scrittura', 'ripresa', 'ritorno');
CREATE TYPE figura AS ENUM ('agente', 'collaboratore', 'responsabile_agenzia', 'area_manager');
CREATE TYPE frequenza_invio AS ENUM ('giorno', 'settimana', 'mese');
CREATE TYPE indice AS ENUM ('EURIRS', 'EURIBOR_1M', 'EURIBOR_3M', 'EURIBOR_6M');
CREATE TYPE motivo_assegnazione AS ENUM ('peso', 'assenza', 'mano', 'riassegnazione', 'diretta');
CREATE TYPE motivo_rifiuto_voto AS ENUM ('dati_personali', 'offensivo', 'non_pertinente', 'pubblicita', 'ripetuto', 'richiesta_cliente');
CREATE TYPE priorita_comunicazione AS ENUM ('normale', 'importante', 'urgente');
CREATE TYPE priorita_ticket AS ENUM ('bassa', 'normale', 'alta', 'urgente');
CREATE TYPE prodotto AS ENUM ('mutuo', 'prestito', 'cdq', 'azienda', 'leasing');
CREATE TYPE quota_provvigione AS ENUM ('agente', 'manager', 'agenzia', 'sede');
CREATE TYPE request_kind AS ENUM ('contatto', 'richiamata', 'candidatura', 'agenzia', 'appuntamento');
CREATE TYPE role AS ENUM ('admin', 'agent', 'client');
CREATE TYPE ruolo_persona AS ENUM ('richiedente', 'cointestatario', 'garante', 'terzo_datore');
CREATE TYPE stato_articolo AS ENUM ('bozza', 'pubblicato', 'archiviato');
CREATE TYPE stato_comunicazione AS ENUM ('bozza', 'programmata', 'pubblicata', 'scaduta', 'ritirata');
CREATE TYPE stato_consegna AS ENUM ('ricevuta', 'elaborata', 'errore', 'rifiutata');
CREATE TYPE stato_documento AS ENUM ('richiesto', 'caricato', 'verificato', 'respinto');
CREATE TYPE stato_estratto AS ENUM ('bozza', 'chiuso', 'inviato', 'pagato');
CREATE TYPE stato_import AS ENUM ('caricato', 'verificato', 'in_corso', 'completato', 'con_errori', 'annullato', 'fallito', 'disfatto');
CREATE TYPE stato_incarico AS ENUM ('bozza', 'inviato', 'firmato', 'revocato', 'scaduto', 'sostituito');
CREATE TYPE stato_lead AS ENUM ('nuovo', 'assegnato', 'contattato', 'appuntamento', 'convertito', 'perso');
CREATE TYPE stato_materiale AS ENUM ('attuale', 'da_aggiornare', 'scaduto');
CREATE TYPE stato_ordine AS ENUM ('inviato', 'approvato', 'preparazione', 'spedito', 'consegnato', 'annullato');
CREATE TYPE stato_pratica AS ENUM (
  'bozza', 'raccolta_documenti', 'in_istruttoria', 'inviata_banca', 'deliberata_reddituale', 'perizia', 'deliberata', 'stipula',
  'liquidata', 'respinta', 'ritirata', 'sospesa'
);
CREATE TYPE stato_preventivo AS ENUM ('bozza', 'inviato', 'aperto', 'accettato', 'convertito', 'scaduto', 'rifiutato');
CREATE TYPE stato_previsione AS ENUM ('aperta', 'realizzata', 'persa');
CREATE TYPE stato_tabella AS ENUM ('bozza', 'pubblicata', 'chiusa');
CREATE TYPE stato_ticket AS ENUM ('aperto', 'in_lavorazione', 'in_attesa', 'risolto', 'chiuso');
CREATE TYPE stato_voto AS ENUM ('in_moderazione', 'pubblicato', 'rifiutato');
CREATE TYPE tipo_accordo AS ENUM ('rete', 'agenzia', 'agente');
CREATE TYPE tipo_classifica AS ENUM ('agenti', 'dipendenti', 'managers', 'contact_center');
CREATE TYPE tipo_documento_agente AS ENUM ('mandato', 'oam', 'polizza_rc', 'identita', 'altro');
CREATE TYPE tipo_lavoro AS ENUM ('dipendente_privato', 'dipendente_pubblico', 'autonomo', 'pensionato', 'societa', 'altro');
CREATE TYPE tipo_materiale AS ENUM ('rata', 'prestito', 'bdv');
CREATE TYPE tipo_movimento_merchandising AS ENUM ('rettifica', 'spedizione');
CREATE TYPE tipo_persona AS ENUM ('fisica', 'giuridica');
CREATE TYPE tipo_richiesta_privacy AS ENUM ('accesso', 'rettifica', 'cancellazione', 'opposizione');
CREATE TYPE tipo_tasso AS ENUM ('fisso', 'variabile', 'misto', 'capped');
CREATE TYPE token_purpose AS ENUM ('confirm_account', 'reset_password', 'invite', 'change_email');
CREATE TYPE voce_ticket AS ENUM ('messaggio', 'evento');

-- A name as two records of one person share it: without case, accents, spaces and signs. An apostrophe goes too, whether it
-- stands between letters or, as on keyboards without accents, for the accent of the last one: NICCOLO' is Niccolò.
CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, normalize(name, NFC))),
    '[''’‘‛´`′ʼʻʹ\s.‐‑‒–—-]+', '', 'g')
$$;

-- An address without what most providers do not read: ada.rossi+casa@… is adarossi@…
CREATE FUNCTION email_key(address citext) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT replace(split_part(split_part(lower(address::text), '@', 1), '+', 1), '.', '') || '@' || split_part(lower(address::text), '@', 2)
$$;

-- Two records of one person share the name, in whatever letters, and the day of birth.
CREATE FUNCTION person_key(cognome text, nome text, born date) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT public.name_key(cognome) || '|' || public.name_key(nome) || '|' || (born - DATE '1900-01-01')
$$;

CREATE TABLE accordi (
  id uuid NOT NULL,
  tipo tipo_accordo NOT NULL,
  nome text DEFAULT ''::text NOT NULL,
  agent_id uuid,
  agency_id uuid,
  product prodotto,
  bank_id uuid,
  valid_from date NOT NULL,
  valid_to date,
  agente_pct numeric(7,4) NOT NULL,
  manager_pct numeric(7,4) NOT NULL,
  agenzia_pct numeric(7,4) NOT NULL,
  sede_pct numeric(7,4) NOT NULL,
  client_fee_pct numeric(7,4) DEFAULT 0 NOT NULL,
  client_fee_max bigint,
  note text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT accordi_compenso_ck CHECK (((client_fee_pct BETWEEN (0)::numeric AND (100)::numeric) AND (client_fee_max >= 0))),
  CONSTRAINT accordi_somma_ck CHECK (((agente_pct >= (0)::numeric) AND (manager_pct >= (0)::numeric) AND (agenzia_pct >= (0)::numeric) AND (sede_pct >= (0)::numeric) AND ((((agente_pct + manager_pct) + agenzia_pct) + sede_pct) = (100)::numeric))),
  CONSTRAINT accordi_tipo_ck CHECK ((((agent_id IS NOT NULL) = (tipo = 'agente'::tipo_accordo)) AND ((agency_id IS NOT NULL) = (tipo = 'agenzia'::tipo_accordo)))),
  CONSTRAINT accordi_validita_ck CHECK ((valid_to >= valid_from)),
  CONSTRAINT accordi_pkey PRIMARY KEY (id)
);
CREATE INDEX accordi_agency_id_idx ON accordi (agency_id);
CREATE INDEX accordi_agent_id_idx ON accordi (agent_id);
CREATE INDEX accordi_bank_id_idx ON accordi (bank_id);
CREATE INDEX accordi_created_at_id_idx ON accordi (created_at, id);
CREATE INDEX accordi_nome_id_idx ON accordi (nome, id);
CREATE INDEX accordi_tipo_valid_from_id_idx ON accordi (tipo, valid_from, id);
CREATE INDEX accordi_valid_from_id_idx ON accordi (valid_from, id);
CREATE INDEX accordi_valid_to_id_idx ON accordi (valid_to, id);

CREATE TABLE admins (
  id uuid NOT NULL,
  email citext NOT NULL,
  name text NOT NULL,
  surname text NOT NULL,
  password_hash text DEFAULT ''::text NOT NULL,
  status account_status DEFAULT 'validated'::account_status NOT NULL,
  permissions jsonb DEFAULT '{}'::jsonb NOT NULL,
  ticketing jsonb DEFAULT '{}'::jsonb NOT NULL,
  totp_secret text,
  totp_enabled_at timestamp(3) with time zone,
  totp_last_step bigint,
  last_login_at timestamp(3) with time zone,
  search text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  invited_at timestamp(3) with time zone,
  telefono text,
  ufficio text,
  permessi_attivi text[] DEFAULT ARRAY[]::text[] NOT NULL,
  inattivo_dal timestamp(3) with time zone DEFAULT now() NOT NULL,
  second_factor_at timestamp(3) with time zone,
  -- What the areas ask of these objects is whether a flag is true: nothing else may stand in them.
  CONSTRAINT admins_permissions_ck CHECK ((jsonb_typeof(permissions) = 'object'::text)),
  CONSTRAINT admins_ticketing_ck CHECK ((jsonb_typeof(ticketing) = 'object'::text)),
  CONSTRAINT admins_pkey PRIMARY KEY (id)
);
CREATE INDEX admins_created_at_id_idx ON admins (created_at, id);
CREATE UNIQUE INDEX admins_email_key ON admins (email);
CREATE INDEX admins_inattivo_dal_id_idx ON admins (inattivo_dal, id);
CREATE INDEX admins_permessi_attivi_idx ON admins USING gin (permessi_attivi);
CREATE INDEX admins_search_idx ON admins USING gin (search gin_trgm_ops);
CREATE INDEX admins_surname_id_idx ON admins (surname, id);

CREATE TABLE agencies (
  id uuid NOT NULL,
  nome text NOT NULL,
  slug text NOT NULL,
  indirizzo text NOT NULL,
  cap character(5) NOT NULL,
  comune text NOT NULL,
  provincia character(2) NOT NULL,
  lat numeric(9,6),
  lng numeric(9,6),
  telefono text,
  email citext,
  orari jsonb DEFAULT '[]'::jsonb NOT NULL,
  servizi text[],
  url_photo text,
  published boolean DEFAULT false NOT NULL,
  search text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT agencies_pkey PRIMARY KEY (id)
);
CREATE INDEX agencies_comune_id_idx ON agencies (comune, id);
CREATE INDEX agencies_created_at_id_idx ON agencies (created_at, id);
CREATE INDEX agencies_nome_id_idx ON agencies (nome, id);
CREATE INDEX agencies_provincia_id_idx ON agencies (provincia, id);
CREATE INDEX agencies_search_idx ON agencies USING gin (search gin_trgm_ops);
CREATE UNIQUE INDEX agencies_slug_key ON agencies (slug);

-- The end of a mandate can be undone for a day: what it changed is kept here. The work that was handed over is found by the
-- history of the jobs that did it.
CREATE TABLE agent_chiusure (
  id uuid NOT NULL,
  agent_id uuid NOT NULL,
  at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  prima jsonb NOT NULL,
  sostituiva uuid[] DEFAULT ARRAY[]::uuid[],
  pesi jsonb DEFAULT '[]'::jsonb NOT NULL,
  lavori uuid[] DEFAULT ARRAY[]::uuid[],
  riaperta_at timestamp(3) with time zone,
  rientro_id uuid,
  CONSTRAINT agent_chiusure_pkey PRIMARY KEY (id)
);
CREATE INDEX agent_chiusure_agent_id_at_idx ON agent_chiusure (agent_id, at);

-- Papers of the mandate, with the day until which they are valid.
CREATE TABLE agent_documents (
  id uuid NOT NULL,
  agent_id uuid NOT NULL,
  tipo tipo_documento_agente NOT NULL,
  file_id uuid,
  scade_il date,
  note text DEFAULT ''::text NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT agent_documents_pkey PRIMARY KEY (id)
);
CREATE INDEX agent_documents_agent_id_idx ON agent_documents (agent_id);
CREATE INDEX agent_documents_file_id_idx ON agent_documents (file_id);
CREATE INDEX agent_documents_scade_il_idx ON agent_documents (scade_il);

-- What the office notes about an agent, on the desk.
CREATE TABLE agent_eventi (
  id uuid NOT NULL,
  agent_id uuid NOT NULL,
  tipo text NOT NULL,
  testo text DEFAULT ''::text NOT NULL,
  esito esito_chiamata,
  actor_role role,
  actor_id uuid,
  actor_name text DEFAULT ''::text NOT NULL,
  at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT agent_eventi_pkey PRIMARY KEY (id)
);
CREATE INDEX agent_eventi_agent_id_at_id_idx ON agent_eventi (agent_id, at, id);

CREATE TABLE agent_materials (
  id uuid NOT NULL,
  agent_id uuid,
  kind tipo_materiale NOT NULL,
  layout text NOT NULL,
  colore text DEFAULT 'laguna'::text NOT NULL,
  titolo text NOT NULL,
  stato stato_materiale DEFAULT 'attuale'::stato_materiale NOT NULL,
  importo bigint,
  durata_mesi integer,
  rata bigint,
  tan numeric(7,4),
  taeg numeric(7,4),
  cifre_al date,
  dati jsonb NOT NULL,
  rate_version jsonb,
  file_id uuid,
  ticket_id uuid,
  created_by_role role NOT NULL,
  created_by_id uuid NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  codice text DEFAULT "left"(replace((gen_random_uuid())::text, '-'::text, ''::text), 10) NOT NULL,
  -- A flyer has its figures and their day, an order has neither.
  CONSTRAINT agent_materials_cifre CHECK (
CASE
  WHEN (kind = 'bdv'::tipo_materiale) THEN ((num_nonnulls(importo, durata_mesi, rata, tan, taeg, cifre_al) = 0) AND (agent_id IS NOT NULL))
  ELSE (num_nonnulls(importo, durata_mesi, rata, tan, taeg, cifre_al, rate_version) = 7)
END),
  CONSTRAINT agent_materials_pkey PRIMARY KEY (id)
);
CREATE INDEX agent_materials_agent_id_created_at_id_idx ON agent_materials (agent_id, created_at, id);
CREATE UNIQUE INDEX agent_materials_codice_key ON agent_materials (codice);
CREATE INDEX agent_materials_created_at_id_idx ON agent_materials (created_at, id);
CREATE INDEX agent_materials_created_by_id_created_at_id_idx ON agent_materials (created_by_id, created_at, id);
CREATE INDEX agent_materials_file_id_idx ON agent_materials (file_id);
CREATE INDEX agent_materials_importo_id_idx ON agent_materials (importo, id);
CREATE INDEX agent_materials_kind_created_at_id_idx ON agent_materials (kind, created_at, id);
CREATE INDEX agent_materials_layout_created_at_id_idx ON agent_materials (layout, created_at, id);
CREATE INDEX agent_materials_stato_created_at_id_idx ON agent_materials (stato, created_at, id);
CREATE INDEX agent_materials_taeg_id_idx ON agent_materials (taeg, id);
CREATE UNIQUE INDEX agent_materials_ticket_id_key ON agent_materials (ticket_id);

CREATE TABLE agent_profili_proposti (
  agent_id uuid NOT NULL,
  cambia_foto boolean DEFAULT false NOT NULL,
  url_photo text,
  bio text,
  proposto_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  deciso_at timestamp(3) with time zone,
  rifiuto text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  -- A reason belongs to a decision.
  CONSTRAINT agent_profili_proposti_ck CHECK (((rifiuto = ''::text) OR (deciso_at IS NOT NULL))),
  CONSTRAINT agent_profili_proposti_pkey PRIMARY KEY (agent_id)
);

-- The signature that each agent last copied: what it showed, as a digest, so that a change since is seen and told once.
CREATE TABLE agent_signatures (
  agent_id uuid NOT NULL,
  opzioni jsonb NOT NULL,
  impronta text NOT NULL,
  copiata_at timestamp(3) with time zone NOT NULL,
  avvisata_at timestamp(3) with time zone,
  CONSTRAINT agent_signatures_pkey PRIMARY KEY (agent_id)
);

-- Addresses that a public page of an agent had before: they lead to the one of today.
CREATE TABLE agent_slugs (
  slug text NOT NULL,
  agent_id uuid NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT agent_slugs_pkey PRIMARY KEY (slug)
);
CREATE INDEX agent_slugs_agent_id_idx ON agent_slugs (agent_id);

CREATE TABLE agents (
  id uuid NOT NULL,
  email citext NOT NULL,
  nome text NOT NULL,
  cognome text NOT NULL,
  slug text NOT NULL,
  figura figura DEFAULT 'agente'::figura NOT NULL,
  telefono text,
  whatsapp text,
  url_photo text,
  oam_number text,
  bio text DEFAULT ''::text NOT NULL,
  provincia character(2),
  agency_id uuid,
  manager_id uuid,
  published boolean DEFAULT false NOT NULL,
  status account_status DEFAULT 'pending'::account_status NOT NULL,
  permissions jsonb DEFAULT '{}'::jsonb NOT NULL,
  password_hash text,
  totp_secret text,
  totp_enabled_at timestamp(3) with time zone,
  totp_last_step bigint,
  last_login_at timestamp(3) with time zone,
  search text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  manager_ids uuid[] DEFAULT ARRAY[]::uuid[] NOT NULL,
  mandato_dal date,
  mandato_al date,
  codice_fiscale character varying(16),
  partita_iva character(11),
  pec citext,
  iban_sealed text,
  indirizzo text,
  cap character(5),
  comune text,
  oam_data date,
  province_operative text[] DEFAULT '{}'::text[] NOT NULL,
  prodotti prodotto[] DEFAULT '{}'::prodotto[] NOT NULL,
  lingue text[] DEFAULT '{}'::text[] NOT NULL,
  assente_dal date,
  assente_al date,
  sostituto_id uuid,
  invited_at timestamp(3) with time zone,
  iban_fine character(4),
  documenti_entro date,
  lasciato_il date,
  profilo_proposto_at timestamp(3) with time zone,
  nome_completo text GENERATED ALWAYS AS (((cognome || '  '::text) || nome)) STORED NOT NULL,
  second_factor_at timestamp(3) with time zone,
  CONSTRAINT agents_assenza_ck CHECK ((((assente_dal IS NULL) = (assente_al IS NULL)) AND (assente_al >= assente_dal) AND (sostituto_id <> id))),
  CONSTRAINT agents_mandato_ck CHECK ((mandato_al >= mandato_dal)),
  CONSTRAINT agents_permissions_ck CHECK ((jsonb_typeof(permissions) = 'object'::text)),
  CONSTRAINT agents_pkey PRIMARY KEY (id)
);
CREATE INDEX agents_agency_id_idx ON agents (agency_id);
CREATE INDEX agents_cognome_id_idx ON agents (cognome, id);
CREATE INDEX agents_created_at_id_idx ON agents (created_at, id);
CREATE INDEX agents_documenti_entro_id_idx ON agents (documenti_entro, id);
CREATE UNIQUE INDEX agents_email_key ON agents (email);
CREATE INDEX agents_last_login_at_id_idx ON agents (last_login_at, id);
CREATE INDEX agents_lingue_idx ON agents USING gin (lingue);
CREATE INDEX agents_manager_id_idx ON agents (manager_id);
CREATE INDEX agents_manager_ids_idx ON agents USING gin (manager_ids);
-- What the lists are filtered by stands in front of their order.
CREATE INDEX agents_nome_completo_id_idx ON agents (nome_completo, id);
CREATE UNIQUE INDEX agents_oam_number_key ON agents (oam_number);
CREATE INDEX agents_prodotti_idx ON agents USING gin (prodotti);
CREATE INDEX agents_profilo_proposto_at_id_idx ON agents (profilo_proposto_at, id);
CREATE INDEX agents_province_operative_idx ON agents USING gin (province_operative);
CREATE INDEX agents_provincia_nome_completo_id_idx ON agents (provincia, nome_completo, id);
CREATE INDEX agents_search_idx ON agents USING gin (search gin_trgm_ops);
CREATE UNIQUE INDEX agents_slug_key ON agents (slug);
CREATE INDEX agents_sostituto_id_idx ON agents (sostituto_id);
CREATE INDEX agents_status_nome_completo_id_idx ON agents (status, nome_completo, id);

-- What is wrong with the system itself and has been told by mail: a row for as long as it lasts.
CREATE TABLE alarms (
  name text NOT NULL,
  raised_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT alarms_pkey PRIMARY KEY (name)
);

CREATE TABLE attestati (
  id uuid NOT NULL,
  codice text NOT NULL,
  corso_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  titolo text NOT NULL,
  ore numeric(4,1) DEFAULT 0 NOT NULL,
  emesso_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  scade_at timestamp(3) with time zone,
  CONSTRAINT attestati_pkey PRIMARY KEY (id)
);
CREATE INDEX attestati_agent_id_emesso_at_idx ON attestati (agent_id, emesso_at);
CREATE UNIQUE INDEX attestati_codice_key ON attestati (codice);
CREATE INDEX attestati_corso_id_agent_id_emesso_at_idx ON attestati (corso_id, agent_id, emesso_at);

CREATE TABLE attestati_esterni (
  id uuid NOT NULL,
  agent_id uuid NOT NULL,
  titolo text NOT NULL,
  ente text NOT NULL,
  ore numeric(4,1) NOT NULL,
  conseguito_il date NOT NULL,
  file_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT attestati_esterni_ore CHECK ((ore > (0)::numeric)),
  CONSTRAINT attestati_esterni_pkey PRIMARY KEY (id)
);
CREATE INDEX attestati_esterni_agent_id_conseguito_il_idx ON attestati_esterni (agent_id, conseguito_il);
CREATE INDEX attestati_esterni_conseguito_il_id_idx ON attestati_esterni (conseguito_il, id);
CREATE INDEX attestati_esterni_created_at_id_idx ON attestati_esterni (created_at, id);
CREATE INDEX attestati_esterni_file_id_idx ON attestati_esterni (file_id);

CREATE TABLE audience_members (
  audience_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  frozen_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT audience_members_pkey PRIMARY KEY (audience_id, agent_id)
);
CREATE INDEX audience_members_agent_id_idx ON audience_members (agent_id);

-- Who something is for: rules, and the members that were meant when it was sent.
CREATE TABLE audiences (
  id uuid NOT NULL,
  owner_kind text NOT NULL,
  owner_id uuid NOT NULL,
  regole jsonb NOT NULL,
  escludi jsonb DEFAULT '[]'::jsonb NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT audiences_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX audiences_owner_kind_owner_id_key ON audiences (owner_kind, owner_id);

-- The complete backups of this database, as the command that makes them writes them down: how old the last one is.
CREATE TABLE backups (
  id uuid NOT NULL,
  started_at timestamp(3) with time zone NOT NULL,
  ended_at timestamp(3) with time zone NOT NULL,
  host text NOT NULL,
  folder text NOT NULL,
  CONSTRAINT backups_pkey PRIMARY KEY (id)
);
CREATE INDEX backups_ended_at_idx ON backups (ended_at);

CREATE TABLE bank_accordi (
  id uuid NOT NULL,
  bank_id uuid NOT NULL,
  product prodotto,
  percentuale numeric(7,4) NOT NULL,
  valid_from date NOT NULL,
  valid_to date,
  note text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT bank_accordi_percentuale_ck CHECK ((percentuale BETWEEN (0)::numeric AND (100)::numeric)),
  CONSTRAINT bank_accordi_validita_ck CHECK ((valid_to >= valid_from)),
  CONSTRAINT bank_accordi_pkey PRIMARY KEY (id)
);
CREATE INDEX bank_accordi_bank_id_valid_from_idx ON bank_accordi (bank_id, valid_from);
CREATE INDEX bank_accordi_created_at_id_idx ON bank_accordi (created_at, id);
CREATE INDEX bank_accordi_valid_from_id_idx ON bank_accordi (valid_from, id);

CREATE TABLE bank_products (
  id uuid NOT NULL,
  bank_id uuid NOT NULL,
  nome text NOT NULL,
  prodotto prodotto NOT NULL,
  tipo_tasso tipo_tasso NOT NULL,
  indice indice,
  spread numeric(7,4) NOT NULL,
  spread_by_ltv jsonb DEFAULT '[]'::jsonb NOT NULL,
  floor boolean DEFAULT true NOT NULL,
  cap numeric(7,4),
  mesi_fissi integer,
  finalita text[],
  importo_min bigint NOT NULL,
  importo_max bigint NOT NULL,
  durata_min integer NOT NULL,
  durata_max integer NOT NULL,
  ltv_max numeric(7,4) DEFAULT 80 NOT NULL,
  eta_max_fine integer DEFAULT 75 NOT NULL,
  istruttoria bigint DEFAULT 0 NOT NULL,
  istruttoria_pct numeric(7,4) DEFAULT 0 NOT NULL,
  perizia bigint DEFAULT 0 NOT NULL,
  incasso_rata bigint DEFAULT 0 NOT NULL,
  assicurazione_pct numeric(7,4),
  compenso_mediatore_pct numeric(7,4) DEFAULT 0 NOT NULL,
  sconto_green numeric(7,4) DEFAULT 0 NOT NULL,
  attivo boolean DEFAULT true NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  classi_energetiche text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT bank_products_ck CHECK (((importo_min <= importo_max) AND (durata_min > 0) AND (durata_min <= durata_max))),
  CONSTRAINT bank_products_pkey PRIMARY KEY (id)
);
CREATE INDEX bank_products_bank_id_created_at_id_idx ON bank_products (bank_id, created_at, id);
CREATE UNIQUE INDEX bank_products_bank_id_nome_key ON bank_products (bank_id, nome);
CREATE INDEX bank_products_created_at_id_idx ON bank_products (created_at, id);
CREATE INDEX bank_products_prodotto_attivo_idx ON bank_products (prodotto, attivo);

CREATE TABLE banks (
  id uuid NOT NULL,
  nome text NOT NULL,
  slug text NOT NULL,
  url_logo text,
  descrizione text DEFAULT ''::text NOT NULL,
  sito text,
  attiva boolean DEFAULT true NOT NULL,
  provvigione_pct numeric(7,4) DEFAULT 0 NOT NULL,
  search text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT banks_pkey PRIMARY KEY (id)
);
CREATE INDEX banks_created_at_id_idx ON banks (created_at, id);
CREATE UNIQUE INDEX banks_nome_key ON banks (nome);
CREATE INDEX banks_search_idx ON banks USING gin (search gin_trgm_ops);
CREATE UNIQUE INDEX banks_slug_key ON banks (slug);

CREATE TABLE budget_anni (
  id uuid NOT NULL,
  anno integer NOT NULL,
  bloccati integer[] DEFAULT ARRAY[]::integer[],
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT budget_anni_ck CHECK ((bloccati <@ '{1,2,3,4,5,6,7,8,9,10,11,12}'::integer[])),
  CONSTRAINT budget_anni_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX budget_anni_anno_key ON budget_anni (anno);

-- Who leads a team may propose its targets; the office decides. One proposal of each for each year.
CREATE TABLE budget_proposte (
  id uuid NOT NULL,
  agent_id uuid NOT NULL,
  anno integer NOT NULL,
  righe jsonb NOT NULL,
  nota text DEFAULT ''::text NOT NULL,
  proposta_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  decisa_at timestamp(3) with time zone,
  rifiuto text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT budget_proposte_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX budget_proposte_agent_id_anno_key ON budget_proposte (agent_id, anno);
CREATE INDEX budget_proposte_anno_proposta_at_idx ON budget_proposte (anno, proposta_at);

CREATE TABLE budgets (
  id uuid NOT NULL,
  agent_id uuid NOT NULL,
  product prodotto NOT NULL,
  anno integer NOT NULL,
  mese integer NOT NULL,
  importo bigint NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  pezzi integer,
  CONSTRAINT budgets_ck CHECK (((mese BETWEEN 1 AND 12) AND (importo >= 0))),
  CONSTRAINT budgets_pezzi_ck CHECK ((pezzi BETWEEN 1 AND 10000)),
  CONSTRAINT budgets_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX budgets_agent_id_product_anno_mese_key ON budgets (agent_id, product, anno, mese);
CREATE INDEX budgets_anno_mese_idx ON budgets (anno, mese);
CREATE INDEX budgets_created_at_id_idx ON budgets (created_at, id);

CREATE TABLE campaign_views (
  product prodotto NOT NULL,
  channel text NOT NULL,
  variant text NOT NULL,
  day date NOT NULL,
  views integer DEFAULT 0 NOT NULL,
  CONSTRAINT campaign_views_pkey PRIMARY KEY (product, channel, variant, day)
);

CREATE TABLE cart_entries (
  id uuid NOT NULL,
  role role NOT NULL,
  user_id uuid NOT NULL,
  merch_id uuid NOT NULL,
  variant text DEFAULT ''::text NOT NULL,
  quantity integer NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  prezzo bigint,
  testi text DEFAULT ''::text NOT NULL,
  CONSTRAINT cart_entries_quantity_ck CHECK ((quantity > 0)),
  CONSTRAINT cart_entries_pkey PRIMARY KEY (id)
);
CREATE INDEX cart_entries_merch_id_idx ON cart_entries (merch_id);
CREATE UNIQUE INDEX cart_entries_role_user_id_merch_id_variant_testi_key ON cart_entries (role, user_id, merch_id, variant, testi);

CREATE TABLE classifica_voci (
  id uuid NOT NULL,
  classifica_id uuid NOT NULL,
  posizione integer NOT NULL,
  agent_id uuid,
  employee_id uuid,
  nome text NOT NULL,
  punti numeric(14,2) DEFAULT 0 NOT NULL,
  pratiche integer DEFAULT 0 NOT NULL,
  importo bigint DEFAULT 0 NOT NULL,
  agenzia text DEFAULT ''::text NOT NULL,
  correzione numeric(14,2) DEFAULT 0 NOT NULL,
  correzione_motivo text DEFAULT ''::text NOT NULL,
  misure jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT classifica_voci_pkey PRIMARY KEY (id)
);
CREATE INDEX classifica_voci_agent_id_idx ON classifica_voci (agent_id);
CREATE INDEX classifica_voci_classifica_id_posizione_idx ON classifica_voci (classifica_id, posizione);
CREATE INDEX classifica_voci_employee_id_idx ON classifica_voci (employee_id);

CREATE TABLE classifiche (
  id uuid NOT NULL,
  tipo tipo_classifica NOT NULL,
  mese integer NOT NULL,
  anno integer NOT NULL,
  titolo text DEFAULT ''::text NOT NULL,
  published boolean DEFAULT false NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  calcolata_at timestamp(3) with time zone,
  correzione text DEFAULT ''::text NOT NULL,
  criteri jsonb DEFAULT '{}'::jsonb NOT NULL,
  partecipanti integer DEFAULT 0 NOT NULL,
  periodo date DEFAULT '1900-01-01'::date NOT NULL,
  pubblicata_at timestamp(3) with time zone,
  vincitore text DEFAULT ''::text NOT NULL,
  CONSTRAINT classifiche_mese_ck CHECK ((mese BETWEEN 1 AND 12)),
  CONSTRAINT classifiche_pubblicata_ck CHECK (((NOT published) OR (pubblicata_at IS NOT NULL))),
  CONSTRAINT classifiche_pkey PRIMARY KEY (id)
);
CREATE INDEX classifiche_created_at_id_idx ON classifiche (created_at, id);
CREATE UNIQUE INDEX classifiche_tipo_anno_mese_key ON classifiche (tipo, anno, mese);
CREATE INDEX classifiche_tipo_periodo_id_idx ON classifiche (tipo, periodo, id);

-- The time line of a client's record, as cases and requests have one. No row goes by itself: an erasure takes the words.
CREATE TABLE client_eventi (
  id uuid NOT NULL,
  client_id uuid NOT NULL,
  tipo text NOT NULL,
  da account_status,
  a account_status,
  testo text DEFAULT ''::text NOT NULL,
  esito esito_chiamata,
  actor_role role,
  actor_id uuid,
  actor_name text DEFAULT ''::text NOT NULL,
  at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT client_eventi_pkey PRIMARY KEY (id)
);
CREATE INDEX client_eventi_client_id_at_id_idx ON client_eventi (client_id, at, id);

-- Two records that became one: what moved, and both rows as they were, for as long as it may be undone.
CREATE TABLE client_merges (
  id uuid NOT NULL,
  winner_id uuid NOT NULL,
  loser_id uuid NOT NULL,
  admin_id uuid,
  prima jsonb DEFAULT '{}'::jsonb NOT NULL,
  spostati jsonb DEFAULT '{}'::jsonb NOT NULL,
  at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  undone_at timestamp(3) with time zone,
  CONSTRAINT client_merges_pkey PRIMARY KEY (id)
);
CREATE INDEX client_merges_admin_id_idx ON client_merges (admin_id);
CREATE INDEX client_merges_at_idx ON client_merges (at);
CREATE INDEX client_merges_loser_id_idx ON client_merges (loser_id);
CREATE INDEX client_merges_winner_id_at_idx ON client_merges (winner_id, at);

CREATE TABLE clients (
  id uuid NOT NULL,
  email citext,
  nome text NOT NULL,
  cognome text NOT NULL,
  telefono text,
  codice_fiscale character varying(16),
  data_nascita date,
  indirizzo text,
  cap character(5),
  comune text,
  provincia character(2),
  status account_status DEFAULT 'pending'::account_status NOT NULL,
  password_hash text,
  email_confirmed_at timestamp(3) with time zone,
  agent_id uuid,
  referal text,
  note text DEFAULT ''::text NOT NULL,
  last_login_at timestamp(3) with time zone,
  erased_at timestamp(3) with time zone,
  search text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  pending_email citext,
  tipo_persona tipo_persona DEFAULT 'fisica'::tipo_persona NOT NULL,
  ragione_sociale text,
  partita_iva character(11),
  telefono_e164 text,
  pratiche_count integer DEFAULT 0 NOT NULL,
  ultima_pratica_at timestamp(3) with time zone,
  consenso_marketing boolean DEFAULT false NOT NULL,
  consenso_terzi boolean DEFAULT false NOT NULL,
  consenso_profilazione boolean DEFAULT false NOT NULL,
  senza_email boolean GENERATED ALWAYS AS ((email IS NULL)) STORED NOT NULL,
  merged_into_id uuid,
  prodotti_pratiche prodotto[] DEFAULT ARRAY[]::prodotto[] NOT NULL,
  agency_id uuid,
  codice_invito text DEFAULT upper("left"(replace((gen_random_uuid())::text, '-'::text, ''::text), 12)) NOT NULL,
  nome_completo text GENERATED ALWAYS AS (((cognome || '  '::text) || nome)) STORED NOT NULL,
  CONSTRAINT clients_merged_ck CHECK (((merged_into_id IS NULL) OR ((merged_into_id <> id) AND (status = 'deleted'::account_status)))),
  CONSTRAINT clients_pkey PRIMARY KEY (id)
);
ALTER TABLE clients ALTER COLUMN search SET STATISTICS 1000;
CREATE INDEX clients_agency_id_nome_completo_id_idx ON clients (agency_id, nome_completo, id);
CREATE INDEX clients_agent_id_created_at_id_idx ON clients (agent_id, created_at, id);
CREATE INDEX clients_agent_id_nome_completo_id_idx ON clients (agent_id, nome_completo, id);
CREATE UNIQUE INDEX clients_codice_fiscale_key ON clients (codice_fiscale);
CREATE UNIQUE INDEX clients_codice_invito_key ON clients (codice_invito);
CREATE INDEX clients_cognome_id_idx ON clients (cognome, id);
CREATE INDEX clients_consenso_marketing_nome_completo_id_idx ON clients (consenso_marketing, nome_completo, id);
CREATE INDEX clients_consenso_profilazione_nome_completo_id_idx ON clients (consenso_profilazione, nome_completo, id);
CREATE INDEX clients_consenso_terzi_nome_completo_id_idx ON clients (consenso_terzi, nome_completo, id);
CREATE INDEX clients_created_at_id_idx ON clients (created_at, id);
CREATE UNIQUE INDEX clients_email_key ON clients (email);
CREATE INDEX clients_email_key_idx ON clients (email_key(email)) WHERE (email IS NOT NULL);
CREATE INDEX clients_last_login_at_id_idx ON clients (last_login_at, id);
CREATE INDEX clients_merged_into_id_idx ON clients (merged_into_id);
CREATE INDEX clients_nome_completo_id_idx ON clients (nome_completo, id);
CREATE INDEX clients_partita_iva_idx ON clients (partita_iva);
CREATE INDEX clients_person_key_idx ON clients (person_key(cognome, nome, data_nascita)) WHERE (data_nascita IS NOT NULL);
CREATE INDEX clients_prodotti_pratiche_idx ON clients USING gin (prodotti_pratiche);
CREATE INDEX clients_provincia_nome_completo_id_idx ON clients (provincia, nome_completo, id);
CREATE INDEX clients_referal_idx ON clients (referal);
CREATE INDEX clients_search_idx ON clients USING gin (search gin_trgm_ops);
CREATE INDEX clients_senza_email_nome_completo_id_idx ON clients (senza_email, nome_completo, id);
CREATE INDEX clients_status_created_at_id_idx ON clients (status, created_at, id);
CREATE INDEX clients_status_nome_completo_id_idx ON clients (status, nome_completo, id);
CREATE INDEX clients_telefono_e164_idx ON clients (telefono_e164);
CREATE INDEX clients_tipo_persona_nome_completo_id_idx ON clients (tipo_persona, nome_completo, id);
CREATE INDEX clients_ultima_pratica_at_id_idx ON clients (ultima_pratica_at, id);

CREATE TABLE commits (
  id uuid NOT NULL,
  action commit_action NOT NULL,
  model text NOT NULL,
  ref uuid NOT NULL,
  label text DEFAULT ''::text NOT NULL,
  info jsonb DEFAULT '{}'::jsonb NOT NULL,
  deleted_object jsonb,
  actor_role role,
  actor_id uuid,
  actor jsonb DEFAULT '{}'::jsonb NOT NULL,
  request_id text,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  group_id uuid,
  CONSTRAINT commits_pkey PRIMARY KEY (id)
);
CREATE INDEX commits_action_created_at_id_idx ON commits (action, created_at, id);
CREATE INDEX commits_actor_id_created_at_id_idx ON commits (actor_id, created_at, id);
CREATE INDEX commits_created_at_id_idx ON commits (created_at, id);
CREATE INDEX commits_group_id_id_idx ON commits (group_id, id);
-- Changes are looked for by the names of their objects, and read by kind of change.
CREATE INDEX commits_label_idx ON commits USING gin (label gin_trgm_ops);
CREATE INDEX commits_model_created_at_id_idx ON commits (model, created_at, id);
CREATE INDEX commits_ref_created_at_id_idx ON commits (ref, created_at, id);

CREATE TABLE comunicazione_destinatari (
  comunicazione_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  notificato_at timestamp(3) with time zone,
  letto_at timestamp(3) with time zone,
  confermato_at timestamp(3) with time zone,
  sollecitato_at timestamp(3) with time zone,
  solleciti integer DEFAULT 0 NOT NULL,
  CONSTRAINT comunicazione_destinatari_pkey PRIMARY KEY (comunicazione_id, agent_id)
);
CREATE INDEX comunicazione_destinatari_agent_id_idx ON comunicazione_destinatari (agent_id);

CREATE TABLE comunicazione_letture (
  comunicazione_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT comunicazione_letture_pkey PRIMARY KEY (comunicazione_id, agent_id)
);
CREATE INDEX comunicazione_letture_agent_id_idx ON comunicazione_letture (agent_id);

CREATE TABLE comunicazioni (
  id uuid NOT NULL,
  titolo text NOT NULL,
  corpo text DEFAULT ''::text NOT NULL,
  categoria text DEFAULT 'generale'::text NOT NULL,
  allegati jsonb DEFAULT '[]'::jsonb NOT NULL,
  published boolean DEFAULT false NOT NULL,
  published_at timestamp(3) with time zone,
  destinatari uuid[],
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  aggiornata_at timestamp(3) with time zone,
  anche_email boolean DEFAULT false NOT NULL,
  autore_id uuid,
  escludi jsonb DEFAULT '[]'::jsonb NOT NULL,
  in_evidenza_fino timestamp(3) with time zone,
  motivo_ritiro text,
  priorita priorita_comunicazione DEFAULT 'normale'::priorita_comunicazione NOT NULL,
  pubblica_il timestamp(3) with time zone,
  regole jsonb DEFAULT '[{"tipo": "tutti", "valori": []}]'::jsonb NOT NULL,
  richiede_conferma boolean DEFAULT false NOT NULL,
  ritirata_at timestamp(3) with time zone,
  scade_il timestamp(3) with time zone,
  search text DEFAULT ''::text NOT NULL,
  sollecitata_at timestamp(3) with time zone,
  stato stato_comunicazione DEFAULT 'bozza'::stato_comunicazione NOT NULL,
  anche_nuovi boolean DEFAULT false NOT NULL,
  -- What is published is published since a moment; what is withdrawn is read by nobody, for a reason.
  CONSTRAINT comunicazioni_pubblicata CHECK (((NOT published) OR (published_at IS NOT NULL))),
  CONSTRAINT comunicazioni_ritirata CHECK (((stato <> 'ritirata'::stato_comunicazione) OR ((NOT published) AND (ritirata_at IS NOT NULL) AND (motivo_ritiro IS NOT NULL)))),
  CONSTRAINT comunicazioni_pkey PRIMARY KEY (id)
);
CREATE INDEX comunicazioni_autore_id_idx ON comunicazioni (autore_id);
CREATE INDEX comunicazioni_categoria_created_at_id_idx ON comunicazioni (categoria, created_at, id);
CREATE INDEX comunicazioni_created_at_id_idx ON comunicazioni (created_at, id);
CREATE INDEX comunicazioni_priorita_created_at_id_idx ON comunicazioni (priorita, created_at, id);
CREATE INDEX comunicazioni_published_at_id_idx ON comunicazioni (published_at, id);
CREATE INDEX comunicazioni_scade_il_id_idx ON comunicazioni (scade_il, id);
CREATE INDEX comunicazioni_search_idx ON comunicazioni USING gin (search gin_trgm_ops);
CREATE INDEX comunicazioni_stato_created_at_id_idx ON comunicazioni (stato, created_at, id);
CREATE INDEX comunicazioni_titolo_id_idx ON comunicazioni (titolo, id);

CREATE TABLE consents (
  id uuid NOT NULL,
  kind consent_kind NOT NULL,
  granted boolean NOT NULL,
  text_version text NOT NULL,
  source text NOT NULL,
  ip text DEFAULT ''::text NOT NULL,
  client_id uuid,
  subject_ref uuid,
  at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT consents_pkey PRIMARY KEY (id)
);
CREATE INDEX consents_client_id_kind_at_idx ON consents (client_id, kind, at);
CREATE INDEX consents_subject_ref_idx ON consents (subject_ref);

CREATE TABLE contact_requests (
  id uuid NOT NULL,
  kind request_kind NOT NULL,
  stato stato_lead DEFAULT 'nuovo'::stato_lead NOT NULL,
  nome text NOT NULL,
  cognome text NOT NULL,
  email citext NOT NULL,
  telefono text NOT NULL,
  messaggio text DEFAULT ''::text NOT NULL,
  dettagli jsonb DEFAULT '{}'::jsonb NOT NULL,
  agent_id uuid,
  agency_id uuid,
  file_id uuid,
  campaign jsonb DEFAULT '{}'::jsonb NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  search text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  pratica_id uuid,
  persona_id uuid,
  CONSTRAINT contact_requests_pkey PRIMARY KEY (id)
);
CREATE INDEX contact_requests_agency_id_idx ON contact_requests (agency_id);
CREATE INDEX contact_requests_agent_id_idx ON contact_requests (agent_id);
CREATE INDEX contact_requests_cognome_id_idx ON contact_requests (cognome, id);
CREATE INDEX contact_requests_created_at_id_idx ON contact_requests (created_at, id);
-- A client's record shows what was written from the client's address: by the address, the newest first.
CREATE INDEX contact_requests_email_created_at_id_idx ON contact_requests (email, created_at, id);
CREATE INDEX contact_requests_file_id_idx ON contact_requests (file_id);
CREATE INDEX contact_requests_kind_created_at_id_idx ON contact_requests (kind, created_at, id);
CREATE INDEX contact_requests_persona_id_idx ON contact_requests (persona_id);
CREATE INDEX contact_requests_pratica_id_idx ON contact_requests (pratica_id);
CREATE INDEX contact_requests_search_idx ON contact_requests USING gin (search gin_trgm_ops);
CREATE INDEX contact_requests_stato_created_at_id_idx ON contact_requests (stato, created_at, id);

-- When content changed, by the tags of the pages that show it: a server that starts makes only pages again that are older.
CREATE TABLE content_changes (
  id bigint NOT NULL,
  tag text NOT NULL,
  at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT content_changes_pkey PRIMARY KEY (id)
);
CREATE SEQUENCE content_changes_id_seq;
ALTER SEQUENCE content_changes_id_seq OWNED BY content_changes.id;
ALTER TABLE content_changes ALTER COLUMN id SET DEFAULT nextval('content_changes_id_seq'::regclass);
CREATE INDEX content_changes_tag_at_idx ON content_changes (tag, at);

-- A course that the office has given to somebody by name, whoever else it is for, with a last day of their own.
CREATE TABLE corsi_assegnati (
  corso_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  scade_il date NOT NULL,
  assegnato_da text NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT corsi_assegnati_pkey PRIMARY KEY (corso_id, agent_id)
);
CREATE INDEX corsi_assegnati_agent_id_idx ON corsi_assegnati (agent_id);
CREATE INDEX corsi_assegnati_scade_il_idx ON corsi_assegnati (scade_il);

-- Every run of a task by the clock: whether it is late, and how it went, is asked of the status page.
CREATE TABLE cron_runs (
  id uuid NOT NULL,
  task text NOT NULL,
  started_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  ended_at timestamp(3) with time zone,
  ok boolean,
  error text DEFAULT ''::text NOT NULL,
  duration_ms integer,
  CONSTRAINT cron_runs_pkey PRIMARY KEY (id)
);
CREATE INDEX cron_runs_started_at_idx ON cron_runs (started_at);
CREATE INDEX cron_runs_task_started_at_idx ON cron_runs (task, started_at);

CREATE TABLE cubi (
  cubo text NOT NULL,
  coda text NOT NULL,
  fonte text NOT NULL,
  chiave text[],
  misure text[],
  cella text NOT NULL,
  CONSTRAINT cubi_pkey PRIMARY KEY (cubo)
);

CREATE TABLE cubo_agente (
  mese date NOT NULL,
  agent_id uuid NOT NULL,
  agency_id uuid NOT NULL,
  product prodotto NOT NULL,
  aperte bigint DEFAULT 0 NOT NULL,
  richiesto bigint DEFAULT 0 NOT NULL,
  deliberate bigint DEFAULT 0 NOT NULL,
  deliberato bigint DEFAULT 0 NOT NULL,
  respinte bigint DEFAULT 0 NOT NULL,
  ritirate bigint DEFAULT 0 NOT NULL,
  riaperte bigint DEFAULT 0 NOT NULL,
  liquidate bigint DEFAULT 0 NOT NULL,
  liquidato bigint DEFAULT 0 NOT NULL,
  stornate bigint DEFAULT 0 NOT NULL,
  stornato bigint DEFAULT 0 NOT NULL,
  giorni bigint DEFAULT 0 NOT NULL,
  lordo bigint DEFAULT 0 NOT NULL,
  quota_agente bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_agente_pkey PRIMARY KEY (mese, agent_id, agency_id, product)
);
CREATE INDEX cubo_agente_agent_id_mese_idx ON cubo_agente (agent_id, mese);

CREATE TABLE cubo_agente_mese (
  mese date NOT NULL,
  agent_id uuid NOT NULL,
  agency_id uuid NOT NULL,
  aperte bigint DEFAULT 0 NOT NULL,
  richiesto bigint DEFAULT 0 NOT NULL,
  deliberate bigint DEFAULT 0 NOT NULL,
  deliberato bigint DEFAULT 0 NOT NULL,
  respinte bigint DEFAULT 0 NOT NULL,
  ritirate bigint DEFAULT 0 NOT NULL,
  riaperte bigint DEFAULT 0 NOT NULL,
  liquidate bigint DEFAULT 0 NOT NULL,
  liquidato bigint DEFAULT 0 NOT NULL,
  stornate bigint DEFAULT 0 NOT NULL,
  stornato bigint DEFAULT 0 NOT NULL,
  giorni bigint DEFAULT 0 NOT NULL,
  lordo bigint DEFAULT 0 NOT NULL,
  quota_agente bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_agente_mese_pkey PRIMARY KEY (mese, agent_id, agency_id)
);
CREATE INDEX cubo_agente_mese_agent_id_mese_idx ON cubo_agente_mese (agent_id, mese);

CREATE TABLE cubo_attese_banca (
  mese date NOT NULL,
  bank_id uuid NOT NULL,
  product prodotto NOT NULL,
  g0 bigint DEFAULT 0 NOT NULL,
  g1 bigint DEFAULT 0 NOT NULL,
  g2 bigint DEFAULT 0 NOT NULL,
  g3 bigint DEFAULT 0 NOT NULL,
  g4 bigint DEFAULT 0 NOT NULL,
  g5 bigint DEFAULT 0 NOT NULL,
  g6 bigint DEFAULT 0 NOT NULL,
  g7 bigint DEFAULT 0 NOT NULL,
  g8 bigint DEFAULT 0 NOT NULL,
  g9 bigint DEFAULT 0 NOT NULL,
  g10 bigint DEFAULT 0 NOT NULL,
  g11 bigint DEFAULT 0 NOT NULL,
  g12 bigint DEFAULT 0 NOT NULL,
  g13 bigint DEFAULT 0 NOT NULL,
  g14 bigint DEFAULT 0 NOT NULL,
  g15 bigint DEFAULT 0 NOT NULL,
  g16 bigint DEFAULT 0 NOT NULL,
  g17 bigint DEFAULT 0 NOT NULL,
  g18 bigint DEFAULT 0 NOT NULL,
  g19 bigint DEFAULT 0 NOT NULL,
  g20 bigint DEFAULT 0 NOT NULL,
  g21 bigint DEFAULT 0 NOT NULL,
  g22 bigint DEFAULT 0 NOT NULL,
  g23 bigint DEFAULT 0 NOT NULL,
  g24 bigint DEFAULT 0 NOT NULL,
  g25 bigint DEFAULT 0 NOT NULL,
  g26 bigint DEFAULT 0 NOT NULL,
  g27 bigint DEFAULT 0 NOT NULL,
  g28 bigint DEFAULT 0 NOT NULL,
  g29 bigint DEFAULT 0 NOT NULL,
  g30 bigint DEFAULT 0 NOT NULL,
  g31 bigint DEFAULT 0 NOT NULL,
  g32 bigint DEFAULT 0 NOT NULL,
  g33 bigint DEFAULT 0 NOT NULL,
  g34 bigint DEFAULT 0 NOT NULL,
  g35 bigint DEFAULT 0 NOT NULL,
  g36 bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_attese_banca_pkey PRIMARY KEY (mese, bank_id, product)
);
CREATE INDEX cubo_attese_banca_bank_id_mese_idx ON cubo_attese_banca (bank_id, mese);

CREATE TABLE cubo_banca (
  mese date NOT NULL,
  bank_id uuid NOT NULL,
  product prodotto NOT NULL,
  inviate bigint DEFAULT 0 NOT NULL,
  reddituali bigint DEFAULT 0 NOT NULL,
  perizie bigint DEFAULT 0 NOT NULL,
  deliberate bigint DEFAULT 0 NOT NULL,
  deliberato bigint DEFAULT 0 NOT NULL,
  respinte bigint DEFAULT 0 NOT NULL,
  ritirate bigint DEFAULT 0 NOT NULL,
  liquidate bigint DEFAULT 0 NOT NULL,
  liquidato bigint DEFAULT 0 NOT NULL,
  stornate bigint DEFAULT 0 NOT NULL,
  stornato bigint DEFAULT 0 NOT NULL,
  giorni_reddituale bigint DEFAULT 0 NOT NULL,
  n_reddituale bigint DEFAULT 0 NOT NULL,
  giorni_perizia bigint DEFAULT 0 NOT NULL,
  n_perizia bigint DEFAULT 0 NOT NULL,
  giorni_delibera bigint DEFAULT 0 NOT NULL,
  n_delibera bigint DEFAULT 0 NOT NULL,
  giorni_stipula bigint DEFAULT 0 NOT NULL,
  n_stipula bigint DEFAULT 0 NOT NULL,
  giorni_liquidazione bigint DEFAULT 0 NOT NULL,
  n_liquidazione bigint DEFAULT 0 NOT NULL,
  h0 bigint DEFAULT 0 NOT NULL,
  h1 bigint DEFAULT 0 NOT NULL,
  h2 bigint DEFAULT 0 NOT NULL,
  h3 bigint DEFAULT 0 NOT NULL,
  h4 bigint DEFAULT 0 NOT NULL,
  h5 bigint DEFAULT 0 NOT NULL,
  h6 bigint DEFAULT 0 NOT NULL,
  h7 bigint DEFAULT 0 NOT NULL,
  h8 bigint DEFAULT 0 NOT NULL,
  h9 bigint DEFAULT 0 NOT NULL,
  h10 bigint DEFAULT 0 NOT NULL,
  h11 bigint DEFAULT 0 NOT NULL,
  h12 bigint DEFAULT 0 NOT NULL,
  h13 bigint DEFAULT 0 NOT NULL,
  h14 bigint DEFAULT 0 NOT NULL,
  h15 bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_banca_pkey PRIMARY KEY (mese, bank_id, product)
);
CREATE INDEX cubo_banca_bank_id_mese_idx ON cubo_banca (bank_id, mese);

CREATE TABLE cubo_coorte (
  mese date NOT NULL,
  product prodotto NOT NULL,
  esito text NOT NULL,
  n bigint DEFAULT 0 NOT NULL,
  importo bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_coorte_pkey PRIMARY KEY (mese, product, esito)
);

CREATE TABLE cubo_coorte_agente (
  mese date NOT NULL,
  agent_id uuid NOT NULL,
  agency_id uuid NOT NULL,
  product prodotto NOT NULL,
  esito text NOT NULL,
  n bigint DEFAULT 0 NOT NULL,
  importo bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_coorte_agente_pkey PRIMARY KEY (mese, agent_id, agency_id, product, esito)
);
CREATE INDEX cubo_coorte_agente_agent_id_mese_idx ON cubo_coorte_agente (agent_id, mese);

CREATE TABLE cubo_coorte_agente_mese (
  mese date NOT NULL,
  agent_id uuid NOT NULL,
  agency_id uuid NOT NULL,
  n bigint DEFAULT 0 NOT NULL,
  liquidate bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_coorte_agente_mese_pkey PRIMARY KEY (mese, agent_id, agency_id)
);
CREATE INDEX cubo_coorte_agente_mese_agent_id_mese_idx ON cubo_coorte_agente_mese (agent_id, mese);

CREATE TABLE cubo_coorte_banca (
  mese date NOT NULL,
  bank_id uuid NOT NULL,
  product prodotto NOT NULL,
  esito text NOT NULL,
  n bigint DEFAULT 0 NOT NULL,
  importo bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_coorte_banca_pkey PRIMARY KEY (mese, bank_id, product, esito)
);
CREATE INDEX cubo_coorte_banca_bank_id_mese_idx ON cubo_coorte_banca (bank_id, mese);

CREATE TABLE cubo_coorte_richieste (
  mese date NOT NULL,
  agent_id uuid NOT NULL,
  agency_id uuid NOT NULL,
  product prodotto NOT NULL,
  n bigint DEFAULT 0 NOT NULL,
  contattate bigint DEFAULT 0 NOT NULL,
  appuntamenti bigint DEFAULT 0 NOT NULL,
  convertite bigint DEFAULT 0 NOT NULL,
  misurate bigint DEFAULT 0 NOT NULL,
  minuti bigint DEFAULT 0 NOT NULL,
  entro_ora bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_coorte_richieste_pkey PRIMARY KEY (mese, agent_id, agency_id, product)
);
CREATE INDEX cubo_coorte_richieste_agent_id_mese_idx ON cubo_coorte_richieste (agent_id, mese);

CREATE TABLE cubo_finalita (
  mese date NOT NULL,
  product prodotto NOT NULL,
  finalita text NOT NULL,
  regione character(2) NOT NULL,
  aperte bigint DEFAULT 0 NOT NULL,
  richiesto bigint DEFAULT 0 NOT NULL,
  liquidate bigint DEFAULT 0 NOT NULL,
  liquidato bigint DEFAULT 0 NOT NULL,
  stornate bigint DEFAULT 0 NOT NULL,
  stornato bigint DEFAULT 0 NOT NULL,
  respinte bigint DEFAULT 0 NOT NULL,
  ritirate bigint DEFAULT 0 NOT NULL,
  durata bigint DEFAULT 0 NOT NULL,
  ltv numeric(24,4) DEFAULT 0 NOT NULL,
  n_ltv bigint DEFAULT 0 NOT NULL,
  taeg_erogato numeric(24,4) DEFAULT 0 NOT NULL,
  erogato_taeg bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_finalita_pkey PRIMARY KEY (mese, product, finalita, regione)
);

-- Cubes by day, for periods that are not of whole months (docs/decisions/012): the measures of the monthly ones, whose
-- SELECT of one row they repeat with the day of the fact in place of its month.
CREATE TABLE cubo_giorno_agente (
  giorno date NOT NULL,
  agent_id uuid NOT NULL,
  agency_id uuid NOT NULL,
  product prodotto NOT NULL,
  aperte bigint DEFAULT 0 NOT NULL,
  richiesto bigint DEFAULT 0 NOT NULL,
  deliberate bigint DEFAULT 0 NOT NULL,
  deliberato bigint DEFAULT 0 NOT NULL,
  respinte bigint DEFAULT 0 NOT NULL,
  ritirate bigint DEFAULT 0 NOT NULL,
  riaperte bigint DEFAULT 0 NOT NULL,
  liquidate bigint DEFAULT 0 NOT NULL,
  liquidato bigint DEFAULT 0 NOT NULL,
  stornate bigint DEFAULT 0 NOT NULL,
  stornato bigint DEFAULT 0 NOT NULL,
  giorni bigint DEFAULT 0 NOT NULL,
  lordo bigint DEFAULT 0 NOT NULL,
  quota_agente bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_giorno_agente_pkey PRIMARY KEY (giorno, agent_id, agency_id, product)
);
CREATE INDEX cubo_giorno_agente_agent_id_giorno_idx ON cubo_giorno_agente (agent_id, giorno);

CREATE TABLE cubo_giorno_attese_banca (
  giorno date NOT NULL,
  bank_id uuid NOT NULL,
  product prodotto NOT NULL,
  g0 bigint DEFAULT 0 NOT NULL,
  g1 bigint DEFAULT 0 NOT NULL,
  g2 bigint DEFAULT 0 NOT NULL,
  g3 bigint DEFAULT 0 NOT NULL,
  g4 bigint DEFAULT 0 NOT NULL,
  g5 bigint DEFAULT 0 NOT NULL,
  g6 bigint DEFAULT 0 NOT NULL,
  g7 bigint DEFAULT 0 NOT NULL,
  g8 bigint DEFAULT 0 NOT NULL,
  g9 bigint DEFAULT 0 NOT NULL,
  g10 bigint DEFAULT 0 NOT NULL,
  g11 bigint DEFAULT 0 NOT NULL,
  g12 bigint DEFAULT 0 NOT NULL,
  g13 bigint DEFAULT 0 NOT NULL,
  g14 bigint DEFAULT 0 NOT NULL,
  g15 bigint DEFAULT 0 NOT NULL,
  g16 bigint DEFAULT 0 NOT NULL,
  g17 bigint DEFAULT 0 NOT NULL,
  g18 bigint DEFAULT 0 NOT NULL,
  g19 bigint DEFAULT 0 NOT NULL,
  g20 bigint DEFAULT 0 NOT NULL,
  g21 bigint DEFAULT 0 NOT NULL,
  g22 bigint DEFAULT 0 NOT NULL,
  g23 bigint DEFAULT 0 NOT NULL,
  g24 bigint DEFAULT 0 NOT NULL,
  g25 bigint DEFAULT 0 NOT NULL,
  g26 bigint DEFAULT 0 NOT NULL,
  g27 bigint DEFAULT 0 NOT NULL,
  g28 bigint DEFAULT 0 NOT NULL,
  g29 bigint DEFAULT 0 NOT NULL,
  g30 bigint DEFAULT 0 NOT NULL,
  g31 bigint DEFAULT 0 NOT NULL,
  g32 bigint DEFAULT 0 NOT NULL,
  g33 bigint DEFAULT 0 NOT NULL,
  g34 bigint DEFAULT 0 NOT NULL,
  g35 bigint DEFAULT 0 NOT NULL,
  g36 bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_giorno_attese_banca_pkey PRIMARY KEY (giorno, bank_id, product)
);

CREATE TABLE cubo_giorno_banca (
  giorno date NOT NULL,
  bank_id uuid NOT NULL,
  product prodotto NOT NULL,
  inviate bigint DEFAULT 0 NOT NULL,
  reddituali bigint DEFAULT 0 NOT NULL,
  perizie bigint DEFAULT 0 NOT NULL,
  deliberate bigint DEFAULT 0 NOT NULL,
  deliberato bigint DEFAULT 0 NOT NULL,
  respinte bigint DEFAULT 0 NOT NULL,
  ritirate bigint DEFAULT 0 NOT NULL,
  liquidate bigint DEFAULT 0 NOT NULL,
  liquidato bigint DEFAULT 0 NOT NULL,
  stornate bigint DEFAULT 0 NOT NULL,
  stornato bigint DEFAULT 0 NOT NULL,
  giorni_reddituale bigint DEFAULT 0 NOT NULL,
  n_reddituale bigint DEFAULT 0 NOT NULL,
  giorni_perizia bigint DEFAULT 0 NOT NULL,
  n_perizia bigint DEFAULT 0 NOT NULL,
  giorni_delibera bigint DEFAULT 0 NOT NULL,
  n_delibera bigint DEFAULT 0 NOT NULL,
  giorni_stipula bigint DEFAULT 0 NOT NULL,
  n_stipula bigint DEFAULT 0 NOT NULL,
  giorni_liquidazione bigint DEFAULT 0 NOT NULL,
  n_liquidazione bigint DEFAULT 0 NOT NULL,
  h0 bigint DEFAULT 0 NOT NULL,
  h1 bigint DEFAULT 0 NOT NULL,
  h2 bigint DEFAULT 0 NOT NULL,
  h3 bigint DEFAULT 0 NOT NULL,
  h4 bigint DEFAULT 0 NOT NULL,
  h5 bigint DEFAULT 0 NOT NULL,
  h6 bigint DEFAULT 0 NOT NULL,
  h7 bigint DEFAULT 0 NOT NULL,
  h8 bigint DEFAULT 0 NOT NULL,
  h9 bigint DEFAULT 0 NOT NULL,
  h10 bigint DEFAULT 0 NOT NULL,
  h11 bigint DEFAULT 0 NOT NULL,
  h12 bigint DEFAULT 0 NOT NULL,
  h13 bigint DEFAULT 0 NOT NULL,
  h14 bigint DEFAULT 0 NOT NULL,
  h15 bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_giorno_banca_pkey PRIMARY KEY (giorno, bank_id, product)
);

CREATE TABLE cubo_giorno_coorte_richieste (
  giorno date NOT NULL,
  agent_id uuid NOT NULL,
  agency_id uuid NOT NULL,
  product prodotto NOT NULL,
  n bigint DEFAULT 0 NOT NULL,
  contattate bigint DEFAULT 0 NOT NULL,
  appuntamenti bigint DEFAULT 0 NOT NULL,
  convertite bigint DEFAULT 0 NOT NULL,
  misurate bigint DEFAULT 0 NOT NULL,
  minuti bigint DEFAULT 0 NOT NULL,
  entro_ora bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_giorno_coorte_richieste_pkey PRIMARY KEY (giorno, agent_id, agency_id, product)
);
CREATE INDEX cubo_giorno_coorte_richieste_agent_id_giorno_idx ON cubo_giorno_coorte_richieste (agent_id, giorno);

CREATE TABLE cubo_giorno_finalita (
  giorno date NOT NULL,
  product prodotto NOT NULL,
  finalita text NOT NULL,
  regione character(2) NOT NULL,
  aperte bigint DEFAULT 0 NOT NULL,
  richiesto bigint DEFAULT 0 NOT NULL,
  liquidate bigint DEFAULT 0 NOT NULL,
  liquidato bigint DEFAULT 0 NOT NULL,
  stornate bigint DEFAULT 0 NOT NULL,
  stornato bigint DEFAULT 0 NOT NULL,
  respinte bigint DEFAULT 0 NOT NULL,
  ritirate bigint DEFAULT 0 NOT NULL,
  durata bigint DEFAULT 0 NOT NULL,
  ltv numeric(24,4) DEFAULT 0 NOT NULL,
  n_ltv bigint DEFAULT 0 NOT NULL,
  taeg_erogato numeric(24,4) DEFAULT 0 NOT NULL,
  erogato_taeg bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_giorno_finalita_pkey PRIMARY KEY (giorno, product, finalita, regione)
);

CREATE TABLE cubo_giorno_lead (
  giorno date NOT NULL,
  agent_id uuid NOT NULL,
  agency_id uuid NOT NULL,
  product prodotto NOT NULL,
  nuovi bigint DEFAULT 0 NOT NULL,
  assegnati bigint DEFAULT 0 NOT NULL,
  contattati bigint DEFAULT 0 NOT NULL,
  appuntamenti bigint DEFAULT 0 NOT NULL,
  convertiti bigint DEFAULT 0 NOT NULL,
  persi bigint DEFAULT 0 NOT NULL,
  minuti bigint DEFAULT 0 NOT NULL,
  contatti_misurati bigint DEFAULT 0 NOT NULL,
  entro_ora bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_giorno_lead_pkey PRIMARY KEY (giorno, agent_id, agency_id, product)
);
CREATE INDEX cubo_giorno_lead_agent_id_giorno_idx ON cubo_giorno_lead (agent_id, giorno);

CREATE TABLE cubo_giorno_movimenti (
  giorno date NOT NULL,
  product prodotto NOT NULL,
  mov integer NOT NULL,
  n bigint DEFAULT 0 NOT NULL,
  segno bigint DEFAULT 0 NOT NULL,
  erogato bigint DEFAULT 0 NOT NULL,
  importo bigint DEFAULT 0 NOT NULL,
  giorni bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_giorno_movimenti_pkey PRIMARY KEY (giorno, product, mov)
);

CREATE TABLE cubo_giorno_passaggi (
  giorno date NOT NULL,
  product prodotto NOT NULL,
  da stato_pratica NOT NULL,
  a stato_pratica NOT NULL,
  n bigint DEFAULT 0 NOT NULL,
  giorni bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_giorno_passaggi_pkey PRIMARY KEY (giorno, product, da, a)
);

CREATE TABLE cubo_giorno_provvigioni (
  giorno date NOT NULL,
  quota quota_provvigione NOT NULL,
  product prodotto NOT NULL,
  storno boolean NOT NULL,
  righe bigint DEFAULT 0 NOT NULL,
  maturato bigint DEFAULT 0 NOT NULL,
  storni bigint DEFAULT 0 NOT NULL,
  compensi bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_giorno_provvigioni_pkey PRIMARY KEY (giorno, quota, product, storno)
);

CREATE TABLE cubo_giorno_richieste (
  giorno date NOT NULL,
  product prodotto NOT NULL,
  tappa text NOT NULL,
  con_agente boolean NOT NULL,
  righe bigint DEFAULT 0 NOT NULL,
  n bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_giorno_richieste_pkey PRIMARY KEY (giorno, product, tappa, con_agente)
);

CREATE TABLE cubo_incassi (
  mese date NOT NULL,
  bank_id uuid NOT NULL,
  incassato bigint DEFAULT 0 NOT NULL,
  senza_movimento bigint DEFAULT 0 NOT NULL,
  senza_incasso bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_incassi_pkey PRIMARY KEY (mese, bank_id)
);

CREATE TABLE cubo_lead (
  mese date NOT NULL,
  agent_id uuid NOT NULL,
  agency_id uuid NOT NULL,
  product prodotto NOT NULL,
  provincia character(2) NOT NULL,
  channel text NOT NULL,
  nuovi bigint DEFAULT 0 NOT NULL,
  assegnati bigint DEFAULT 0 NOT NULL,
  contattati bigint DEFAULT 0 NOT NULL,
  appuntamenti bigint DEFAULT 0 NOT NULL,
  convertiti bigint DEFAULT 0 NOT NULL,
  persi bigint DEFAULT 0 NOT NULL,
  minuti bigint DEFAULT 0 NOT NULL,
  contatti_misurati bigint DEFAULT 0 NOT NULL,
  entro_ora bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_lead_pkey PRIMARY KEY (mese, agent_id, agency_id, product, provincia, channel)
);
CREATE INDEX cubo_lead_agent_id_mese_idx ON cubo_lead (agent_id, mese);

CREATE TABLE cubo_lead_agente (
  mese date NOT NULL,
  agent_id uuid NOT NULL,
  agency_id uuid NOT NULL,
  product prodotto NOT NULL,
  nuovi bigint DEFAULT 0 NOT NULL,
  assegnati bigint DEFAULT 0 NOT NULL,
  contattati bigint DEFAULT 0 NOT NULL,
  appuntamenti bigint DEFAULT 0 NOT NULL,
  convertiti bigint DEFAULT 0 NOT NULL,
  persi bigint DEFAULT 0 NOT NULL,
  minuti bigint DEFAULT 0 NOT NULL,
  contatti_misurati bigint DEFAULT 0 NOT NULL,
  entro_ora bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_lead_agente_pkey PRIMARY KEY (mese, agent_id, agency_id, product)
);
CREATE INDEX cubo_lead_agente_agent_id_mese_idx ON cubo_lead_agente (agent_id, mese);

CREATE TABLE cubo_passaggi (
  mese date NOT NULL,
  product prodotto NOT NULL,
  da stato_pratica NOT NULL,
  a stato_pratica NOT NULL,
  n bigint DEFAULT 0 NOT NULL,
  giorni bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_passaggi_pkey PRIMARY KEY (mese, product, da, a)
);

CREATE TABLE cubo_provvigioni (
  mese date NOT NULL,
  quota quota_provvigione NOT NULL,
  agent_id uuid NOT NULL,
  agency_id uuid NOT NULL,
  product prodotto NOT NULL,
  righe bigint DEFAULT 0 NOT NULL,
  maturato bigint DEFAULT 0 NOT NULL,
  storni bigint DEFAULT 0 NOT NULL,
  in_estratto bigint DEFAULT 0 NOT NULL,
  pagato bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_provvigioni_pkey PRIMARY KEY (mese, quota, agent_id, agency_id, product)
);
CREATE INDEX cubo_provvigioni_agent_id_mese_idx ON cubo_provvigioni (agent_id, mese);

CREATE TABLE cubo_provvigioni_banca (
  mese date NOT NULL,
  bank_id uuid NOT NULL,
  product prodotto NOT NULL,
  quota quota_provvigione NOT NULL,
  righe bigint DEFAULT 0 NOT NULL,
  maturato bigint DEFAULT 0 NOT NULL,
  storni bigint DEFAULT 0 NOT NULL,
  compensi bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_provvigioni_banca_pkey PRIMARY KEY (mese, bank_id, product, quota)
);
CREATE INDEX cubo_provvigioni_banca_bank_id_mese_idx ON cubo_provvigioni_banca (bank_id, mese);

CREATE TABLE cubo_rete (
  mese date NOT NULL,
  product prodotto NOT NULL,
  aperte bigint DEFAULT 0 NOT NULL,
  richiesto bigint DEFAULT 0 NOT NULL,
  deliberate bigint DEFAULT 0 NOT NULL,
  deliberato bigint DEFAULT 0 NOT NULL,
  respinte bigint DEFAULT 0 NOT NULL,
  ritirate bigint DEFAULT 0 NOT NULL,
  riaperte bigint DEFAULT 0 NOT NULL,
  liquidate bigint DEFAULT 0 NOT NULL,
  liquidato bigint DEFAULT 0 NOT NULL,
  stornate bigint DEFAULT 0 NOT NULL,
  stornato bigint DEFAULT 0 NOT NULL,
  giorni bigint DEFAULT 0 NOT NULL,
  lordo bigint DEFAULT 0 NOT NULL,
  quota_agente bigint DEFAULT 0 NOT NULL,
  CONSTRAINT cubo_rete_pkey PRIMARY KEY (mese, product)
);

-- Requests by when they came and who has them today, with what has become of them (docs/decisions/013): rates are of one and the same
-- requests. Steps by their own days, of who took them then, made shares of more than the whole.
CREATE TABLE delta_coorte_richieste (
  id bigint NOT NULL,
  giorno date NOT NULL,
  mese date NOT NULL,
  agent_id uuid NOT NULL,
  agency_id uuid NOT NULL,
  product prodotto NOT NULL,
  n integer NOT NULL,
  contattate integer NOT NULL,
  appuntamenti integer NOT NULL,
  convertite integer NOT NULL,
  misurate integer NOT NULL,
  minuti integer NOT NULL,
  entro_ora integer NOT NULL,
  CONSTRAINT delta_coorte_richieste_pkey PRIMARY KEY (id)
)
WITH (autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='5000');
CREATE SEQUENCE delta_coorte_richieste_id_seq;
ALTER SEQUENCE delta_coorte_richieste_id_seq OWNED BY delta_coorte_richieste.id;
ALTER TABLE delta_coorte_richieste ALTER COLUMN id SET DEFAULT nextval('delta_coorte_richieste_id_seq'::regclass);

CREATE TABLE delta_fatti (
  id bigint NOT NULL,
  pratica_id uuid NOT NULL,
  tipo text NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  mese date NOT NULL,
  da stato_pratica,
  a stato_pratica,
  prima boolean NOT NULL,
  inviata boolean NOT NULL,
  agent_id uuid NOT NULL,
  agency_id uuid NOT NULL,
  bank_id uuid NOT NULL,
  product prodotto NOT NULL,
  finalita text NOT NULL,
  regione character(2) NOT NULL,
  richiesto bigint NOT NULL,
  deliberato bigint NOT NULL,
  erogato bigint NOT NULL,
  giorni integer NOT NULL,
  giorni_da integer,
  giorni_passo integer,
  durata integer NOT NULL,
  ltv numeric(7,4),
  taeg numeric(7,4),
  lordo bigint NOT NULL,
  quota_agente bigint NOT NULL,
  CONSTRAINT delta_fatti_pkey PRIMARY KEY (id)
)
WITH (autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='5000');

CREATE TABLE delta_foto (
  id bigint NOT NULL,
  settimana date NOT NULL,
  agent_id uuid NOT NULL,
  agency_id uuid NOT NULL,
  bank_id uuid NOT NULL,
  product prodotto NOT NULL,
  mese date NOT NULL,
  n integer NOT NULL,
  ponderato bigint NOT NULL,
  CONSTRAINT delta_foto_pkey PRIMARY KEY (id)
)
WITH (autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='5000');
CREATE SEQUENCE delta_foto_id_seq;
ALTER SEQUENCE delta_foto_id_seq OWNED BY delta_foto.id;
ALTER TABLE delta_foto ALTER COLUMN id SET DEFAULT nextval('delta_foto_id_seq'::regclass);

-- What banks have paid, and the cases of which they have paid nothing, by bank and month: the report by bank added up the rows of a
-- year (docs/decisions/013, 018).
CREATE TABLE delta_incassi (
  id bigint NOT NULL,
  mese date NOT NULL,
  bank_id uuid NOT NULL,
  incassato bigint NOT NULL,
  senza_movimento integer NOT NULL,
  senza_incasso integer NOT NULL,
  CONSTRAINT delta_incassi_pkey PRIMARY KEY (id)
);
CREATE SEQUENCE delta_incassi_id_seq;
ALTER SEQUENCE delta_incassi_id_seq OWNED BY delta_incassi.id;
ALTER TABLE delta_incassi ALTER COLUMN id SET DEFAULT nextval('delta_incassi_id_seq'::regclass);

CREATE TABLE delta_lead (
  id bigint NOT NULL,
  lead_id uuid NOT NULL,
  tappa text NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  mese date NOT NULL,
  agent_id uuid NOT NULL,
  agency_id uuid NOT NULL,
  product prodotto NOT NULL,
  provincia character(2) NOT NULL,
  channel text NOT NULL,
  n integer NOT NULL,
  minuti integer,
  CONSTRAINT delta_lead_pkey PRIMARY KEY (id)
)
WITH (autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='5000');

-- Sums of forecasts and of their weekly snapshots, so that the reports on them read no forecast (docs/decisions/013). By agent and
-- by bank apart: the two together have nearly as many cells as there are open forecasts, and are kept for the questions that name both.
CREATE TABLE delta_previsioni (
  id bigint NOT NULL,
  agent_id uuid NOT NULL,
  bank_id uuid NOT NULL,
  product prodotto NOT NULL,
  mese date NOT NULL,
  stato stato_previsione NOT NULL,
  n integer NOT NULL,
  importo bigint NOT NULL,
  ponderato bigint NOT NULL,
  CONSTRAINT delta_previsioni_pkey PRIMARY KEY (id)
)
WITH (autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='5000');
CREATE SEQUENCE delta_previsioni_id_seq;
ALTER SEQUENCE delta_previsioni_id_seq OWNED BY delta_previsioni.id;
ALTER TABLE delta_previsioni ALTER COLUMN id SET DEFAULT nextval('delta_previsioni_id_seq'::regclass);

-- Sums of commissions by month, beneficiary and bank (docs/decisions/013). What accrues and what is taken back counts in the
-- month of its own row, for ever; what stands in closed statements and is paid moves on within that month.
CREATE TABLE delta_provvigioni (
  id bigint NOT NULL,
  mese date NOT NULL,
  quota quota_provvigione NOT NULL,
  agent_id uuid NOT NULL,
  agency_id uuid NOT NULL,
  bank_id uuid NOT NULL,
  product prodotto NOT NULL,
  righe integer NOT NULL,
  maturato bigint NOT NULL,
  storni bigint NOT NULL,
  in_estratto bigint NOT NULL,
  pagato bigint NOT NULL,
  compensi bigint DEFAULT 0 NOT NULL,
  giorno date NOT NULL,
  storno boolean NOT NULL,
  CONSTRAINT delta_provvigioni_pkey PRIMARY KEY (id)
);
CREATE SEQUENCE delta_provvigioni_id_seq;
ALTER SEQUENCE delta_provvigioni_id_seq OWNED BY delta_provvigioni.id;
ALTER TABLE delta_provvigioni ALTER COLUMN id SET DEFAULT nextval('delta_provvigioni_id_seq'::regclass);

-- Requests by the agent who has them today and the day on which they came: the list of the agents counted those of thirty days row by
-- row (docs/decisions/013).
CREATE TABLE delta_richieste (
  id bigint NOT NULL,
  agent_id uuid NOT NULL,
  giorno date NOT NULL,
  n integer NOT NULL,
  CONSTRAINT delta_richieste_pkey PRIMARY KEY (id)
)
WITH (autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='5000');
CREATE SEQUENCE delta_richieste_id_seq;
ALTER SEQUENCE delta_richieste_id_seq OWNED BY delta_richieste.id;
ALTER TABLE delta_richieste ALTER COLUMN id SET DEFAULT nextval('delta_richieste_id_seq'::regclass);

CREATE TABLE delta_stock (
  id bigint NOT NULL,
  agent_id uuid NOT NULL,
  agency_id uuid NOT NULL,
  bank_id uuid NOT NULL,
  product prodotto NOT NULL,
  stato stato_pratica NOT NULL,
  esito text NOT NULL,
  giorno date NOT NULL,
  mese date NOT NULL,
  mese_invio date,
  n integer NOT NULL,
  importo bigint NOT NULL,
  dal date NOT NULL,
  CONSTRAINT delta_stock_pkey PRIMARY KEY (id)
)
WITH (autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='5000');
CREATE SEQUENCE delta_stock_id_seq;
ALTER SEQUENCE delta_stock_id_seq OWNED BY delta_stock.id;
ALTER TABLE delta_stock ALTER COLUMN id SET DEFAULT nextval('delta_stock_id_seq'::regclass);

CREATE TABLE delta_voti (
  id bigint NOT NULL,
  agent_id uuid NOT NULL,
  employee_id uuid NOT NULL,
  stelle integer NOT NULL,
  n integer NOT NULL,
  CONSTRAINT delta_voti_pkey PRIMARY KEY (id)
)
WITH (autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='5000');
CREATE SEQUENCE delta_voti_id_seq;
ALTER SEQUENCE delta_voti_id_seq OWNED BY delta_voti.id;
ALTER TABLE delta_voti ALTER COLUMN id SET DEFAULT nextval('delta_voti_id_seq'::regclass);

-- The words of a mail that the office has changed; what is not here is the code's.
CREATE TABLE email_testi (
  template text NOT NULL,
  id uuid NOT NULL,
  oggetto text NOT NULL,
  titolo text NOT NULL,
  corpo text NOT NULL,
  updated_by uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT email_testi_pkey PRIMARY KEY (template)
);
CREATE UNIQUE INDEX email_testi_id_key ON email_testi (id);

CREATE TABLE employees (
  id uuid NOT NULL,
  nome text NOT NULL,
  cognome text NOT NULL,
  ruolo text NOT NULL,
  ufficio text DEFAULT ''::text NOT NULL,
  agency_id uuid,
  url_photo text,
  attivo boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  admin_id uuid,
  CONSTRAINT employees_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX employees_admin_id_key ON employees (admin_id);
CREATE INDEX employees_agency_id_idx ON employees (agency_id);
CREATE INDEX employees_cognome_id_idx ON employees (cognome, id);

CREATE TABLE estratti (
  id uuid NOT NULL,
  mese date NOT NULL,
  agent_id uuid,
  agency_id uuid,
  beneficiario text NOT NULL,
  stato stato_estratto DEFAULT 'bozza'::stato_estratto NOT NULL,
  anno integer,
  numero integer,
  codice text GENERATED ALWAYS AS ((((anno)::text || '/'::text) || lpad((numero)::text, 4, '0'::text))) STORED,
  righe integer DEFAULT 0 NOT NULL,
  maturato bigint DEFAULT 0 NOT NULL,
  storni bigint DEFAULT 0 NOT NULL,
  riporto bigint DEFAULT 0 NOT NULL,
  riporto_da_id uuid,
  totale bigint DEFAULT 0 NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  chiuso_at timestamp(3) with time zone,
  inviato_at timestamp(3) with time zone,
  pagato_il date,
  riferimento text,
  pdf_file_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT estratti_beneficiario_ck CHECK ((num_nonnulls(agent_id, agency_id) = 1)),
  CONSTRAINT estratti_chiuso_ck CHECK ((((stato = 'bozza'::stato_estratto) = (numero IS NULL)) AND ((stato = 'bozza'::stato_estratto) = (chiuso_at IS NULL)))),
  CONSTRAINT estratti_mese_ck CHECK ((EXTRACT(day FROM mese) = (1)::numeric)),
  CONSTRAINT estratti_pagato_ck CHECK (((stato = 'pagato'::stato_estratto) = (pagato_il IS NOT NULL))),
  CONSTRAINT estratti_totale_ck CHECK (((totale = ((maturato + storni) + riporto)) AND (maturato >= 0) AND (storni <= 0) AND (riporto <= 0) AND ((riporto < 0) = (riporto_da_id IS NOT NULL)))),
  CONSTRAINT estratti_pkey PRIMARY KEY (id)
);
CREATE INDEX estratti_agency_id_mese_id_idx ON estratti (agency_id, mese, id);
CREATE INDEX estratti_agent_id_mese_id_idx ON estratti (agent_id, mese, id);
CREATE UNIQUE INDEX estratti_anno_numero_key ON estratti (anno, numero);
CREATE INDEX estratti_beneficiario_id_idx ON estratti (beneficiario, id);
CREATE INDEX estratti_created_at_id_idx ON estratti (created_at, id);
CREATE UNIQUE INDEX estratti_mese_agency_id_key ON estratti (mese, agency_id);
CREATE UNIQUE INDEX estratti_mese_agent_id_key ON estratti (mese, agent_id);
CREATE INDEX estratti_mese_id_idx ON estratti (mese, id);
CREATE INDEX estratti_pdf_file_id_idx ON estratti (pdf_file_id);
CREATE UNIQUE INDEX estratti_riporto_da_id_key ON estratti (riporto_da_id);
CREATE INDEX estratti_stato_mese_id_idx ON estratti (stato, mese, id);
CREATE INDEX estratti_totale_id_idx ON estratti (totale, id);

CREATE TABLE faq_categories (
  id uuid NOT NULL,
  nome text NOT NULL,
  contesto text DEFAULT 'home'::text NOT NULL,
  ordine integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT faq_categories_pkey PRIMARY KEY (id)
);
CREATE INDEX faq_categories_created_at_id_idx ON faq_categories (created_at, id);
CREATE UNIQUE INDEX faq_categories_nome_key ON faq_categories (nome);
CREATE INDEX faq_categories_ordine_id_idx ON faq_categories (ordine, id);

CREATE TABLE faq_ricerche (
  testo text NOT NULL,
  giorno date NOT NULL,
  n integer DEFAULT 1 NOT NULL,
  CONSTRAINT faq_ricerche_pkey PRIMARY KEY (testo, giorno)
);
CREATE INDEX faq_ricerche_giorno_idx ON faq_ricerche (giorno);

CREATE TABLE faq_utile (
  faq_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  si boolean NOT NULL,
  at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT faq_utile_pkey PRIMARY KEY (faq_id, agent_id)
);
CREATE INDEX faq_utile_agent_id_idx ON faq_utile (agent_id);

CREATE TABLE faqs (
  id uuid NOT NULL,
  category_id uuid NOT NULL,
  domanda text NOT NULL,
  risposta text NOT NULL,
  ordine integer DEFAULT 0 NOT NULL,
  published boolean DEFAULT true NOT NULL,
  search text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  posto text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
  utile_pct integer,
  voti integer DEFAULT 0 NOT NULL,
  CONSTRAINT faqs_pkey PRIMARY KEY (id)
);
CREATE INDEX faqs_category_id_ordine_id_idx ON faqs (category_id, ordine, id);
CREATE INDEX faqs_created_at_id_idx ON faqs (created_at, id);
CREATE INDEX faqs_ordine_id_idx ON faqs (ordine, id);
CREATE INDEX faqs_posto_id_idx ON faqs (posto, id);
CREATE INDEX faqs_search_idx ON faqs USING gin (search gin_trgm_ops);

CREATE TABLE fascicoli (
  id uuid NOT NULL,
  dal date NOT NULL,
  al date NOT NULL,
  admin_id uuid NOT NULL,
  progress_id uuid NOT NULL,
  file_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT fascicoli_periodo CHECK ((dal <= al)),
  CONSTRAINT fascicoli_pkey PRIMARY KEY (id)
);
CREATE INDEX fascicoli_admin_id_created_at_idx ON fascicoli (admin_id, created_at);
CREATE INDEX fascicoli_file_id_idx ON fascicoli (file_id);

CREATE TABLE file_folders (
  id uuid NOT NULL,
  parent_id uuid,
  nome text NOT NULL,
  ordine integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  pubblico jsonb DEFAULT '{"regole": [{"tipo": "tutti", "valori": []}], "escludi": []}'::jsonb NOT NULL,
  visibile_a text DEFAULT 'Tutta la rete'::text NOT NULL,
  CONSTRAINT file_folders_not_in_itself CHECK ((parent_id <> id)),
  CONSTRAINT file_folders_pkey PRIMARY KEY (id)
);
CREATE INDEX file_folders_created_at_id_idx ON file_folders (created_at, id);
CREATE INDEX file_folders_nome_id_idx ON file_folders (nome, id);
CREATE INDEX file_folders_ordine_id_idx ON file_folders (ordine, id);
-- Of the folders that stand in none, too, no two have one name.
CREATE UNIQUE INDEX file_folders_parent_id_nome_key ON file_folders (parent_id, nome) NULLS NOT DISTINCT;

CREATE TABLE file_items (
  id uuid NOT NULL,
  nome text NOT NULL,
  categoria text DEFAULT ''::text NOT NULL,
  file_id uuid,
  published boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  descrizione text DEFAULT ''::text NOT NULL,
  dimensione bigint DEFAULT 0 NOT NULL,
  folder_id uuid,
  pubblico jsonb DEFAULT '{"regole": [{"tipo": "tutti", "valori": []}], "escludi": []}'::jsonb NOT NULL,
  scaricamenti integer DEFAULT 0 NOT NULL,
  search text DEFAULT ''::text NOT NULL,
  tag text[],
  tipo text DEFAULT 'altro'::text NOT NULL,
  valido_al date,
  valido_dal date,
  versione integer DEFAULT 0 NOT NULL,
  visibile_a text DEFAULT 'Tutta la rete'::text NOT NULL,
  CONSTRAINT file_items_validity CHECK ((valido_al >= valido_dal)),
  CONSTRAINT file_items_pkey PRIMARY KEY (id)
);
CREATE INDEX file_items_created_at_id_idx ON file_items (created_at, id);
CREATE INDEX file_items_dimensione_id_idx ON file_items (dimensione, id);
CREATE INDEX file_items_file_id_idx ON file_items (file_id);
CREATE INDEX file_items_folder_id_nome_id_idx ON file_items (folder_id, nome, id);
CREATE INDEX file_items_nome_id_idx ON file_items (nome, id);
CREATE INDEX file_items_published_nome_id_idx ON file_items (published, nome, id);
CREATE INDEX file_items_scaricamenti_id_idx ON file_items (scaricamenti, id);
CREATE INDEX file_items_search_idx ON file_items USING gin (search gin_trgm_ops);
CREATE INDEX file_items_tag_idx ON file_items USING gin (tag);
CREATE INDEX file_items_tipo_nome_id_idx ON file_items (tipo, nome, id);
CREATE INDEX file_items_updated_at_id_idx ON file_items (updated_at, id);
CREATE INDEX file_items_valido_al_id_idx ON file_items (valido_al, id);

CREATE TABLE file_pieces (
  file_id uuid NOT NULL,
  at integer NOT NULL,
  bytes bytea NOT NULL,
  CONSTRAINT file_pieces_pkey PRIMARY KEY (file_id, at)
);
ALTER TABLE file_pieces ALTER COLUMN bytes SET STORAGE EXTERNAL;

CREATE TABLE file_scaricamenti (
  id uuid NOT NULL,
  item_id uuid NOT NULL,
  versione integer NOT NULL,
  agent_id uuid,
  admin_id uuid,
  at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT file_scaricamenti_by_one CHECK ((num_nonnulls(agent_id, admin_id) <= 1)),
  CONSTRAINT file_scaricamenti_pkey PRIMARY KEY (id)
);
CREATE INDEX file_scaricamenti_admin_id_idx ON file_scaricamenti (admin_id);
CREATE INDEX file_scaricamenti_agent_id_item_id_idx ON file_scaricamenti (agent_id, item_id);
CREATE INDEX file_scaricamenti_item_id_agent_id_idx ON file_scaricamenti (item_id, agent_id);
CREATE INDEX file_scaricamenti_item_id_at_idx ON file_scaricamenti (item_id, at);

CREATE TABLE file_uses (
  file_id uuid NOT NULL,
  model text NOT NULL,
  record_id uuid NOT NULL,
  field text NOT NULL,
  CONSTRAINT file_uses_pkey PRIMARY KEY (file_id, model, record_id, field)
);
CREATE INDEX file_uses_model_record_id_idx ON file_uses (model, record_id);

CREATE TABLE file_versioni (
  id uuid NOT NULL,
  item_id uuid NOT NULL,
  n integer NOT NULL,
  file_id uuid NOT NULL,
  nota text DEFAULT ''::text NOT NULL,
  admin_id uuid,
  at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT file_versioni_pkey PRIMARY KEY (id)
);
CREATE INDEX file_versioni_admin_id_idx ON file_versioni (admin_id);
CREATE INDEX file_versioni_file_id_idx ON file_versioni (file_id);
CREATE UNIQUE INDEX file_versioni_item_id_n_key ON file_versioni (item_id, n);

CREATE TABLE formazione (
  id uuid NOT NULL,
  titolo text NOT NULL,
  descrizione text DEFAULT ''::text NOT NULL,
  url_video text DEFAULT ''::text NOT NULL,
  categoria text DEFAULT ''::text NOT NULL,
  ordine integer DEFAULT 0 NOT NULL,
  published boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  escludi jsonb DEFAULT '[]'::jsonb NOT NULL,
  minimo_pct integer DEFAULT 90 NOT NULL,
  obbligatorio boolean DEFAULT false NOT NULL,
  ore_oam numeric(4,1) DEFAULT 0 NOT NULL,
  regole jsonb DEFAULT '[{"tipo": "tutti", "valori": []}]'::jsonb NOT NULL,
  scade_il date,
  search text DEFAULT ''::text NOT NULL,
  sequenziale boolean DEFAULT false NOT NULL,
  validita_mesi integer,
  CONSTRAINT formazione_ck CHECK (((minimo_pct BETWEEN 1 AND 100) AND (ore_oam >= (0)::numeric) AND ((validita_mesi IS NULL) OR (validita_mesi > 0)))),
  CONSTRAINT formazione_pkey PRIMARY KEY (id)
);
CREATE INDEX formazione_categoria_ordine_id_idx ON formazione (categoria, ordine, id);
CREATE INDEX formazione_created_at_id_idx ON formazione (created_at, id);
CREATE INDEX formazione_ordine_id_idx ON formazione (ordine, id);
CREATE INDEX formazione_scade_il_id_idx ON formazione (scade_il, id);
CREATE INDEX formazione_search_idx ON formazione USING gin (search gin_trgm_ops);
CREATE INDEX formazione_titolo_id_idx ON formazione (titolo, id);

CREATE TABLE formazione_progressi (
  id uuid NOT NULL,
  corso_id uuid NOT NULL,
  lezione_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  intervalli jsonb DEFAULT '[]'::jsonb NOT NULL,
  posizione_sec integer DEFAULT 0 NOT NULL,
  visto_sec integer DEFAULT 0 NOT NULL,
  visto_pct integer DEFAULT 0 NOT NULL,
  contato_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  quiz_punti integer,
  quiz_superato_at timestamp(3) with time zone,
  completata_at timestamp(3) with time zone,
  version integer DEFAULT 1 NOT NULL,
  iniziata_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  credito_sec double precision DEFAULT 0 NOT NULL,
  tolleranza_sec double precision DEFAULT 0 NOT NULL,
  CONSTRAINT formazione_progressi_ck CHECK (((visto_pct BETWEEN 0 AND 100) AND (visto_sec >= 0))),
  CONSTRAINT formazione_progressi_pkey PRIMARY KEY (id)
);
CREATE INDEX formazione_progressi_agent_id_contato_at_idx ON formazione_progressi (agent_id, contato_at);
CREATE INDEX formazione_progressi_agent_id_corso_id_idx ON formazione_progressi (agent_id, corso_id);
CREATE INDEX formazione_progressi_corso_id_agent_id_idx ON formazione_progressi (corso_id, agent_id);
CREATE UNIQUE INDEX formazione_progressi_lezione_id_agent_id_key ON formazione_progressi (lezione_id, agent_id);

CREATE TABLE foto_agente (
  settimana date NOT NULL,
  mese date NOT NULL,
  agent_id uuid NOT NULL,
  agency_id uuid NOT NULL,
  product prodotto NOT NULL,
  n bigint DEFAULT 0 NOT NULL,
  ponderato bigint DEFAULT 0 NOT NULL,
  CONSTRAINT foto_agente_pkey PRIMARY KEY (settimana, mese, agent_id, agency_id, product)
);
-- The snapshots by which months are judged: of the Monday of the week in which each began (lib/reports/summary/parts.ts).
CREATE INDEX foto_agente_del_mese_idx ON foto_agente (mese, agent_id) WHERE (settimana = (date_trunc('week'::text, (mese)::timestamp without time zone))::date);

CREATE TABLE foto_banca (
  settimana date NOT NULL,
  mese date NOT NULL,
  bank_id uuid NOT NULL,
  product prodotto NOT NULL,
  n bigint DEFAULT 0 NOT NULL,
  ponderato bigint DEFAULT 0 NOT NULL,
  CONSTRAINT foto_banca_pkey PRIMARY KEY (settimana, mese, bank_id, product)
);
CREATE INDEX foto_banca_del_mese_idx ON foto_banca (mese, bank_id) WHERE (settimana = (date_trunc('week'::text, (mese)::timestamp without time zone))::date);

CREATE TABLE idempotency_keys (
  id text NOT NULL,
  request_hash text NOT NULL,
  status integer,
  body json,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (id)
);
CREATE INDEX idempotency_keys_created_at_idx ON idempotency_keys (created_at);

CREATE TABLE identificazioni (
  id uuid NOT NULL,
  pratica_id uuid NOT NULL,
  dati jsonb DEFAULT '{}'::jsonb NOT NULL,
  in_rinnovo boolean DEFAULT false NOT NULL,
  classe classe_rischio,
  punti integer,
  classe_minima classe_rischio,
  classe_motivo text DEFAULT ''::text NOT NULL,
  completata_at timestamp(3) with time zone,
  completata_da text DEFAULT ''::text NOT NULL,
  scade_il date,
  entro_il date,
  rinnovo_at timestamp(3) with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT identificazioni_completa_ck CHECK (((completata_at IS NOT NULL) = ((classe IS NOT NULL) AND (scade_il IS NOT NULL) AND (punti IS NOT NULL)))),
  CONSTRAINT identificazioni_motivo_ck CHECK (((classe_minima IS NULL) = (classe_motivo = ''::text))),
  CONSTRAINT identificazioni_pkey PRIMARY KEY (id)
);
CREATE INDEX identificazioni_entro_il_idx ON identificazioni (entro_il);
CREATE UNIQUE INDEX identificazioni_pratica_id_key ON identificazioni (pratica_id);
CREATE INDEX identificazioni_rinnovo_at_idx ON identificazioni (rinnovo_at);
CREATE INDEX identificazioni_scade_il_idx ON identificazioni (scade_il);

CREATE TABLE import_mappings (
  id uuid NOT NULL,
  kind text NOT NULL,
  tipo text NOT NULL,
  esterno text NOT NULL,
  interno text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT import_mappings_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX import_mappings_kind_tipo_esterno_key ON import_mappings (kind, tipo, esterno);

CREATE TABLE import_rows (
  run_id uuid NOT NULL,
  riga integer NOT NULL,
  esito esito_import NOT NULL,
  chiave text,
  impronta text DEFAULT ''::text NOT NULL,
  scritta boolean DEFAULT false NOT NULL,
  ref uuid,
  ref_version integer,
  cambi jsonb DEFAULT '[]'::jsonb NOT NULL,
  errori jsonb DEFAULT '[]'::jsonb NOT NULL,
  dati jsonb DEFAULT '{}'::jsonb NOT NULL,
  soggetti text[] DEFAULT ARRAY[]::text[],
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT import_rows_pkey PRIMARY KEY (run_id, riga)
);
CREATE INDEX import_rows_chiave_idx ON import_rows (chiave);
CREATE INDEX import_rows_ref_idx ON import_rows (ref);
CREATE INDEX import_rows_run_id_chiave_idx ON import_rows (run_id, chiave);
CREATE INDEX import_rows_run_id_esito_riga_idx ON import_rows (run_id, esito, riga);
CREATE INDEX import_rows_run_id_scritta_riga_idx ON import_rows (run_id, scritta, riga);
CREATE INDEX import_rows_soggetti_idx ON import_rows USING gin (soggetti);

CREATE TABLE import_runs (
  id uuid NOT NULL,
  kind text NOT NULL,
  origine text DEFAULT 'mano'::text NOT NULL,
  nome text NOT NULL,
  file_id uuid,
  file_sha256 text NOT NULL,
  colonne jsonb DEFAULT '[]'::jsonb NOT NULL,
  mapping jsonb DEFAULT '{}'::jsonb NOT NULL,
  state stato_import DEFAULT 'caricato'::stato_import NOT NULL,
  fase fase_import,
  admin_id uuid,
  job_id uuid,
  heartbeat_at timestamp(3) with time zone,
  checkpoint integer DEFAULT 0 NOT NULL,
  letti integer DEFAULT 0 NOT NULL,
  creati integer DEFAULT 0 NOT NULL,
  aggiornati integer DEFAULT 0 NOT NULL,
  invariati integer DEFAULT 0 NOT NULL,
  saltati integer DEFAULT 0 NOT NULL,
  errati integer DEFAULT 0 NOT NULL,
  disfatti integer DEFAULT 0 NOT NULL,
  lasciati integer DEFAULT 0 NOT NULL,
  errore text DEFAULT ''::text NOT NULL,
  started_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  durata_s integer GENERATED ALWAYS AS ((floor(EXTRACT(epoch FROM (ended_at - started_at))))::integer) STORED,
  completo boolean DEFAULT false NOT NULL,
  CONSTRAINT import_runs_in_corso_ck CHECK (((state <> 'in_corso'::stato_import) OR ((fase IS NOT NULL) AND (heartbeat_at IS NOT NULL)))),
  CONSTRAINT import_runs_letti_ck CHECK (((state <> ALL (ARRAY['verificato'::stato_import, 'completato'::stato_import, 'con_errori'::stato_import])) OR (letti > 0))),
  CONSTRAINT import_runs_pkey PRIMARY KEY (id)
);
CREATE INDEX import_runs_admin_id_idx ON import_runs (admin_id);
CREATE INDEX import_runs_created_at_id_idx ON import_runs (created_at, id);
CREATE INDEX import_runs_file_id_idx ON import_runs (file_id);
CREATE INDEX import_runs_kind_created_at_id_idx ON import_runs (kind, created_at, id);
CREATE INDEX import_runs_kind_durata_s_id_idx ON import_runs (kind, durata_s, id);
-- Of one kind only one run at a time writes, whichever server has it.
CREATE UNIQUE INDEX import_runs_una_sola_scrive ON import_runs (kind) WHERE ((state = 'in_corso'::stato_import) AND (fase <> 'verifica'::fase_import));

CREATE TABLE incarichi (
  id uuid NOT NULL,
  codice text NOT NULL,
  pratica_id uuid NOT NULL,
  persona_id uuid,
  stato stato_incarico DEFAULT 'bozza'::stato_incarico NOT NULL,
  compenso_pct numeric(7,4),
  compenso_importo bigint NOT NULL,
  taeg_senza numeric(7,4),
  taeg numeric(7,4),
  durata_giorni integer NOT NULL,
  recesso_giorni integer NOT NULL,
  testo_versione text NOT NULL,
  contenuto jsonb NOT NULL,
  hash text,
  pdf_file_id uuid,
  firmato_file_id uuid,
  inviato_at timestamp(3) with time zone,
  inviato_a citext,
  scade_il date,
  codice_hash text,
  codice_fino timestamp(3) with time zone,
  codice_prove integer DEFAULT 0 NOT NULL,
  firmato_at timestamp(3) with time zone,
  firma_nome text,
  firma_ip text,
  firma_user_agent text,
  firma_via text,
  vale_fino date,
  chiuso_at timestamp(3) with time zone,
  motivo text,
  autore_role role NOT NULL,
  autore_id uuid NOT NULL,
  autore_nome text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT incarichi_compenso CHECK ((compenso_importo >= 0)),
  CONSTRAINT incarichi_dato CHECK (((stato <> 'inviato'::stato_incarico) OR ((hash IS NOT NULL) AND (pdf_file_id IS NOT NULL) AND (inviato_a IS NOT NULL) AND (scade_il IS NOT NULL)))),
  CONSTRAINT incarichi_firma CHECK (((firmato_at IS NULL) = (firma_nome IS NULL))),
  CONSTRAINT incarichi_firmato CHECK (((stato <> 'firmato'::stato_incarico) OR ((firmato_at IS NOT NULL) AND (hash IS NOT NULL) AND (vale_fino IS NOT NULL)))),
  CONSTRAINT incarichi_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX incarichi_codice_key ON incarichi (codice);
CREATE INDEX incarichi_firmato_file_id_idx ON incarichi (firmato_file_id);
CREATE INDEX incarichi_pdf_file_id_idx ON incarichi (pdf_file_id);
CREATE INDEX incarichi_persona_id_idx ON incarichi (persona_id);
CREATE INDEX incarichi_pratica_id_created_at_idx ON incarichi (pratica_id, created_at);
CREATE INDEX incarichi_stato_scade_il_idx ON incarichi (stato, scade_il);
-- One that can still be signed, and one that is signed, a case.
CREATE UNIQUE INDEX incarichi_uno_aperto ON incarichi (pratica_id) WHERE (stato = ANY (ARRAY['bozza'::stato_incarico, 'inviato'::stato_incarico]));
CREATE UNIQUE INDEX incarichi_uno_firmato ON incarichi (pratica_id) WHERE (stato = 'firmato'::stato_incarico);

CREATE TABLE incassi (
  id uuid NOT NULL,
  bank_id uuid NOT NULL,
  pratica_id uuid,
  codice text NOT NULL,
  data date NOT NULL,
  mese date GENERATED ALWAYS AS ((date_trunc('month'::text, (data)::timestamp without time zone))::date) STORED NOT NULL,
  importo bigint NOT NULL,
  erogato bigint,
  riferimento text DEFAULT ''::text NOT NULL,
  esito esito_incasso DEFAULT 'senza_pratica'::esito_incasso NOT NULL,
  search text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT incassi_codice_ck CHECK ((codice <> ''::text)),
  CONSTRAINT incassi_erogato_ck CHECK ((erogato >= 0)),
  CONSTRAINT incassi_esito_ck CHECK (((esito <> 'da_incassare'::esito_incasso) AND ((pratica_id IS NULL) = (esito = 'senza_pratica'::esito_incasso)))),
  CONSTRAINT incassi_importo_ck CHECK ((importo <> 0)),
  CONSTRAINT incassi_pkey PRIMARY KEY (id)
);
CREATE INDEX incassi_bank_id_data_id_idx ON incassi (bank_id, data, id);
CREATE INDEX incassi_created_at_id_idx ON incassi (created_at, id);
CREATE INDEX incassi_data_id_idx ON incassi (data, id);
CREATE INDEX incassi_esito_data_id_idx ON incassi (esito, data, id);
CREATE INDEX incassi_importo_id_idx ON incassi (importo, id);
CREATE INDEX incassi_pratica_id_bank_id_idx ON incassi (pratica_id, bank_id);
CREATE INDEX incassi_search_idx ON incassi USING gin (search gin_trgm_ops);
-- The same payment comes once, whichever of its codes the bank writes.
CREATE UNIQUE INDEX incassi_una_volta_key ON incassi (bank_id, COALESCE((pratica_id)::text, codice), data, importo, riferimento);

-- General information on credit to consumers (art. 9 of Directive (EU) 2023/2225), by product and version.
CREATE TABLE informazioni_credito (
  id uuid NOT NULL,
  prodotto prodotto NOT NULL,
  numero integer NOT NULL,
  valid_from date NOT NULL,
  corpo text NOT NULL,
  esempio jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT informazioni_credito_prodotto_ck CHECK ((prodotto = ANY (ARRAY['prestito'::prodotto, 'cdq'::prodotto]))),
  CONSTRAINT informazioni_credito_pkey PRIMARY KEY (id)
);
CREATE INDEX informazioni_credito_created_at_id_idx ON informazioni_credito (created_at, id);
CREATE UNIQUE INDEX informazioni_credito_prodotto_numero_key ON informazioni_credito (prodotto, numero);
CREATE UNIQUE INDEX informazioni_credito_prodotto_valid_from_key ON informazioni_credito (prodotto, valid_from);
CREATE INDEX informazioni_credito_valid_from_id_idx ON informazioni_credito (valid_from, id);

CREATE TABLE job_progress (
  id uuid NOT NULL,
  kind text NOT NULL,
  owner_role role,
  owner_id uuid,
  total integer DEFAULT 0 NOT NULL,
  done integer DEFAULT 0 NOT NULL,
  state text DEFAULT 'in_coda'::text NOT NULL,
  cancel boolean DEFAULT false NOT NULL,
  result jsonb,
  error text,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  title text DEFAULT ''::text NOT NULL,
  href text DEFAULT ''::text NOT NULL,
  CONSTRAINT job_progress_pkey PRIMARY KEY (id)
);
CREATE INDEX job_progress_owner_role_owner_id_created_at_idx ON job_progress (owner_role, owner_id, created_at);

CREATE TABLE known_devices (
  id uuid NOT NULL,
  role role NOT NULL,
  user_id uuid NOT NULL,
  token_hash text NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  last_used_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT known_devices_pkey PRIMARY KEY (id)
);
CREATE INDEX known_devices_expires_at_idx ON known_devices (expires_at);
CREATE INDEX known_devices_role_user_id_last_used_at_idx ON known_devices (role, user_id, last_used_at);
CREATE UNIQUE INDEX known_devices_token_hash_role_user_id_key ON known_devices (token_hash, role, user_id);

-- Who got which lead and why: one row for each time that a lead was given to somebody.
CREATE TABLE lead_assegnazioni (
  id uuid NOT NULL,
  lead_id uuid NOT NULL,
  group_id uuid,
  agent_id uuid NOT NULL,
  at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  motivo motivo_assegnazione NOT NULL,
  deficit double precision,
  quote jsonb DEFAULT '{}'::jsonb NOT NULL,
  contata boolean DEFAULT false NOT NULL,
  CONSTRAINT lead_assegnazioni_contata_ck CHECK (((NOT contata) OR (group_id IS NOT NULL))),
  CONSTRAINT lead_assegnazioni_quote_ck CHECK ((jsonb_typeof(quote) = 'object'::text)),
  CONSTRAINT lead_assegnazioni_pkey PRIMARY KEY (id)
);
CREATE INDEX lead_assegnazioni_agent_id_at_id_idx ON lead_assegnazioni (agent_id, at, id);
CREATE INDEX lead_assegnazioni_group_id_at_id_idx ON lead_assegnazioni (group_id, at, id);
CREATE INDEX lead_assegnazioni_lead_id_at_id_idx ON lead_assegnazioni (lead_id, at, id);

CREATE TABLE lead_eventi (
  id uuid NOT NULL,
  lead_id uuid NOT NULL,
  tipo text NOT NULL,
  da stato_lead,
  a stato_lead,
  testo text DEFAULT ''::text NOT NULL,
  esito esito_chiamata,
  actor_role role,
  actor_id uuid,
  actor_name text DEFAULT ''::text NOT NULL,
  at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT lead_eventi_pkey PRIMARY KEY (id)
);
CREATE INDEX lead_eventi_lead_id_at_id_idx ON lead_eventi (lead_id, at, id);
CREATE INDEX lead_eventi_ufficio_idx ON lead_eventi (at) WHERE ((actor_role = 'admin'::role) AND (tipo = 'stato'::text));

CREATE TABLE lead_fatti (
  id bigint NOT NULL,
  lead_id uuid NOT NULL,
  tappa text NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  mese date NOT NULL,
  agent_id uuid NOT NULL,
  agency_id uuid NOT NULL,
  product prodotto NOT NULL,
  provincia character(2) NOT NULL,
  channel text NOT NULL,
  n integer NOT NULL,
  minuti integer,
  CONSTRAINT lead_fatti_ck CHECK (((n = ANY (ARRAY['-1'::integer, 1])) AND (tappa = ANY (ARRAY['nuovo'::text, 'assegnato'::text, 'contattato'::text, 'appuntamento'::text, 'convertito'::text, 'perso'::text])))),
  CONSTRAINT lead_fatti_pkey PRIMARY KEY (id)
);
CREATE SEQUENCE lead_fatti_id_seq;
ALTER SEQUENCE lead_fatti_id_seq OWNED BY lead_fatti.id;
ALTER TABLE lead_fatti ALTER COLUMN id SET DEFAULT nextval('lead_fatti_id_seq'::regclass);
CREATE INDEX lead_fatti_agent_id_at_id_idx ON lead_fatti (agent_id, at, id);
CREATE INDEX lead_fatti_at_id_idx ON lead_fatti (at, id);
CREATE INDEX lead_fatti_lead_id_tappa_id_idx ON lead_fatti (lead_id, tappa, id);

CREATE TABLE lead_receipts (
  agent_id uuid NOT NULL,
  received integer DEFAULT 0 NOT NULL,
  group_id uuid NOT NULL,
  atteso double precision DEFAULT 0 NOT NULL,
  CONSTRAINT lead_receipts_pkey PRIMARY KEY (group_id, agent_id)
);
CREATE INDEX lead_receipts_agent_id_idx ON lead_receipts (agent_id);

CREATE TABLE leads (
  id uuid NOT NULL,
  codice text NOT NULL,
  product prodotto NOT NULL,
  stato stato_lead DEFAULT 'nuovo'::stato_lead NOT NULL,
  nome text NOT NULL,
  cognome text NOT NULL,
  email citext NOT NULL,
  telefono text NOT NULL,
  provincia character(2),
  finalita text,
  importo bigint,
  durata_mesi integer,
  input jsonb DEFAULT '{}'::jsonb NOT NULL,
  quote_id uuid,
  offerta jsonb,
  channel text DEFAULT 'sito'::text NOT NULL,
  campaign jsonb DEFAULT '{}'::jsonb NOT NULL,
  joined_to_id uuid,
  agent_id uuid,
  agency_id uuid,
  client_id uuid,
  pratica_id uuid,
  assigned_at timestamp(3) with time zone,
  contattato_at timestamp(3) with time zone,
  appuntamento_at timestamp(3) with time zone,
  chiuso_at timestamp(3) with time zone,
  motivo_perso text,
  note text DEFAULT ''::text NOT NULL,
  search text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  listing_id uuid,
  CONSTRAINT leads_convertito_ck CHECK (((stato <> 'convertito'::stato_lead) OR (chiuso_at IS NOT NULL))),
  CONSTRAINT leads_pkey PRIMARY KEY (id)
);
ALTER TABLE leads ALTER COLUMN search SET STATISTICS 1000;
CREATE INDEX leads_agency_id_idx ON leads (agency_id);
CREATE INDEX leads_agent_id_created_at_id_idx ON leads (agent_id, created_at, id);
CREATE INDEX leads_channel_created_at_id_idx ON leads (channel, created_at, id);
CREATE INDEX leads_client_id_idx ON leads (client_id);
CREATE UNIQUE INDEX leads_codice_key ON leads (codice);
CREATE INDEX leads_cognome_id_idx ON leads (cognome, id);
CREATE INDEX leads_created_at_id_idx ON leads (created_at, id);
CREATE INDEX leads_email_created_at_idx ON leads (email, created_at);
CREATE INDEX leads_joined_to_id_idx ON leads (joined_to_id);
CREATE INDEX leads_listing_id_idx ON leads (listing_id);
CREATE UNIQUE INDEX leads_pratica_id_key ON leads (pratica_id);
CREATE INDEX leads_product_created_at_id_idx ON leads (product, created_at, id);
CREATE INDEX leads_quote_id_idx ON leads (quote_id);
CREATE INDEX leads_search_idx ON leads USING gin (search gin_trgm_ops);
CREATE INDEX leads_stato_created_at_id_idx ON leads (stato, created_at, id);
CREATE INDEX leads_telefono_created_at_idx ON leads (telefono, created_at);

CREATE TABLE lezioni (
  id uuid NOT NULL,
  corso_id uuid NOT NULL,
  ordine integer DEFAULT 0 NOT NULL,
  titolo text NOT NULL,
  descrizione text DEFAULT ''::text NOT NULL,
  video text NOT NULL,
  durata_sec integer NOT NULL,
  copertina text,
  sottotitoli text,
  allegati jsonb DEFAULT '[]'::jsonb NOT NULL,
  domande jsonb DEFAULT '[]'::jsonb NOT NULL,
  soglia integer DEFAULT 80 NOT NULL,
  tentativi integer,
  CONSTRAINT lezioni_ck CHECK (((durata_sec > 0) AND (soglia BETWEEN 1 AND 100) AND ((tentativi IS NULL) OR (tentativi > 0)))),
  CONSTRAINT lezioni_pkey PRIMARY KEY (id)
);
CREATE INDEX lezioni_corso_id_ordine_id_idx ON lezioni (corso_id, ordine, id);

CREATE TABLE merchandising (
  id uuid NOT NULL,
  nome text NOT NULL,
  descrizione text DEFAULT ''::text NOT NULL,
  prezzo bigint DEFAULT 0 NOT NULL,
  immagini jsonb DEFAULT '[]'::jsonb NOT NULL,
  varianti text[],
  pubblico boolean DEFAULT true NOT NULL,
  ordine integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  categoria categoria_merchandising DEFAULT 'gadget'::categoria_merchandising NOT NULL,
  stato stato_articolo DEFAULT 'pubblicato'::stato_articolo NOT NULL,
  iva_pct integer DEFAULT 22 NOT NULL,
  minimo integer DEFAULT 1 NOT NULL,
  multiplo integer DEFAULT 1 NOT NULL,
  massimo integer,
  giacenza integer DEFAULT 0 NOT NULL,
  riservata integer DEFAULT 0 NOT NULL,
  disponibili integer DEFAULT 0 NOT NULL,
  sotto_soglia boolean DEFAULT false NOT NULL,
  search text DEFAULT ''::text NOT NULL,
  destinatari destinatario_articolo[] DEFAULT ARRAY[]::destinatario_articolo[] NOT NULL,
  campi jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT merchandising_prezzo_ck CHECK ((prezzo >= 0)),
  CONSTRAINT merchandising_quantita_ck CHECK (((minimo >= 1) AND (multiplo >= 1) AND (massimo >= minimo))),
  CONSTRAINT merchandising_pkey PRIMARY KEY (id)
);
CREATE INDEX merchandising_categoria_ordine_id_idx ON merchandising (categoria, ordine, id);
CREATE INDEX merchandising_created_at_id_idx ON merchandising (created_at, id);
CREATE INDEX merchandising_disponibili_id_idx ON merchandising (disponibili, id);
CREATE INDEX merchandising_nome_id_idx ON merchandising (nome, id);
CREATE INDEX merchandising_ordine_id_idx ON merchandising (ordine, id);
CREATE INDEX merchandising_prezzo_id_idx ON merchandising (prezzo, id);
CREATE INDEX merchandising_search_idx ON merchandising USING gin (search gin_trgm_ops);
CREATE INDEX merchandising_stato_ordine_id_idx ON merchandising (stato, ordine, id);

CREATE TABLE merchandising_movimenti (
  id uuid NOT NULL,
  merch_id uuid NOT NULL,
  variante_id uuid NOT NULL,
  tipo tipo_movimento_merchandising NOT NULL,
  delta integer NOT NULL,
  giacenza integer NOT NULL,
  motivo text DEFAULT ''::text NOT NULL,
  order_id uuid,
  autore text DEFAULT ''::text NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT merchandising_movimenti_ck CHECK (((delta <> 0) AND (giacenza >= 0))),
  CONSTRAINT merchandising_movimenti_pkey PRIMARY KEY (id)
);
CREATE INDEX merchandising_movimenti_merch_id_created_at_id_idx ON merchandising_movimenti (merch_id, created_at, id);
CREATE INDEX merchandising_movimenti_order_id_idx ON merchandising_movimenti (order_id);
CREATE INDEX merchandising_movimenti_variante_id_idx ON merchandising_movimenti (variante_id);

CREATE TABLE merchandising_order_lines (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  merch_id uuid,
  nome text NOT NULL,
  variant text DEFAULT ''::text NOT NULL,
  quantity integer NOT NULL,
  prezzo bigint NOT NULL,
  variante_id uuid,
  spedita integer DEFAULT 0 NOT NULL,
  annullata integer DEFAULT 0 NOT NULL,
  riservata integer DEFAULT 0 NOT NULL,
  testi jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT merchandising_order_lines_quantita_ck CHECK (((spedita >= 0) AND (annullata >= 0) AND (riservata >= 0) AND (((spedita + annullata) + riservata) <= quantity))),
  CONSTRAINT merchandising_order_lines_pkey PRIMARY KEY (id)
);
CREATE INDEX merchandising_order_lines_merch_id_idx ON merchandising_order_lines (merch_id);
CREATE INDEX merchandising_order_lines_order_id_idx ON merchandising_order_lines (order_id);
CREATE INDEX merchandising_order_lines_variante_id_idx ON merchandising_order_lines (variante_id);

CREATE TABLE merchandising_orders (
  id uuid NOT NULL,
  codice text NOT NULL,
  role role NOT NULL,
  user_id uuid NOT NULL,
  stato stato_ordine DEFAULT 'inviato'::stato_ordine NOT NULL,
  totale bigint NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  richiedente text DEFAULT ''::text NOT NULL,
  agency_id uuid,
  pezzi integer DEFAULT 0 NOT NULL,
  spediti integer DEFAULT 0 NOT NULL,
  consegna consegna_ordine DEFAULT 'agenzia'::consegna_ordine NOT NULL,
  indirizzo text DEFAULT ''::text NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  note_ufficio text DEFAULT ''::text NOT NULL,
  corriere text,
  tracking text,
  motivo text,
  approvato_at timestamp(3) with time zone,
  spedito_at timestamp(3) with time zone,
  consegnato_at timestamp(3) with time zone,
  annullato_at timestamp(3) with time zone,
  search text DEFAULT ''::text NOT NULL,
  articoli uuid[] DEFAULT ARRAY[]::uuid[],
  centro_costo text DEFAULT ''::text NOT NULL,
  CONSTRAINT merchandising_orders_pkey PRIMARY KEY (id)
);
CREATE INDEX merchandising_orders_agency_id_centro_costo_idx ON merchandising_orders (agency_id, centro_costo);
CREATE INDEX merchandising_orders_agency_id_created_at_id_idx ON merchandising_orders (agency_id, created_at, id);
CREATE INDEX merchandising_orders_articoli_idx ON merchandising_orders USING gin (articoli);
CREATE UNIQUE INDEX merchandising_orders_codice_key ON merchandising_orders (codice);
CREATE INDEX merchandising_orders_created_at_id_idx ON merchandising_orders (created_at, id);
CREATE INDEX merchandising_orders_role_user_id_created_at_idx ON merchandising_orders (role, user_id, created_at);
CREATE INDEX merchandising_orders_search_idx ON merchandising_orders USING gin (search gin_trgm_ops);
CREATE INDEX merchandising_orders_stato_created_at_id_idx ON merchandising_orders (stato, created_at, id);
CREATE INDEX merchandising_orders_totale_id_idx ON merchandising_orders (totale, id);
CREATE INDEX merchandising_orders_user_id_created_at_id_idx ON merchandising_orders (user_id, created_at, id);

CREATE TABLE merchandising_varianti (
  id uuid NOT NULL,
  merch_id uuid NOT NULL,
  nome text DEFAULT ''::text NOT NULL,
  codice text DEFAULT ''::text NOT NULL,
  prezzo bigint,
  ordine integer DEFAULT 0 NOT NULL,
  attiva boolean DEFAULT true NOT NULL,
  gestita boolean DEFAULT false NOT NULL,
  soglia integer DEFAULT 0 NOT NULL,
  giacenza integer DEFAULT 0 NOT NULL,
  riservata integer DEFAULT 0 NOT NULL,
  CONSTRAINT merchandising_varianti_giacenza_ck CHECK (((soglia >= 0) AND (riservata >= 0) AND (giacenza >= riservata))),
  CONSTRAINT merchandising_varianti_prezzo_ck CHECK ((prezzo >= 0)),
  CONSTRAINT merchandising_varianti_pkey PRIMARY KEY (id)
);
CREATE INDEX merchandising_varianti_merch_id_nome_idx ON merchandising_varianti (merch_id, nome);

CREATE TABLE news (
  id uuid NOT NULL,
  titolo text NOT NULL,
  slug text NOT NULL,
  categoria text DEFAULT 'novità'::text NOT NULL,
  abstract text DEFAULT ''::text NOT NULL,
  corpo text DEFAULT ''::text NOT NULL,
  url_image text,
  url_image_alt text DEFAULT ''::text NOT NULL,
  published boolean DEFAULT false NOT NULL,
  published_at timestamp(3) with time zone,
  search text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT news_pkey PRIMARY KEY (id)
);
CREATE INDEX news_categoria_published_at_id_idx ON news (categoria, published_at, id);
CREATE INDEX news_created_at_id_idx ON news (created_at, id);
CREATE INDEX news_published_at_id_idx ON news (published_at, id);
CREATE INDEX news_published_published_at_id_idx ON news (published, published_at, id);
CREATE INDEX news_search_idx ON news USING gin (search gin_trgm_ops);
CREATE UNIQUE INDEX news_slug_key ON news (slug);
CREATE INDEX news_titolo_id_idx ON news (titolo, id);

CREATE TABLE notifications (
  id uuid NOT NULL,
  role role NOT NULL,
  user_id uuid NOT NULL,
  titolo text NOT NULL,
  testo text DEFAULT ''::text NOT NULL,
  href text DEFAULT ''::text NOT NULL,
  read_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT notifications_pkey PRIMARY KEY (id)
);
-- Old notifications are pruned by their age.
CREATE INDEX notifications_created_at_idx ON notifications (created_at);
CREATE INDEX notifications_role_user_id_created_at_idx ON notifications (role, user_id, created_at);

CREATE TABLE one_time_tokens (
  id uuid NOT NULL,
  role role NOT NULL,
  user_id uuid NOT NULL,
  purpose token_purpose NOT NULL,
  token_hash text NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  used_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT one_time_tokens_pkey PRIMARY KEY (id)
);
CREATE INDEX one_time_tokens_expires_at_idx ON one_time_tokens (expires_at);
CREATE INDEX one_time_tokens_role_user_id_purpose_idx ON one_time_tokens (role, user_id, purpose);
CREATE UNIQUE INDEX one_time_tokens_token_hash_key ON one_time_tokens (token_hash);

CREATE TABLE pages (
  id uuid NOT NULL,
  url text NOT NULL,
  titolo text NOT NULL,
  descrizione text DEFAULT ''::text NOT NULL,
  corpo text DEFAULT ''::text NOT NULL,
  published boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  testo_al timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT pages_pkey PRIMARY KEY (id)
);
CREATE INDEX pages_created_at_id_idx ON pages (created_at, id);
CREATE INDEX pages_titolo_id_idx ON pages (titolo, id);
CREATE UNIQUE INDEX pages_url_key ON pages (url);

CREATE TABLE partite (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  pratica_id uuid NOT NULL,
  bank_id uuid NOT NULL,
  atteso bigint DEFAULT 0 NOT NULL,
  incassato bigint DEFAULT 0 NOT NULL,
  movimenti integer DEFAULT 0 NOT NULL,
  incassi integer DEFAULT 0 NOT NULL,
  maturata_il date,
  incassata_il date,
  mese date GENERATED ALWAYS AS ((date_trunc('month'::text, (maturata_il)::timestamp without time zone))::date) STORED,
  differenza bigint GENERATED ALWAYS AS ((incassato - atteso)) STORED NOT NULL,
  esito esito_incasso DEFAULT 'pari'::esito_incasso NOT NULL,
  aperta boolean GENERATED ALWAYS AS (((movimenti = 0) OR (atteso <> incassato))) STORED NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  nata_il date,
  scoperta boolean DEFAULT false NOT NULL,
  CONSTRAINT partite_quante_ck CHECK (((movimenti >= 0) AND (incassi >= 0))),
  CONSTRAINT partite_pkey PRIMARY KEY (id)
);
CREATE INDEX partite_aperta_differenza_id_idx ON partite (aperta, differenza, id);
CREATE INDEX partite_aperta_maturata_il_id_idx ON partite (aperta, maturata_il, id);
CREATE INDEX partite_bank_id_aperta_differenza_id_idx ON partite (bank_id, aperta, differenza, id);
CREATE INDEX partite_created_at_id_idx ON partite (created_at, id);
CREATE UNIQUE INDEX partite_pratica_id_bank_id_key ON partite (pratica_id, bank_id);

CREATE TABLE partner_consegne (
  id uuid NOT NULL,
  partner text DEFAULT 'luccacase'::text NOT NULL,
  id_esterno text NOT NULL,
  evento text DEFAULT ''::text NOT NULL,
  stato stato_consegna DEFAULT 'ricevuta'::stato_consegna NOT NULL,
  firma_valida boolean NOT NULL,
  corpo jsonb DEFAULT '{}'::jsonb NOT NULL,
  errore text DEFAULT ''::text NOT NULL,
  tentativi integer DEFAULT 0 NOT NULL,
  listing_id uuid,
  lead_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  firma text,
  CONSTRAINT partner_consegne_pkey PRIMARY KEY (id)
);
CREATE INDEX partner_consegne_created_at_id_idx ON partner_consegne (created_at, id);
CREATE INDEX partner_consegne_evento_created_at_id_idx ON partner_consegne (evento, created_at, id);
CREATE INDEX partner_consegne_lead_id_idx ON partner_consegne (lead_id);
CREATE INDEX partner_consegne_listing_id_idx ON partner_consegne (listing_id);
CREATE UNIQUE INDEX partner_consegne_partner_firma_key ON partner_consegne (partner, firma);
CREATE UNIQUE INDEX partner_consegne_partner_id_esterno_key ON partner_consegne (partner, id_esterno);
CREATE INDEX partner_consegne_stato_created_at_id_idx ON partner_consegne (stato, created_at, id);

CREATE TABLE partner_listings (
  id uuid NOT NULL,
  partner text DEFAULT 'luccacase'::text NOT NULL,
  external_id text NOT NULL,
  titolo text NOT NULL,
  comune text DEFAULT ''::text NOT NULL,
  provincia character(2),
  prezzo bigint DEFAULT 0 NOT NULL,
  url text,
  dati jsonb DEFAULT '{}'::jsonb NOT NULL,
  attivo boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  mq integer,
  classe text DEFAULT ''::text NOT NULL,
  scade_il date,
  search text DEFAULT ''::text NOT NULL,
  CONSTRAINT partner_listings_pkey PRIMARY KEY (id)
);
CREATE INDEX partner_listings_attivo_created_at_id_idx ON partner_listings (attivo, created_at, id);
CREATE INDEX partner_listings_classe_created_at_id_idx ON partner_listings (classe, created_at, id);
CREATE INDEX partner_listings_created_at_id_idx ON partner_listings (created_at, id);
CREATE UNIQUE INDEX partner_listings_partner_external_id_key ON partner_listings (partner, external_id);
CREATE INDEX partner_listings_prezzo_id_idx ON partner_listings (prezzo, id);
CREATE INDEX partner_listings_provincia_created_at_id_idx ON partner_listings (provincia, created_at, id);
CREATE INDEX partner_listings_search_idx ON partner_listings USING gin (search gin_trgm_ops);
CREATE INDEX partner_listings_titolo_id_idx ON partner_listings (titolo, id);

-- Passkeys: what a device or a key proves its owner with. Only the public half is here.
CREATE TABLE passkeys (
  id uuid NOT NULL,
  role role NOT NULL,
  user_id uuid NOT NULL,
  nome text NOT NULL,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint DEFAULT 0 NOT NULL,
  transports text[] DEFAULT ARRAY[]::text[] NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  last_used_at timestamp(3) with time zone,
  CONSTRAINT passkeys_di_chi_lavora CHECK ((role <> 'client'::role)),
  CONSTRAINT passkeys_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX passkeys_credential_id_key ON passkeys (credential_id);
CREATE INDEX passkeys_role_user_id_idx ON passkeys (role, user_id);

CREATE TABLE perc_lead_gruppi (
  id uuid NOT NULL,
  product prodotto NOT NULL,
  provincia character(2),
  epoca integer NOT NULL,
  dal date NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT perc_lead_gruppi_epoca_ck CHECK ((epoca >= 1)),
  CONSTRAINT perc_lead_gruppi_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX perc_lead_gruppi_product_provincia_epoca_key ON perc_lead_gruppi (product, provincia, epoca) NULLS NOT DISTINCT;

CREATE TABLE perc_leads (
  id uuid NOT NULL,
  agent_id uuid NOT NULL,
  peso numeric(7,4) NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  group_id uuid NOT NULL,
  tetto_giorno integer,
  tetto_mese integer,
  CONSTRAINT perc_leads_peso_ck CHECK (((peso > (0)::numeric) AND (peso <= (100)::numeric))),
  CONSTRAINT perc_leads_tetti_ck CHECK (((tetto_giorno >= 1) AND (tetto_mese >= 1))),
  CONSTRAINT perc_leads_pkey PRIMARY KEY (id)
);
CREATE INDEX perc_leads_agent_id_idx ON perc_leads (agent_id);
CREATE UNIQUE INDEX perc_leads_group_id_agent_id_key ON perc_leads (group_id, agent_id);

CREATE TABLE pratica_documenti (
  id uuid NOT NULL,
  pratica_id uuid NOT NULL,
  tipo text NOT NULL,
  nome text NOT NULL,
  stato stato_documento DEFAULT 'richiesto'::stato_documento NOT NULL,
  obbligatorio boolean DEFAULT true NOT NULL,
  file_id uuid,
  motivo text,
  uploaded_by role,
  uploaded_at timestamp(3) with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  condiviso boolean DEFAULT false NOT NULL,
  persona_id uuid,
  CONSTRAINT pratica_documenti_pkey PRIMARY KEY (id)
);
CREATE INDEX pratica_documenti_caricato_idx ON pratica_documenti (pratica_id) WHERE (stato = 'caricato'::stato_documento);
CREATE INDEX pratica_documenti_file_id_idx ON pratica_documenti (file_id);
CREATE INDEX pratica_documenti_persona_id_idx ON pratica_documenti (persona_id);
CREATE INDEX pratica_documenti_pratica_id_idx ON pratica_documenti (pratica_id);

CREATE TABLE pratica_eventi (
  id uuid NOT NULL,
  pratica_id uuid NOT NULL,
  tipo text NOT NULL,
  da stato_pratica,
  a stato_pratica,
  testo text DEFAULT ''::text NOT NULL,
  pubblico boolean DEFAULT true NOT NULL,
  actor_role role,
  actor_id uuid,
  actor_name text DEFAULT ''::text NOT NULL,
  at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  documento_id uuid,
  esito esito_chiamata,
  causale text,
  CONSTRAINT pratica_eventi_pkey PRIMARY KEY (id)
);
CREATE INDEX pratica_eventi_documento_id_idx ON pratica_eventi (documento_id);
CREATE INDEX pratica_eventi_pratica_id_at_id_idx ON pratica_eventi (pratica_id, at, id);
-- What the office did in a month: the rankings of its people count these.
CREATE INDEX pratica_eventi_ufficio_idx ON pratica_eventi (at) WHERE ((actor_role = 'admin'::role) AND (tipo = 'documento'::text));

-- Facts, queues and cubes (docs/decisions/013). Facts say what happened to cases and leads and are never changed; a queue
-- holds what is not in the cubes yet; a cube is a sum by a few bounded dimensions.
CREATE TABLE pratica_fatti (
  id bigint NOT NULL,
  pratica_id uuid NOT NULL,
  tipo text NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  mese date NOT NULL,
  da stato_pratica,
  a stato_pratica,
  prima boolean NOT NULL,
  inviata boolean NOT NULL,
  agent_id uuid NOT NULL,
  agency_id uuid NOT NULL,
  bank_id uuid NOT NULL,
  product prodotto NOT NULL,
  finalita text NOT NULL,
  regione character(2) NOT NULL,
  richiesto bigint NOT NULL,
  deliberato bigint NOT NULL,
  erogato bigint NOT NULL,
  giorni integer NOT NULL,
  giorni_da integer,
  giorni_passo integer,
  durata integer NOT NULL,
  ltv numeric(7,4),
  taeg numeric(7,4),
  lordo bigint NOT NULL,
  quota_agente bigint NOT NULL,
  CONSTRAINT pratica_fatti_tipo_ck CHECK ((tipo = ANY (ARRAY['stato'::text, 'rettifica'::text, 'provvigione'::text]))),
  CONSTRAINT pratica_fatti_pkey PRIMARY KEY (id)
);
CREATE SEQUENCE pratica_fatti_id_seq;
ALTER SEQUENCE pratica_fatti_id_seq OWNED BY pratica_fatti.id;
ALTER TABLE pratica_fatti ALTER COLUMN id SET DEFAULT nextval('pratica_fatti_id_seq'::regclass);
-- The flow of one agency, and the reasons of refusals and withdrawals: facts by day.
CREATE INDEX pratica_fatti_agency_id_at_id_idx ON pratica_fatti (agency_id, at, id);
CREATE INDEX pratica_fatti_agent_id_at_id_idx ON pratica_fatti (agent_id, at, id);
-- The lists behind the figures of the reports: facts by day, of everybody, of an agent, of a bank; payments alone.
CREATE INDEX pratica_fatti_at_id_idx ON pratica_fatti (at, id);
CREATE INDEX pratica_fatti_bank_id_at_id_idx ON pratica_fatti (bank_id, at, id);
CREATE INDEX pratica_fatti_esiti_idx ON pratica_fatti (at, id) WHERE ((tipo = 'stato'::text) AND (a = ANY (ARRAY['respinta'::stato_pratica, 'ritirata'::stato_pratica])));
-- The sums of a report of rows are read from an index alone: of movements, of payments, of stalled cases.
-- The condition is that of the movements, word by word, or PostgreSQL would not see that a report asks for no others.
CREATE INDEX pratica_fatti_movimenti_idx ON pratica_fatti (at, id) INCLUDE (tipo, da, a, prima, erogato, richiesto, deliberato) WHERE (tipo <> 'provvigione'::text);
CREATE INDEX pratica_fatti_pagamenti_idx ON pratica_fatti (at, id) WHERE ((a = 'liquidata'::stato_pratica) OR (da = 'liquidata'::stato_pratica) OR (tipo = 'rettifica'::text));
CREATE INDEX pratica_fatti_pratica_id_a_id_idx ON pratica_fatti (pratica_id, a, id);

CREATE TABLE pratica_persone (
  id uuid NOT NULL,
  pratica_id uuid NOT NULL,
  client_id uuid,
  ruolo ruolo_persona NOT NULL,
  tipo_lavoro tipo_lavoro,
  reddito_netto bigint,
  altre_rate bigint,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  accepted_at timestamp(3) with time zone,
  cognome text DEFAULT ''::text NOT NULL,
  email citext,
  invited_at timestamp(3) with time zone,
  nome text DEFAULT ''::text NOT NULL,
  refused_at timestamp(3) with time zone,
  telefono text,
  senza_voto_at timestamp(3) with time zone,
  -- A person with an answer has given one answer.
  CONSTRAINT pratica_persone_risposta_ck CHECK (((refused_at IS NULL) OR ((client_id IS NULL) AND (accepted_at IS NULL)))),
  CONSTRAINT pratica_persone_pkey PRIMARY KEY (id)
);
CREATE INDEX pratica_persone_client_id_idx ON pratica_persone (client_id);
CREATE INDEX pratica_persone_email_idx ON pratica_persone (email);
CREATE UNIQUE INDEX pratica_persone_pratica_id_client_id_key ON pratica_persone (pratica_id, client_id);
-- One richiedente for each case.
CREATE UNIQUE INDEX pratica_persone_richiedente_key ON pratica_persone (pratica_id) WHERE (ruolo = 'richiedente'::ruolo_persona);

CREATE TABLE pratiche (
  id uuid NOT NULL,
  codice text NOT NULL,
  idegg text,
  product prodotto NOT NULL,
  finalita text NOT NULL,
  stato stato_pratica DEFAULT 'bozza'::stato_pratica NOT NULL,
  stato_precedente stato_pratica,
  stato_dal timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  ultima_attivita timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  intestatario text DEFAULT ''::text NOT NULL,
  agent_id uuid,
  agency_id uuid,
  bank_id uuid,
  bank_product_id uuid,
  segnalatore text,
  origine text DEFAULT 'agente'::text NOT NULL,
  importo_richiesto bigint NOT NULL,
  importo_deliberato bigint,
  importo_erogato bigint,
  durata_mesi integer NOT NULL,
  tipo_tasso tipo_tasso,
  tan numeric(7,4),
  taeg numeric(7,4),
  spread numeric(7,4),
  rata bigint,
  valore_immobile bigint,
  prezzo bigint,
  valore_perizia bigint,
  ltv numeric(7,4),
  provincia character(2),
  comune text,
  provvigioni jsonb DEFAULT '{}'::jsonb NOT NULL,
  motivo_rifiuto text,
  note text DEFAULT ''::text NOT NULL,
  data_raccolta timestamp(3) with time zone,
  data_istruttoria timestamp(3) with time zone,
  data_invio_banca timestamp(3) with time zone,
  data_reddituale timestamp(3) with time zone,
  data_perizia timestamp(3) with time zone,
  data_delibera timestamp(3) with time zone,
  data_stipula timestamp(3) with time zone,
  data_liquidazione timestamp(3) with time zone,
  data_chiusura timestamp(3) with time zone,
  search text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  egg_hash text,
  egg_at timestamp(3) with time zone,
  sollecitata_at timestamp(3) with time zone,
  ricontattare_il date,
  causale text,
  erogazione_da_confermare boolean DEFAULT false NOT NULL,
  CONSTRAINT pratiche_da_confermare_ck CHECK (((NOT erogazione_da_confermare) OR (stato = 'liquidata'::stato_pratica))),
  CONSTRAINT pratiche_durata_ck CHECK ((durata_mesi > 0)),
  CONSTRAINT pratiche_importi_ck CHECK (((importo_richiesto >= 0) AND (COALESCE(importo_deliberato, (0)::bigint) >= 0) AND (COALESCE(importo_erogato, (0)::bigint) >= 0))),
  CONSTRAINT pratiche_liquidata_ck CHECK (((stato <> 'liquidata'::stato_pratica) OR ((bank_id IS NOT NULL) AND (importo_erogato > 0) AND (data_liquidazione IS NOT NULL)))),
  CONSTRAINT pratiche_sospesa_ck CHECK (((stato = 'sospesa'::stato_pratica) = (stato_precedente IS NOT NULL))),
  CONSTRAINT pratiche_pkey PRIMARY KEY (id)
);
ALTER TABLE pratiche ALTER COLUMN search SET STATISTICS 1000;
CREATE INDEX pratiche_agency_id_created_at_id_idx ON pratiche (agency_id, created_at, id);
CREATE INDEX pratiche_agent_id_created_at_id_idx ON pratiche (agent_id, created_at, id);
CREATE INDEX pratiche_agent_id_stato_created_at_id_idx ON pratiche (agent_id, stato, created_at, id);
CREATE INDEX pratiche_agent_id_ultima_attivita_id_idx ON pratiche (agent_id, ultima_attivita, id);
-- What waits for somebody at an agent's desk: stalled cases of one agent, and documents to be looked at, which are few of
-- very many.
CREATE INDEX pratiche_agente_ferme_idx ON pratiche (agent_id, ultima_attivita, id) INCLUDE (stato) WHERE (stato <> ALL (ARRAY['liquidata'::stato_pratica, 'respinta'::stato_pratica, 'ritirata'::stato_pratica, 'sospesa'::stato_pratica]));
-- What an agent has had paid out between two instants, and how much: the desk's figures and the lists that they open. The
-- amount is in the index, so that a year is summed without visiting its cases.
CREATE INDEX pratiche_agente_liquidate_idx ON pratiche (agent_id, data_liquidazione) INCLUDE (importo_erogato) WHERE (stato = 'liquidata'::stato_pratica);
CREATE INDEX pratiche_bank_id_created_at_id_idx ON pratiche (bank_id, created_at, id);
CREATE INDEX pratiche_bank_product_id_idx ON pratiche (bank_product_id);
-- The list is filtered by it whatever its letters.
CREATE INDEX pratiche_causale_idx ON pratiche (lower(causale), created_at, id) WHERE (causale IS NOT NULL);
CREATE UNIQUE INDEX pratiche_codice_key ON pratiche (codice);
CREATE INDEX pratiche_created_at_id_idx ON pratiche (created_at, id);
-- What waits for the office, which is little of very much.
CREATE INDEX pratiche_da_confermare_idx ON pratiche (stato_dal, id) WHERE erogazione_da_confermare;
CREATE INDEX pratiche_data_liquidazione_id_idx ON pratiche (data_liquidazione, id);
-- Open cases that are not suspended, by their last activity: the stalled ones are one range of it, whatever their
-- state's threshold, and closed cases, which are nearly all, take no room in it.
CREATE INDEX pratiche_ferme_idx ON pratiche (ultima_attivita, id) INCLUDE (stato, importo_richiesto) WHERE (stato <> ALL (ARRAY['liquidata'::stato_pratica, 'respinta'::stato_pratica, 'ritirata'::stato_pratica, 'sospesa'::stato_pratica]));
CREATE INDEX pratiche_finalita_created_at_id_idx ON pratiche (finalita, created_at, id);
CREATE UNIQUE INDEX pratiche_idegg_key ON pratiche (idegg);
CREATE INDEX pratiche_importo_richiesto_id_idx ON pratiche (importo_richiesto, id);
CREATE INDEX pratiche_intestatario_id_idx ON pratiche (intestatario, id);
CREATE INDEX pratiche_product_created_at_id_idx ON pratiche (product, created_at, id);
CREATE INDEX pratiche_search_idx ON pratiche USING gin (search gin_trgm_ops);
CREATE INDEX pratiche_stato_created_at_id_idx ON pratiche (stato, created_at, id);
CREATE INDEX pratiche_ultima_attivita_id_idx ON pratiche (ultima_attivita, id);

-- What was expected each week, for comparing with the week before and with what the banks paid out in the end.
CREATE TABLE prediction_foto (
  settimana date NOT NULL,
  agent_id uuid NOT NULL,
  agency_id uuid NOT NULL,
  bank_id uuid NOT NULL,
  product prodotto NOT NULL,
  mese date NOT NULL,
  n integer NOT NULL,
  importo bigint NOT NULL,
  ponderato bigint NOT NULL,
  CONSTRAINT prediction_foto_ck CHECK (((EXTRACT(isodow FROM settimana) = (1)::numeric) AND (EXTRACT(day FROM mese) = (1)::numeric))),
  CONSTRAINT prediction_foto_pkey PRIMARY KEY (settimana, agent_id, bank_id, product, mese)
);
CREATE INDEX prediction_foto_mese_settimana_idx ON prediction_foto (mese, settimana);

CREATE TABLE predictions (
  id uuid NOT NULL,
  agent_id uuid NOT NULL,
  pratica_id uuid,
  cliente text DEFAULT ''::text NOT NULL,
  bank_id uuid,
  product prodotto NOT NULL,
  importo bigint NOT NULL,
  probabilita integer NOT NULL,
  anno integer NOT NULL,
  mese integer NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  stato stato_previsione DEFAULT 'aperta'::stato_previsione NOT NULL,
  categoria categoria_previsione DEFAULT 'probabile'::categoria_previsione NOT NULL,
  esito_importo bigint,
  esito_at timestamp(3) with time zone,
  ponderato bigint GENERATED ALWAYS AS (((importo * probabilita) / 100)) STORED NOT NULL,
  prevista_per date GENERATED ALWAYS AS (make_date(anno, mese, 1)) STORED NOT NULL,
  da_rivedere_il date GENERATED ALWAYS AS (LEAST(((make_date(anno, mese, 1) + '1 mon'::interval))::date, (((updated_at AT TIME ZONE 'Europe/Rome'::text))::date + 16))) STORED NOT NULL,
  search text DEFAULT ''::text NOT NULL,
  CONSTRAINT predictions_ck CHECK (((probabilita BETWEEN 0 AND 100) AND (mese BETWEEN 1 AND 12))),
  CONSTRAINT predictions_pkey PRIMARY KEY (id)
);
CREATE INDEX predictions_agent_id_anno_mese_idx ON predictions (agent_id, anno, mese);
CREATE INDEX predictions_bank_id_idx ON predictions (bank_id);
CREATE INDEX predictions_created_at_id_idx ON predictions (created_at, id);
-- Open forecasts to be looked at again depend on the day: the few that are due are counted from the index alone.
CREATE INDEX predictions_da_rivedere_idx ON predictions (da_rivedere_il, prevista_per, agent_id, bank_id, product) WHERE (stato = 'aperta'::stato_previsione);
CREATE INDEX predictions_ponderato_id_idx ON predictions (ponderato, id);
CREATE UNIQUE INDEX predictions_pratica_aperta_key ON predictions (pratica_id) WHERE (stato = 'aperta'::stato_previsione);
CREATE INDEX predictions_pratica_id_idx ON predictions (pratica_id);
CREATE INDEX predictions_prevista_per_id_idx ON predictions (prevista_per, id);
CREATE INDEX predictions_search_idx ON predictions USING gin (search gin_trgm_ops);
CREATE INDEX predictions_stato_da_rivedere_il_id_idx ON predictions (stato, da_rivedere_il, id);
CREATE INDEX predictions_stato_prevista_per_id_idx ON predictions (stato, prevista_per, id);

CREATE TABLE preventivo_consegne (
  id uuid NOT NULL,
  quote_id uuid NOT NULL,
  at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  canale text NOT NULL,
  email citext,
  autore_role role NOT NULL,
  autore_id uuid NOT NULL,
  autore_nome text NOT NULL,
  allegato text,
  hash text NOT NULL,
  file_id uuid,
  promemoria_at timestamp(3) with time zone,
  CONSTRAINT preventivo_consegne_pkey PRIMARY KEY (id)
);
CREATE INDEX preventivo_consegne_file_id_idx ON preventivo_consegne (file_id);
CREATE INDEX preventivo_consegne_quote_id_at_idx ON preventivo_consegne (quote_id, at);

CREATE TABLE price_rows (
  table_id uuid NOT NULL,
  importo bigint NOT NULL,
  durata integer NOT NULL,
  rata bigint NOT NULL,
  tan numeric(7,4) NOT NULL,
  taeg numeric(7,4) NOT NULL,
  spese bigint DEFAULT 0 NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  CONSTRAINT price_rows_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX price_rows_table_id_importo_durata_key ON price_rows (table_id, importo, durata);

CREATE TABLE price_tables (
  id uuid NOT NULL,
  famiglia famiglia_tabella NOT NULL,
  nome text NOT NULL,
  prodotto prodotto DEFAULT 'prestito'::prodotto NOT NULL,
  bank_id uuid,
  finalita text[],
  valid_from date NOT NULL,
  valid_to date,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  stato stato_tabella DEFAULT 'bozza'::stato_tabella NOT NULL,
  fuori_piano boolean DEFAULT false NOT NULL,
  esempio jsonb,
  CONSTRAINT price_tables_chiusa_ck CHECK (((stato <> 'chiusa'::stato_tabella) OR (valid_to IS NOT NULL))),
  CONSTRAINT price_tables_pkey PRIMARY KEY (id)
);
ALTER TABLE price_tables ADD CONSTRAINT price_tables_validita_ck CHECK (((stato = 'bozza'::stato_tabella) OR (valid_to >= valid_from))) NOT VALID;
CREATE INDEX price_tables_bank_id_idx ON price_tables (bank_id);
CREATE INDEX price_tables_created_at_id_idx ON price_tables (created_at, id);
CREATE INDEX price_tables_famiglia_stato_valid_from_id_idx ON price_tables (famiglia, stato, valid_from, id);
CREATE INDEX price_tables_famiglia_valid_from_id_idx ON price_tables (famiglia, valid_from, id);

CREATE TABLE privacy_requests (
  id uuid NOT NULL,
  client_id uuid NOT NULL,
  tipo tipo_richiesta_privacy NOT NULL,
  ricevuta_il date NOT NULL,
  scade_il date NOT NULL,
  motivo text DEFAULT ''::text NOT NULL,
  identita text DEFAULT ''::text NOT NULL,
  esito esito_richiesta_privacy,
  esito_motivo text DEFAULT ''::text NOT NULL,
  evasa_at timestamp(3) with time zone,
  admin_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  avvisata_at timestamp(3) with time zone,
  CONSTRAINT privacy_requests_esito_ck CHECK (((esito IS NULL) = (evasa_at IS NULL))),
  -- What waits for an answer is counted from the day on which it must be given.
  CONSTRAINT privacy_requests_identita_ck CHECK (((tipo <> 'cancellazione'::tipo_richiesta_privacy) OR (esito IS DISTINCT FROM 'accolta'::esito_richiesta_privacy) OR (identita <> ''::text))),
  CONSTRAINT privacy_requests_scade_ck CHECK ((scade_il >= ricevuta_il)),
  CONSTRAINT privacy_requests_pkey PRIMARY KEY (id)
);
CREATE INDEX privacy_requests_admin_id_idx ON privacy_requests (admin_id);
CREATE INDEX privacy_requests_aperte_idx ON privacy_requests (scade_il) WHERE (evasa_at IS NULL);
CREATE INDEX privacy_requests_client_id_ricevuta_il_idx ON privacy_requests (client_id, ricevuta_il);

CREATE TABLE provinces (
  istat character(3) NOT NULL,
  sigla character(2) NOT NULL,
  nome text NOT NULL,
  region_istat character(2) NOT NULL,
  valid_from date NOT NULL,
  valid_to date,
  CONSTRAINT provinces_pkey PRIMARY KEY (istat)
);
CREATE INDEX provinces_region_istat_idx ON provinces (region_istat);
CREATE INDEX provinces_sigla_idx ON provinces (sigla);

CREATE TABLE provvigioni (
  id uuid NOT NULL,
  pratica_id uuid NOT NULL,
  quota quota_provvigione NOT NULL,
  beneficiario_id uuid,
  percentuale numeric(7,4) NOT NULL,
  importo bigint NOT NULL,
  storno boolean DEFAULT false NOT NULL,
  maturata_at timestamp(3) with time zone NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  agent_id uuid GENERATED ALWAYS AS (
CASE
  WHEN (quota = ANY (ARRAY['agente'::quota_provvigione, 'manager'::quota_provvigione])) THEN beneficiario_id
  ELSE NULL::uuid
END) STORED,
  agency_id uuid GENERATED ALWAYS AS (
CASE
  WHEN (quota = 'agenzia'::quota_provvigione) THEN beneficiario_id
  ELSE NULL::uuid
END) STORED,
  mese date GENERATED ALWAYS AS ((date_trunc('month'::text, (maturata_at AT TIME ZONE 'Europe/Rome'::text)))::date) STORED NOT NULL,
  maturazione integer,
  lordo bigint,
  erogato bigint,
  bank_pct numeric(7,4),
  compenso bigint,
  product prodotto,
  bank_id uuid,
  storna_id uuid,
  n_storno integer,
  motivo text,
  estratto_id uuid,
  CONSTRAINT provvigioni_segno_ck CHECK (
CASE
  WHEN storno THEN (importo <= 0)
  ELSE ((importo >= 0) AND (storna_id IS NULL))
END),
  CONSTRAINT provvigioni_pkey PRIMARY KEY (id)
);
CREATE INDEX provvigioni_agency_id_maturata_at_id_idx ON provvigioni (agency_id, maturata_at, id);
CREATE INDEX provvigioni_agent_id_maturata_at_id_idx ON provvigioni (agent_id, maturata_at, id);
-- What a new statement looks for.
CREATE INDEX provvigioni_agenti_aperte_idx ON provvigioni (agent_id, mese) WHERE ((estratto_id IS NULL) AND (agent_id IS NOT NULL));
CREATE INDEX provvigioni_agenzie_aperte_idx ON provvigioni (agency_id, mese) WHERE ((estratto_id IS NULL) AND (agency_id IS NOT NULL));
CREATE INDEX provvigioni_bank_id_maturata_at_id_idx ON provvigioni (bank_id, maturata_at, id);
-- What somebody has earned in a period is added up from the index alone.
CREATE INDEX provvigioni_beneficiario_id_maturata_at_quota_importo_idx ON provvigioni (beneficiario_id, maturata_at, quota, importo);
CREATE INDEX provvigioni_estratto_id_idx ON provvigioni (estratto_id);
CREATE INDEX provvigioni_importo_id_idx ON provvigioni (importo, id);
CREATE INDEX provvigioni_maturata_at_id_idx ON provvigioni (maturata_at, id);
-- One share of each kind for each payment: the same payment cannot accrue twice.
CREATE UNIQUE INDEX provvigioni_maturazione_key ON provvigioni (pratica_id, maturazione, quota) WHERE (NOT storno);
CREATE INDEX provvigioni_pratica_id_idx ON provvigioni (pratica_id);
CREATE UNIQUE INDEX provvigioni_storna_id_n_storno_key ON provvigioni (storna_id, n_storno);

CREATE TABLE quiz_tentativi (
  id uuid NOT NULL,
  corso_id uuid NOT NULL,
  lezione_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  risposte jsonb NOT NULL,
  punti integer NOT NULL,
  superato boolean NOT NULL,
  at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT quiz_tentativi_pkey PRIMARY KEY (id)
);
CREATE INDEX quiz_tentativi_agent_id_lezione_id_at_idx ON quiz_tentativi (agent_id, lezione_id, at);
CREATE INDEX quiz_tentativi_corso_id_idx ON quiz_tentativi (corso_id);

CREATE TABLE quotes (
  id uuid NOT NULL,
  product prodotto NOT NULL,
  input jsonb NOT NULL,
  rate_version jsonb NOT NULL,
  result json NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  codice text,
  stato stato_preventivo DEFAULT 'bozza'::stato_preventivo NOT NULL,
  titolo text DEFAULT ''::text NOT NULL,
  nome text DEFAULT ''::text NOT NULL,
  cognome text DEFAULT ''::text NOT NULL,
  email citext,
  telefono text,
  scelte uuid[] DEFAULT ARRAY[]::uuid[] NOT NULL,
  banca text DEFAULT ''::text NOT NULL,
  importo bigint,
  durata_mesi integer,
  rata bigint,
  taeg numeric(7,4),
  agent_id uuid,
  admin_id uuid,
  client_id uuid,
  lead_id uuid,
  pratica_id uuid,
  inviato_at timestamp(3) with time zone,
  aperto_at timestamp(3) with time zone,
  convertito_at timestamp(3) with time zone,
  scade_il date,
  search text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  accettato_at timestamp(3) with time zone,
  indici_al date,
  link_giro integer DEFAULT 0 NOT NULL,
  rifiutato_at timestamp(3) with time zone,
  CONSTRAINT quotes_accettato CHECK (((stato <> 'accettato'::stato_preventivo) OR (accettato_at IS NOT NULL))),
  CONSTRAINT quotes_convertito CHECK (((stato <> 'convertito'::stato_preventivo) OR (convertito_at IS NOT NULL))),
  -- Whatever has a code is somebody's, and ends on a day.
  CONSTRAINT quotes_di_qualcuno CHECK (((codice IS NULL) OR (((agent_id IS NOT NULL) OR (admin_id IS NOT NULL)) AND (scade_il IS NOT NULL)))),
  CONSTRAINT quotes_pkey PRIMARY KEY (id)
);
CREATE INDEX quotes_admin_idx ON quotes (admin_id) WHERE (admin_id IS NOT NULL);
CREATE INDEX quotes_agente_idx ON quotes (agent_id, created_at, id) WHERE (agent_id IS NOT NULL);
CREATE INDEX quotes_client_idx ON quotes (client_id) WHERE (client_id IS NOT NULL);
CREATE UNIQUE INDEX quotes_codice_key ON quotes (codice);
CREATE INDEX quotes_created_at_idx ON quotes (created_at);
CREATE INDEX quotes_email_idx ON quotes (email) WHERE (email IS NOT NULL);
CREATE INDEX quotes_importo_idx ON quotes (importo, id) WHERE (codice IS NOT NULL);
CREATE INDEX quotes_indici_al_idx ON quotes (indici_al, id) WHERE (indici_al IS NOT NULL);
CREATE INDEX quotes_lead_idx ON quotes (lead_id) WHERE (lead_id IS NOT NULL);
CREATE INDEX quotes_pratica_idx ON quotes (pratica_id) WHERE (pratica_id IS NOT NULL);
CREATE INDEX quotes_preventivi_idx ON quotes (created_at, id) WHERE (codice IS NOT NULL);
CREATE INDEX quotes_product_idx ON quotes (product, created_at, id) WHERE (codice IS NOT NULL);
CREATE INDEX quotes_scadenza_idx ON quotes (scade_il, id) WHERE (codice IS NOT NULL);
CREATE INDEX quotes_search_idx ON quotes USING gin (search gin_trgm_ops) WHERE (codice IS NOT NULL);
CREATE INDEX quotes_senza_agente_idx ON quotes (created_at, id) WHERE ((agent_id IS NULL) AND (codice IS NOT NULL));
CREATE INDEX quotes_stato_idx ON quotes (stato, created_at, id) WHERE (codice IS NOT NULL);

CREATE UNLOGGED TABLE rate_limits (
  key character varying(255) NOT NULL,
  points integer DEFAULT 0 NOT NULL,
  expire bigint,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_expire_idx ON rate_limits (expire);

CREATE TABLE rates (
  id uuid NOT NULL,
  index text NOT NULL,
  tenor text NOT NULL,
  date date NOT NULL,
  value numeric(7,4) NOT NULL,
  source text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT rates_pkey PRIMARY KEY (id)
);
CREATE INDEX rates_date_id_idx ON rates (date, id);
CREATE UNIQUE INDEX rates_index_tenor_date_key ON rates (index, tenor, date);

CREATE TABLE realtime_events (
  id uuid NOT NULL,
  type text NOT NULL,
  data jsonb NOT NULL,
  audience jsonb NOT NULL,
  at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT realtime_events_pkey PRIMARY KEY (id)
);
CREATE INDEX realtime_events_at_idx ON realtime_events (at);

CREATE TABLE reclami (
  id uuid NOT NULL,
  codice text NOT NULL,
  ticket_id uuid NOT NULL,
  agent_id uuid,
  canale canale_reclamo NOT NULL,
  product prodotto,
  causale causale_reclamo DEFAULT 'altro'::causale_reclamo NOT NULL,
  ricevuto_il date NOT NULL,
  consigliato_il date NOT NULL,
  entro_il date NOT NULL,
  esito esito_reclamo,
  risposto_il date,
  abf_il date,
  abf_esito esito_abf,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT reclami_abf CHECK (((abf_esito IS NULL) OR (abf_il IS NOT NULL))),
  -- An outcome has its day, and the day an outcome; nothing is answered before it has come.
  CONSTRAINT reclami_esito_e_giorno CHECK (((esito IS NULL) = (risposto_il IS NULL))),
  CONSTRAINT reclami_risposta_dopo CHECK ((risposto_il >= ricevuto_il)),
  CONSTRAINT reclami_termini CHECK (((ricevuto_il <= consigliato_il) AND (consigliato_il <= entro_il))),
  CONSTRAINT reclami_pkey PRIMARY KEY (id)
);
CREATE INDEX reclami_agent_id_idx ON reclami (agent_id);
CREATE UNIQUE INDEX reclami_codice_key ON reclami (codice);
CREATE INDEX reclami_created_at_id_idx ON reclami (created_at, id);
CREATE INDEX reclami_entro_il_id_idx ON reclami (entro_il, id);
CREATE INDEX reclami_ricevuto_il_id_idx ON reclami (ricevuto_il, id);
CREATE UNIQUE INDEX reclami_ticket_id_key ON reclami (ticket_id);

-- Codes for who has lost the second factor: each is good once, and only its hash is kept.
CREATE TABLE recovery_codes (
  id uuid NOT NULL,
  role role NOT NULL,
  user_id uuid NOT NULL,
  code_hash text NOT NULL,
  used_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX recovery_codes_role_user_id_code_hash_key ON recovery_codes (role, user_id, code_hash);

CREATE TABLE regions (
  istat character(2) NOT NULL,
  nome text NOT NULL,
  CONSTRAINT regions_pkey PRIMARY KEY (istat)
);
CREATE UNIQUE INDEX regions_nome_key ON regions (nome);

CREATE TABLE registrations (
  id uuid NOT NULL,
  nome text NOT NULL,
  cognome text NOT NULL,
  telefono text NOT NULL,
  password_hash text NOT NULL,
  referal text,
  is_new boolean NOT NULL,
  marketing boolean NOT NULL,
  terzi boolean NOT NULL,
  profilazione boolean NOT NULL,
  ip text DEFAULT ''::text NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT registrations_pkey PRIMARY KEY (id)
);

CREATE TABLE registro_identificazioni (
  id uuid NOT NULL,
  pratica_id uuid NOT NULL,
  pratica_codice text NOT NULL,
  client_id uuid,
  evento text NOT NULL,
  ruolo text NOT NULL,
  denominazione text NOT NULL,
  codice_fiscale text DEFAULT ''::text NOT NULL,
  documento text DEFAULT ''::text NOT NULL,
  documento_scade date,
  quota numeric(7,4),
  controllo text DEFAULT ''::text NOT NULL,
  pep boolean DEFAULT false NOT NULL,
  scopo text DEFAULT ''::text NOT NULL,
  origine text DEFAULT ''::text NOT NULL,
  classe classe_rischio NOT NULL,
  punti integer NOT NULL,
  righe jsonb DEFAULT '[]'::jsonb NOT NULL,
  regole_dal date NOT NULL,
  motivo text DEFAULT ''::text NOT NULL,
  scade_il date NOT NULL,
  chi text NOT NULL,
  chi_role role,
  chi_id uuid,
  search text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT registro_identificazioni_pkey PRIMARY KEY (id)
);
CREATE INDEX registro_identificazioni_created_at_id_idx ON registro_identificazioni (created_at, id);
CREATE INDEX registro_identificazioni_denominazione_id_idx ON registro_identificazioni (denominazione, id);
CREATE INDEX registro_identificazioni_pratica_id_created_at_idx ON registro_identificazioni (pratica_id, created_at);
CREATE INDEX registro_identificazioni_search_idx ON registro_identificazioni USING gin (search gin_trgm_ops);

CREATE TABLE report_receivers (
  schedule_id uuid NOT NULL,
  role role NOT NULL,
  user_id uuid NOT NULL,
  CONSTRAINT report_receivers_pkey PRIMARY KEY (schedule_id, role, user_id)
);
CREATE INDEX report_receivers_role_user_id_idx ON report_receivers (role, user_id);

CREATE TABLE report_schedules (
  id uuid NOT NULL,
  report text NOT NULL,
  query text NOT NULL,
  role role NOT NULL,
  user_id uuid NOT NULL,
  frequenza frequenza_invio NOT NULL,
  giorno integer DEFAULT 1 NOT NULL,
  next_at timestamp(3) with time zone NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT report_schedules_giorno_ck CHECK ((giorno BETWEEN 1 AND 28)),
  CONSTRAINT report_schedules_pkey PRIMARY KEY (id)
);
CREATE INDEX report_schedules_next_at_idx ON report_schedules (next_at);
CREATE INDEX report_schedules_role_user_id_report_idx ON report_schedules (role, user_id, report);

-- A person looks again at a refusal, because the client has asked for it.
CREATE TABLE riesami (
  id uuid NOT NULL,
  pratica_id uuid NOT NULL,
  persona_id uuid,
  testo text DEFAULT ''::text NOT NULL,
  scade_il date NOT NULL,
  risposta text,
  risposto_at timestamp(3) with time zone,
  risposto_da text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT riesami_risposta CHECK (((risposta IS NULL) = (risposto_at IS NULL))),
  CONSTRAINT riesami_pkey PRIMARY KEY (id)
);
CREATE INDEX riesami_persona_id_idx ON riesami (persona_id);
CREATE INDEX riesami_pratica_id_idx ON riesami (pratica_id);
CREATE INDEX riesami_scade_il_idx ON riesami (scade_il);
-- One question at a time.
CREATE UNIQUE INDEX riesami_uno_aperto ON riesami (pratica_id) WHERE (risposto_at IS NULL);

CREATE TABLE saved_views (
  id uuid NOT NULL,
  resource text NOT NULL,
  role role NOT NULL,
  user_id uuid NOT NULL,
  nome text NOT NULL,
  query text NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT saved_views_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX saved_views_resource_role_user_id_nome_key ON saved_views (resource, role, user_id, nome);

-- Who may be paid for presenting clients, by which agreement and from when to when.
CREATE TABLE segnalatori (
  id uuid NOT NULL,
  nome text NOT NULL,
  cognome text NOT NULL,
  ragione_sociale text DEFAULT ''::text NOT NULL,
  email citext NOT NULL,
  telefono text,
  accordo text NOT NULL,
  registro text DEFAULT ''::text NOT NULL,
  compenso_fisso bigint DEFAULT 0 NOT NULL,
  compenso_pct numeric(7,4) DEFAULT 0 NOT NULL,
  valid_from date NOT NULL,
  valid_to date,
  note text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT segnalatori_compenso_ck CHECK (((compenso_fisso >= 0) AND (compenso_pct BETWEEN (0)::numeric AND (10)::numeric))),
  CONSTRAINT segnalatori_validita_ck CHECK ((valid_to >= valid_from)),
  CONSTRAINT segnalatori_pkey PRIMARY KEY (id)
);
CREATE INDEX segnalatori_cognome_id_idx ON segnalatori (cognome, id);
CREATE INDEX segnalatori_created_at_id_idx ON segnalatori (created_at, id);
CREATE INDEX segnalatori_email_valid_from_idx ON segnalatori (email, valid_from);
CREATE INDEX segnalatori_valid_from_id_idx ON segnalatori (valid_from, id);

CREATE TABLE segnalazioni (
  id uuid NOT NULL,
  codice text NOT NULL,
  agent_id uuid NOT NULL,
  partner text,
  segnalante_nome text NOT NULL,
  segnalante_cognome text NOT NULL,
  segnalante_email citext NOT NULL,
  segnalante_tel text,
  segnalato_nome text NOT NULL,
  segnalato_cognome text NOT NULL,
  segnalato_email citext,
  segnalato_tel text NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  stato stato_lead DEFAULT 'nuovo'::stato_lead NOT NULL,
  consenso_at timestamp(3) with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  lead_id uuid,
  rifiuto_at timestamp(3) with time zone,
  segnalatore_id uuid,
  compenso bigint,
  compenso_at timestamp(3) with time zone,
  CONSTRAINT segnalazioni_compenso_ck CHECK ((((compenso IS NULL) = (compenso_at IS NULL)) AND ((compenso IS NULL) OR (segnalatore_id IS NOT NULL)))),
  CONSTRAINT segnalazioni_pkey PRIMARY KEY (id)
);
CREATE INDEX segnalazioni_agent_id_created_at_id_idx ON segnalazioni (agent_id, created_at, id);
CREATE UNIQUE INDEX segnalazioni_codice_key ON segnalazioni (codice);
CREATE INDEX segnalazioni_created_at_id_idx ON segnalazioni (created_at, id);
CREATE UNIQUE INDEX segnalazioni_lead_id_key ON segnalazioni (lead_id);
CREATE INDEX segnalazioni_segnalatore_id_created_at_idx ON segnalazioni (segnalatore_id, created_at);

CREATE TABLE sessions (
  id uuid NOT NULL,
  role role NOT NULL,
  user_id uuid NOT NULL,
  refresh_hash text NOT NULL,
  previous_hash text,
  rotated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  user_agent text DEFAULT ''::text NOT NULL,
  ip text DEFAULT ''::text NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  last_used_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  revoked_at timestamp(3) with time zone,
  revoked_reason text,
  device_id uuid,
  proven_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT sessions_pkey PRIMARY KEY (id)
);
CREATE INDEX sessions_device_id_idx ON sessions (device_id);
CREATE INDEX sessions_expires_at_idx ON sessions (expires_at);
CREATE INDEX sessions_last_used_at_id_idx ON sessions (last_used_at, id);
CREATE UNIQUE INDEX sessions_previous_hash_key ON sessions (previous_hash);
CREATE UNIQUE INDEX sessions_refresh_hash_key ON sessions (refresh_hash);
CREATE INDEX sessions_role_user_id_idx ON sessions (role, user_id);

CREATE TABLE settings (
  key text NOT NULL,
  value jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  updated_by uuid,
  CONSTRAINT settings_pkey PRIMARY KEY (key)
);
CREATE UNIQUE INDEX settings_id_key ON settings (id);

CREATE TABLE sospetti (
  id uuid NOT NULL,
  ricevuta text NOT NULL,
  testo bytea NOT NULL,
  stato text DEFAULT 'ricevuto'::text NOT NULL,
  decisione bytea,
  deciso_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT sospetti_deciso_ck CHECK (((stato = 'ricevuto'::text) = ((deciso_at IS NULL) AND (decisione IS NULL)))),
  CONSTRAINT sospetti_stato_ck CHECK ((stato = ANY (ARRAY['ricevuto'::text, 'inviato'::text, 'archiviato'::text]))),
  CONSTRAINT sospetti_pkey PRIMARY KEY (id)
);
CREATE INDEX sospetti_created_at_id_idx ON sospetti (created_at, id);
CREATE UNIQUE INDEX sospetti_ricevuta_key ON sospetti (ricevuta);

CREATE TABLE stock_agente (
  agent_id uuid NOT NULL,
  agency_id uuid NOT NULL,
  product prodotto NOT NULL,
  stato stato_pratica NOT NULL,
  n bigint DEFAULT 0 NOT NULL,
  importo bigint DEFAULT 0 NOT NULL,
  CONSTRAINT stock_agente_pkey PRIMARY KEY (agent_id, agency_id, product, stato)
);

CREATE TABLE stock_attivita (
  agent_id uuid NOT NULL,
  agency_id uuid NOT NULL,
  stato stato_pratica NOT NULL,
  giorno date NOT NULL,
  n bigint DEFAULT 0 NOT NULL,
  importo bigint DEFAULT 0 NOT NULL,
  CONSTRAINT stock_attivita_pkey PRIMARY KEY (agent_id, agency_id, stato, giorno)
);

CREATE TABLE stock_attivita_rete (
  product prodotto NOT NULL,
  stato stato_pratica NOT NULL,
  giorno date NOT NULL,
  n bigint DEFAULT 0 NOT NULL,
  importo bigint DEFAULT 0 NOT NULL,
  CONSTRAINT stock_attivita_rete_pkey PRIMARY KEY (product, stato, giorno)
);

CREATE TABLE stock_banca (
  bank_id uuid NOT NULL,
  agency_id uuid NOT NULL,
  product prodotto NOT NULL,
  stato stato_pratica NOT NULL,
  n bigint DEFAULT 0 NOT NULL,
  importo bigint DEFAULT 0 NOT NULL,
  CONSTRAINT stock_banca_pkey PRIMARY KEY (bank_id, agency_id, product, stato)
);

CREATE TABLE stock_permanenza (
  product prodotto NOT NULL,
  stato stato_pratica NOT NULL,
  dal date NOT NULL,
  n bigint DEFAULT 0 NOT NULL,
  importo bigint DEFAULT 0 NOT NULL,
  CONSTRAINT stock_permanenza_pkey PRIMARY KEY (product, stato, dal)
);

CREATE TABLE stock_previsioni (
  mese date NOT NULL,
  agent_id uuid NOT NULL,
  bank_id uuid NOT NULL,
  product prodotto NOT NULL,
  aperte bigint DEFAULT 0 NOT NULL,
  importo bigint DEFAULT 0 NOT NULL,
  ponderato bigint DEFAULT 0 NOT NULL,
  CONSTRAINT stock_previsioni_pkey PRIMARY KEY (mese, agent_id, bank_id, product)
);
CREATE INDEX stock_previsioni_agent_id_mese_idx ON stock_previsioni (agent_id, mese);
CREATE INDEX stock_previsioni_bank_id_mese_idx ON stock_previsioni (bank_id, mese);

CREATE TABLE stock_previsioni_agente (
  mese date NOT NULL,
  agent_id uuid NOT NULL,
  product prodotto NOT NULL,
  aperte bigint DEFAULT 0 NOT NULL,
  importo bigint DEFAULT 0 NOT NULL,
  ponderato bigint DEFAULT 0 NOT NULL,
  realizzate bigint DEFAULT 0 NOT NULL,
  perse bigint DEFAULT 0 NOT NULL,
  CONSTRAINT stock_previsioni_agente_pkey PRIMARY KEY (mese, agent_id, product)
);
CREATE INDEX stock_previsioni_agente_agent_id_mese_idx ON stock_previsioni_agente (agent_id, mese);

CREATE TABLE stock_previsioni_banca (
  mese date NOT NULL,
  bank_id uuid NOT NULL,
  product prodotto NOT NULL,
  aperte bigint DEFAULT 0 NOT NULL,
  importo bigint DEFAULT 0 NOT NULL,
  ponderato bigint DEFAULT 0 NOT NULL,
  CONSTRAINT stock_previsioni_banca_pkey PRIMARY KEY (mese, bank_id, product)
);

CREATE TABLE stock_richieste (
  agent_id uuid NOT NULL,
  giorno date NOT NULL,
  n bigint DEFAULT 0 NOT NULL,
  CONSTRAINT stock_richieste_pkey PRIMARY KEY (agent_id, giorno)
);

CREATE TABLE stored_files (
  id uuid NOT NULL,
  key text NOT NULL,
  url text NOT NULL,
  name text NOT NULL,
  size bigint NOT NULL,
  mimetype text NOT NULL,
  sha256 text NOT NULL,
  owner_role role,
  owner_id uuid,
  purpose text DEFAULT 'generic'::text NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  deleted_at timestamp(3) with time zone,
  released_at timestamp(3) with time zone,
  larghezza integer,
  altezza integer,
  CONSTRAINT stored_files_pkey PRIMARY KEY (id)
);
-- The store lists keys by their bytes. Read in the same order, rows page as objects do, and both can be compared side by side.
CREATE INDEX stored_files_by_key_idx ON stored_files (key COLLATE "C") WHERE (deleted_at IS NULL);
CREATE INDEX stored_files_created_at_id_idx ON stored_files (created_at, id);
CREATE UNIQUE INDEX stored_files_key_key ON stored_files (key);
CREATE INDEX stored_files_owner_role_owner_id_idx ON stored_files (owner_role, owner_id);
-- How many files there are for each purpose and how large they are, without reading the rows themselves.
CREATE INDEX stored_files_purpose_idx ON stored_files (purpose, id) INCLUDE (size) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX stored_files_url_key ON stored_files (url);

CREATE TABLE tegm (
  id uuid NOT NULL,
  "from" date NOT NULL,
  "to" date NOT NULL,
  category text NOT NULL,
  class_from bigint,
  class_to bigint,
  tegm numeric(7,4) NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT tegm_pkey PRIMARY KEY (id)
);
CREATE INDEX tegm_created_at_id_idx ON tegm (created_at, id);
CREATE UNIQUE INDEX tegm_from_category_class_from_key ON tegm ("from", category, class_from);

CREATE TABLE ticket_categories (
  id uuid NOT NULL,
  nome text NOT NULL,
  ordine integer DEFAULT 0 NOT NULL,
  attiva boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  minuti_risposta integer DEFAULT 480,
  minuti_soluzione integer DEFAULT 2400,
  search text DEFAULT ''::text NOT NULL,
  per_clienti boolean DEFAULT true NOT NULL,
  reclami boolean DEFAULT false NOT NULL,
  CONSTRAINT ticket_categories_minuti_ck CHECK (((minuti_risposta > 0) AND (minuti_soluzione > 0))),
  CONSTRAINT ticket_categories_pkey PRIMARY KEY (id)
);
CREATE INDEX ticket_categories_created_at_id_idx ON ticket_categories (created_at, id);
CREATE UNIQUE INDEX ticket_categories_nome_key ON ticket_categories (nome);
CREATE INDEX ticket_categories_ordine_id_idx ON ticket_categories (ordine, id);
CREATE INDEX ticket_categories_search_idx ON ticket_categories USING gin (search gin_trgm_ops);

CREATE TABLE ticket_category_admins (
  id uuid NOT NULL,
  category_id uuid NOT NULL,
  admin_id uuid NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT ticket_category_admins_pkey PRIMARY KEY (id)
);
CREATE INDEX ticket_category_admins_admin_id_idx ON ticket_category_admins (admin_id);
CREATE UNIQUE INDEX ticket_category_admins_category_id_admin_id_key ON ticket_category_admins (category_id, admin_id);

-- What somebody is writing in a ticket, so that they find it on another device; gone once it is sent.
CREATE TABLE ticket_drafts (
  ticket_id uuid NOT NULL,
  role role NOT NULL,
  user_id uuid NOT NULL,
  testo text NOT NULL,
  interno boolean DEFAULT false NOT NULL,
  menzioni uuid[] DEFAULT ARRAY[]::uuid[],
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT ticket_drafts_pkey PRIMARY KEY (ticket_id, role, user_id)
);

CREATE TABLE ticket_macro (
  id uuid NOT NULL,
  nome text NOT NULL,
  testo text NOT NULL,
  stato stato_ticket,
  category_id uuid,
  ordine integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT ticket_macro_pkey PRIMARY KEY (id)
);
CREATE INDEX ticket_macro_category_id_idx ON ticket_macro (category_id);
CREATE INDEX ticket_macro_created_at_id_idx ON ticket_macro (created_at, id);
CREATE INDEX ticket_macro_ordine_id_idx ON ticket_macro (ordine, id);

CREATE TABLE ticket_messages (
  id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  author_role role NOT NULL,
  author_id uuid NOT NULL,
  author_name text NOT NULL,
  testo text NOT NULL,
  interno boolean DEFAULT false NOT NULL,
  allegati jsonb DEFAULT '[]'::jsonb NOT NULL,
  at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  tipo voce_ticket DEFAULT 'messaggio'::voce_ticket NOT NULL,
  menzioni text[] DEFAULT ARRAY[]::text[],
  altro_ticket_id uuid,
  CONSTRAINT ticket_messages_pkey PRIMARY KEY (id)
);
CREATE INDEX ticket_messages_altro_ticket_id_idx ON ticket_messages (altro_ticket_id);
CREATE INDEX ticket_messages_scambiati_idx ON ticket_messages (ticket_id) WHERE ((tipo = 'messaggio'::voce_ticket) AND (NOT interno));
CREATE INDEX ticket_messages_ticket_id_at_idx ON ticket_messages (ticket_id, at);
CREATE INDEX ticket_messages_ufficio_idx ON ticket_messages (at) WHERE ((author_role = 'admin'::role) AND (NOT interno));

CREATE TABLE ticket_regole (
  id uuid NOT NULL,
  nome text NOT NULL,
  attiva boolean DEFAULT true NOT NULL,
  ordine integer DEFAULT 0 NOT NULL,
  evento evento_regola NOT NULL,
  ore integer,
  attiva_dal timestamp(3) with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT ticket_regole_pkey PRIMARY KEY (id)
);
CREATE INDEX ticket_regole_created_at_id_idx ON ticket_regole (created_at, id);
CREATE INDEX ticket_regole_evento_attiva_idx ON ticket_regole (evento, attiva);
CREATE INDEX ticket_regole_ordine_id_idx ON ticket_regole (ordine, id);

CREATE TABLE ticket_regole_azioni (
  id uuid NOT NULL,
  rule_id uuid NOT NULL,
  tipo azione_regola NOT NULL,
  admin_id uuid,
  priorita priorita_ticket,
  testo text,
  macro_id uuid,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT ticket_regole_azioni_pkey PRIMARY KEY (id)
);
CREATE INDEX ticket_regole_azioni_admin_id_idx ON ticket_regole_azioni (admin_id);
CREATE INDEX ticket_regole_azioni_macro_id_idx ON ticket_regole_azioni (macro_id);
CREATE INDEX ticket_regole_azioni_rule_id_idx ON ticket_regole_azioni (rule_id);

CREATE TABLE ticket_regole_condizioni (
  id uuid NOT NULL,
  rule_id uuid NOT NULL,
  tipo condizione_regola NOT NULL,
  category_id uuid,
  parole text[] DEFAULT ARRAY[]::text[],
  ruolo role,
  agency_id uuid,
  priorita priorita_ticket,
  stato stato_ticket,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT ticket_regole_condizioni_pkey PRIMARY KEY (id)
);
CREATE INDEX ticket_regole_condizioni_agency_id_idx ON ticket_regole_condizioni (agency_id);
CREATE INDEX ticket_regole_condizioni_category_id_idx ON ticket_regole_condizioni (category_id);
CREATE INDEX ticket_regole_condizioni_rule_id_idx ON ticket_regole_condizioni (rule_id);

CREATE TABLE ticket_regole_eseguite (
  id uuid NOT NULL,
  rule_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  dal timestamp(3) with time zone NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT ticket_regole_eseguite_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX ticket_regole_eseguite_rule_id_ticket_id_dal_key ON ticket_regole_eseguite (rule_id, ticket_id, dal);
CREATE INDEX ticket_regole_eseguite_ticket_id_idx ON ticket_regole_eseguite (ticket_id);

CREATE TABLE tickets (
  id uuid NOT NULL,
  codice text NOT NULL,
  category_id uuid NOT NULL,
  oggetto text NOT NULL,
  stato stato_ticket DEFAULT 'aperto'::stato_ticket NOT NULL,
  agent_id uuid,
  client_id uuid,
  opened_by_admin_id uuid,
  assignee_id uuid,
  notify_user boolean DEFAULT false NOT NULL,
  readed_from uuid[],
  last_message_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  closed_at timestamp(3) with time zone,
  search text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  csat integer,
  csat_commento text DEFAULT ''::text NOT NULL,
  da_rispondere boolean DEFAULT true NOT NULL,
  fuori_tempo boolean DEFAULT false NOT NULL,
  minuti_pausa integer DEFAULT 0 NOT NULL,
  minuti_prima_risposta integer,
  minuti_risoluzione integer,
  pausa_dal timestamp(3) with time zone,
  pratica_id uuid,
  prima_risposta_at timestamp(3) with time zone,
  prima_risposta_entro timestamp(3) with time zone,
  priorita priorita_ticket DEFAULT 'normale'::priorita_ticket NOT NULL,
  riaperture integer DEFAULT 0 NOT NULL,
  riprendi_il timestamp(3) with time zone,
  risolto_at timestamp(3) with time zone,
  risoluzione_entro timestamp(3) with time zone,
  scade_at timestamp(3) with time zone,
  tag text[] DEFAULT ARRAY[]::text[],
  unito_a_id uuid,
  seguito_da uuid[] DEFAULT ARRAY[]::uuid[],
  menzionati uuid[] DEFAULT ARRAY[]::uuid[],
  avvisa_at timestamp(3) with time zone,
  reclamo_entro timestamp(3) with time zone,
  CONSTRAINT tickets_csat_ck CHECK ((csat BETWEEN 1 AND 5)),
  CONSTRAINT tickets_unito_ck CHECK ((unito_a_id IS DISTINCT FROM id)),
  CONSTRAINT tickets_pkey PRIMARY KEY (id)
);
ALTER TABLE tickets ALTER COLUMN search SET STATISTICS 1000;
ALTER TABLE tickets ADD CONSTRAINT tickets_autore_ck CHECK ((num_nonnulls(agent_id, client_id, opened_by_admin_id) = 1)) NOT VALID;
CREATE INDEX tickets_agent_id_created_at_id_idx ON tickets (agent_id, created_at, id);
CREATE INDEX tickets_aperti_agente_idx ON tickets (agent_id, last_message_at, id) WHERE (stato <> ALL (ARRAY['risolto'::stato_ticket, 'chiuso'::stato_ticket]));
-- The lists of the office: what is open, by its last message; who is whose.
CREATE INDEX tickets_aperti_scade_idx ON tickets (scade_at) WHERE ((scade_at IS NOT NULL) AND (NOT fuori_tempo));
CREATE INDEX tickets_assignee_id_last_message_at_id_idx ON tickets (assignee_id, last_message_at, id);
CREATE INDEX tickets_assignee_id_stato_idx ON tickets (assignee_id, stato);
CREATE INDEX tickets_avvisa_at_idx ON tickets (avvisa_at);
-- What a list is filtered by stands in front of the order in which it opens, so that neither its page nor its count is sorted.
CREATE INDEX tickets_category_id_last_message_at_id_idx ON tickets (category_id, last_message_at, id);
CREATE INDEX tickets_client_id_created_at_id_idx ON tickets (client_id, created_at, id);
CREATE UNIQUE INDEX tickets_codice_key ON tickets (codice);
CREATE INDEX tickets_created_at_id_idx ON tickets (created_at, id);
CREATE INDEX tickets_csat_idx ON tickets (csat, last_message_at, id) WHERE (csat IS NOT NULL);
CREATE INDEX tickets_da_rispondere_idx ON tickets (last_message_at, id) WHERE da_rispondere;
CREATE INDEX tickets_fuori_tempo_last_message_at_id_idx ON tickets (fuori_tempo, last_message_at, id);
CREATE INDEX tickets_last_message_at_id_idx ON tickets (last_message_at, id);
CREATE INDEX tickets_menzionati_idx ON tickets USING gin (menzionati);
CREATE INDEX tickets_opened_by_admin_id_idx ON tickets (opened_by_admin_id);
CREATE INDEX tickets_pratica_id_idx ON tickets (pratica_id);
CREATE INDEX tickets_prima_risposta_at_idx ON tickets (prima_risposta_at);
CREATE INDEX tickets_priorita_last_message_at_id_idx ON tickets (priorita, last_message_at, id);
CREATE INDEX tickets_riprendi_idx ON tickets (riprendi_il) WHERE (riprendi_il IS NOT NULL);
CREATE INDEX tickets_risolti_idx ON tickets (risolto_at) WHERE (stato = 'risolto'::stato_ticket);
-- Statistics of a period, and the open tickets of an agent at their desk.
CREATE INDEX tickets_risolto_at_idx ON tickets (risolto_at);
CREATE INDEX tickets_scade_at_id_idx ON tickets (scade_at, id);
CREATE INDEX tickets_search_idx ON tickets USING gin (search gin_trgm_ops);
CREATE INDEX tickets_seguito_da_idx ON tickets USING gin (seguito_da);
CREATE INDEX tickets_stato_created_at_id_idx ON tickets (stato, created_at, id);
CREATE INDEX tickets_stato_last_message_at_id_idx ON tickets (stato, last_message_at, id);
CREATE INDEX tickets_unito_a_id_idx ON tickets (unito_a_id);

CREATE TABLE towns (
  istat character(6) NOT NULL,
  nome text NOT NULL,
  catastale character(4) NOT NULL,
  provincia character(2) NOT NULL,
  caps text[],
  lat numeric(9,6),
  lng numeric(9,6),
  popolazione integer DEFAULT 0 NOT NULL,
  cap_generico character(5),
  altri_nomi text[] DEFAULT ARRAY[]::text[] NOT NULL,
  ora character(6),
  CONSTRAINT towns_pkey PRIMARY KEY (istat)
);
CREATE INDEX towns_cap_generico_idx ON towns (cap_generico);
CREATE INDEX towns_caps_idx ON towns USING gin (caps);
CREATE INDEX towns_nome_idx ON towns USING gin (nome gin_trgm_ops);
CREATE INDEX towns_provincia_idx ON towns (provincia);

-- What people of the network and of the office choose for themselves. Rows of people who are gone are harmless: nobody reads them.
CREATE TABLE user_preferences (
  role role NOT NULL,
  user_id uuid NOT NULL,
  notifiche jsonb DEFAULT '{}'::jsonb NOT NULL,
  pagina text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  moduli_preferiti uuid[] DEFAULT ARRAY[]::uuid[],
  -- Clients get no bell that they could do without.
  CONSTRAINT user_preferences_ck CHECK (((role <> 'client'::role) AND (jsonb_typeof(notifiche) = 'object'::text))),
  CONSTRAINT user_preferences_pkey PRIMARY KEY (role, user_id)
);

CREATE TABLE voti (
  id uuid NOT NULL,
  agent_id uuid,
  employee_id uuid,
  client_id uuid,
  pratica_id uuid,
  stelle integer NOT NULL,
  commento text DEFAULT ''::text NOT NULL,
  firma text DEFAULT ''::text NOT NULL,
  stato stato_voto DEFAULT 'in_moderazione'::stato_voto NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  agency_id uuid,
  consenso_at timestamp(3) with time zone,
  moderato_at timestamp(3) with time zone,
  moderato_da_id uuid,
  motivo_rifiuto motivo_rifiuto_voto,
  risposta text DEFAULT ''::text NOT NULL,
  risposta_at timestamp(3) with time zone,
  search text DEFAULT ''::text NOT NULL,
  segnali text[] DEFAULT ARRAY[]::text[] NOT NULL,
  CONSTRAINT voti_di_uno_ck CHECK ((num_nonnulls(agent_id, employee_id) = 1)),
  CONSTRAINT voti_rifiutato_ck CHECK (((motivo_rifiuto IS NULL) OR (stato = 'rifiutato'::stato_voto))),
  CONSTRAINT voti_risposta_ck CHECK (((risposta = ''::text) = (risposta_at IS NULL))),
  CONSTRAINT voti_stelle_ck CHECK ((stelle BETWEEN 1 AND 5)),
  CONSTRAINT voti_pkey PRIMARY KEY (id)
);
CREATE INDEX voti_agency_id_stato_id_idx ON voti (agency_id, stato, id);
CREATE INDEX voti_agent_id_created_at_id_idx ON voti (agent_id, created_at, id);
CREATE INDEX voti_agent_id_stato_created_at_idx ON voti (agent_id, stato, created_at);
-- Agents and employees have a list each.
CREATE INDEX voti_agenti_idx ON voti (stato, id) WHERE (employee_id IS NULL);
CREATE INDEX voti_client_id_idx ON voti (client_id);
CREATE INDEX voti_created_at_id_idx ON voti (created_at, id);
CREATE INDEX voti_dipendenti_idx ON voti (stato, id) WHERE (agent_id IS NULL);
CREATE INDEX voti_employee_id_created_at_id_idx ON voti (employee_id, created_at, id);
CREATE INDEX voti_employee_id_stato_idx ON voti (employee_id, stato);
CREATE INDEX voti_moderato_da_id_idx ON voti (moderato_da_id);
CREATE INDEX voti_motivo_rifiuto_idx ON voti (motivo_rifiuto, stato, id) WHERE (motivo_rifiuto IS NOT NULL);
CREATE UNIQUE INDEX voti_pratica_agente_key ON voti (pratica_id, agent_id) WHERE (agent_id IS NOT NULL);
CREATE UNIQUE INDEX voti_pratica_dipendente_key ON voti (pratica_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX voti_pratica_id_idx ON voti (pratica_id);
CREATE INDEX voti_risposta_idx ON voti (stato, id) WHERE (risposta_at IS NOT NULL);
CREATE INDEX voti_search_idx ON voti USING gin (search gin_trgm_ops);
CREATE INDEX voti_segnali_idx ON voti USING gin (segnali);
CREATE INDEX voti_stato_created_at_id_idx ON voti (stato, created_at, id);
CREATE INDEX voti_stelle_id_idx ON voti (stelle, id);

CREATE TABLE voti_sintesi (
  agent_id uuid NOT NULL,
  employee_id uuid NOT NULL,
  n bigint DEFAULT 0 NOT NULL,
  somma bigint DEFAULT 0 NOT NULL,
  stelle1 bigint DEFAULT 0 NOT NULL,
  stelle2 bigint DEFAULT 0 NOT NULL,
  stelle3 bigint DEFAULT 0 NOT NULL,
  stelle4 bigint DEFAULT 0 NOT NULL,
  stelle5 bigint DEFAULT 0 NOT NULL,
  CONSTRAINT voti_sintesi_pkey PRIMARY KEY (agent_id, employee_id)
);

CREATE TABLE whistle_messages (
  id uuid NOT NULL,
  report_id uuid NOT NULL,
  from_office boolean NOT NULL,
  testo bytea NOT NULL,
  at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT whistle_messages_pkey PRIMARY KEY (id)
);
CREATE INDEX whistle_messages_report_id_at_idx ON whistle_messages (report_id, at);

CREATE TABLE whistle_reports (
  id uuid NOT NULL,
  code_hash text NOT NULL,
  stato text DEFAULT 'ricevuta'::text NOT NULL,
  categoria text DEFAULT ''::text NOT NULL,
  testo bytea NOT NULL,
  acknowledged_at timestamp(3) with time zone,
  closed_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT whistle_reports_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX whistle_reports_code_hash_key ON whistle_reports (code_hash);
CREATE INDEX whistle_reports_created_at_id_idx ON whistle_reports (created_at, id);

ALTER TABLE accordi ADD CONSTRAINT accordi_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE accordi ADD CONSTRAINT accordi_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE accordi ADD CONSTRAINT accordi_bank_id_fkey FOREIGN KEY (bank_id) REFERENCES banks(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE agent_chiusure ADD CONSTRAINT agent_chiusure_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE agent_documents ADD CONSTRAINT agent_documents_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE agent_documents ADD CONSTRAINT agent_documents_file_id_fkey FOREIGN KEY (file_id) REFERENCES stored_files(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE agent_eventi ADD CONSTRAINT agent_eventi_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE agent_materials ADD CONSTRAINT agent_materials_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE agent_materials ADD CONSTRAINT agent_materials_file_id_fkey FOREIGN KEY (file_id) REFERENCES stored_files(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE agent_materials ADD CONSTRAINT agent_materials_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES tickets(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE agent_profili_proposti ADD CONSTRAINT agent_profili_proposti_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE agent_signatures ADD CONSTRAINT agent_signatures_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE agent_slugs ADD CONSTRAINT agent_slugs_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE agents ADD CONSTRAINT agents_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE agents ADD CONSTRAINT agents_manager_id_fkey FOREIGN KEY (manager_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE agents ADD CONSTRAINT agents_sostituto_id_fkey FOREIGN KEY (sostituto_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE attestati ADD CONSTRAINT attestati_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE attestati ADD CONSTRAINT attestati_corso_id_fkey FOREIGN KEY (corso_id) REFERENCES formazione(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE attestati_esterni ADD CONSTRAINT attestati_esterni_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE attestati_esterni ADD CONSTRAINT attestati_esterni_file_id_fkey FOREIGN KEY (file_id) REFERENCES stored_files(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE audience_members ADD CONSTRAINT audience_members_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE audience_members ADD CONSTRAINT audience_members_audience_id_fkey FOREIGN KEY (audience_id) REFERENCES audiences(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE bank_accordi ADD CONSTRAINT bank_accordi_bank_id_fkey FOREIGN KEY (bank_id) REFERENCES banks(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE bank_products ADD CONSTRAINT bank_products_bank_id_fkey FOREIGN KEY (bank_id) REFERENCES banks(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE budget_proposte ADD CONSTRAINT budget_proposte_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE budgets ADD CONSTRAINT budgets_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE cart_entries ADD CONSTRAINT cart_entries_merch_id_fkey FOREIGN KEY (merch_id) REFERENCES merchandising(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE classifica_voci ADD CONSTRAINT classifica_voci_classifica_id_fkey FOREIGN KEY (classifica_id) REFERENCES classifiche(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE client_eventi ADD CONSTRAINT client_eventi_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE client_merges ADD CONSTRAINT client_merges_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE client_merges ADD CONSTRAINT client_merges_loser_id_fkey FOREIGN KEY (loser_id) REFERENCES clients(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE client_merges ADD CONSTRAINT client_merges_winner_id_fkey FOREIGN KEY (winner_id) REFERENCES clients(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE clients ADD CONSTRAINT clients_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE clients ADD CONSTRAINT clients_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE clients ADD CONSTRAINT clients_merged_into_id_fkey FOREIGN KEY (merged_into_id) REFERENCES clients(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE comunicazione_destinatari ADD CONSTRAINT comunicazione_destinatari_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE comunicazione_destinatari ADD CONSTRAINT comunicazione_destinatari_comunicazione_id_fkey FOREIGN KEY (comunicazione_id) REFERENCES comunicazioni(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE comunicazione_letture ADD CONSTRAINT comunicazione_letture_comunicazione_id_fkey FOREIGN KEY (comunicazione_id) REFERENCES comunicazioni(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE comunicazioni ADD CONSTRAINT comunicazioni_autore_id_fkey FOREIGN KEY (autore_id) REFERENCES admins(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE consents ADD CONSTRAINT consents_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE contact_requests ADD CONSTRAINT contact_requests_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE contact_requests ADD CONSTRAINT contact_requests_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE contact_requests ADD CONSTRAINT contact_requests_file_id_fkey FOREIGN KEY (file_id) REFERENCES stored_files(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE contact_requests ADD CONSTRAINT contact_requests_persona_id_fkey FOREIGN KEY (persona_id) REFERENCES pratica_persone(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE contact_requests ADD CONSTRAINT contact_requests_pratica_id_fkey FOREIGN KEY (pratica_id) REFERENCES pratiche(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE corsi_assegnati ADD CONSTRAINT corsi_assegnati_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE corsi_assegnati ADD CONSTRAINT corsi_assegnati_corso_id_fkey FOREIGN KEY (corso_id) REFERENCES formazione(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE employees ADD CONSTRAINT employees_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE employees ADD CONSTRAINT employees_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE estratti ADD CONSTRAINT estratti_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE estratti ADD CONSTRAINT estratti_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE estratti ADD CONSTRAINT estratti_pdf_file_id_fkey FOREIGN KEY (pdf_file_id) REFERENCES stored_files(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE estratti ADD CONSTRAINT estratti_riporto_da_id_fkey FOREIGN KEY (riporto_da_id) REFERENCES estratti(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE faq_utile ADD CONSTRAINT faq_utile_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE faq_utile ADD CONSTRAINT faq_utile_faq_id_fkey FOREIGN KEY (faq_id) REFERENCES faqs(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE faqs ADD CONSTRAINT faqs_category_id_fkey FOREIGN KEY (category_id) REFERENCES faq_categories(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE fascicoli ADD CONSTRAINT fascicoli_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE fascicoli ADD CONSTRAINT fascicoli_file_id_fkey FOREIGN KEY (file_id) REFERENCES stored_files(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE file_folders ADD CONSTRAINT file_folders_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES file_folders(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE file_items ADD CONSTRAINT file_items_file_id_fkey FOREIGN KEY (file_id) REFERENCES stored_files(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE file_items ADD CONSTRAINT file_items_folder_id_fkey FOREIGN KEY (folder_id) REFERENCES file_folders(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE file_pieces ADD CONSTRAINT file_pieces_file_id_fkey FOREIGN KEY (file_id) REFERENCES stored_files(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE file_scaricamenti ADD CONSTRAINT file_scaricamenti_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE file_scaricamenti ADD CONSTRAINT file_scaricamenti_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE file_scaricamenti ADD CONSTRAINT file_scaricamenti_item_id_fkey FOREIGN KEY (item_id) REFERENCES file_items(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE file_uses ADD CONSTRAINT file_uses_file_id_fkey FOREIGN KEY (file_id) REFERENCES stored_files(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE file_versioni ADD CONSTRAINT file_versioni_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE file_versioni ADD CONSTRAINT file_versioni_file_id_fkey FOREIGN KEY (file_id) REFERENCES stored_files(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE file_versioni ADD CONSTRAINT file_versioni_item_id_fkey FOREIGN KEY (item_id) REFERENCES file_items(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE formazione_progressi ADD CONSTRAINT formazione_progressi_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE formazione_progressi ADD CONSTRAINT formazione_progressi_corso_id_fkey FOREIGN KEY (corso_id) REFERENCES formazione(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE identificazioni ADD CONSTRAINT identificazioni_pratica_id_fkey FOREIGN KEY (pratica_id) REFERENCES pratiche(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE import_rows ADD CONSTRAINT import_rows_run_id_fkey FOREIGN KEY (run_id) REFERENCES import_runs(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE import_runs ADD CONSTRAINT import_runs_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE import_runs ADD CONSTRAINT import_runs_file_id_fkey FOREIGN KEY (file_id) REFERENCES stored_files(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE incarichi ADD CONSTRAINT incarichi_firmato_file_id_fkey FOREIGN KEY (firmato_file_id) REFERENCES stored_files(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE incarichi ADD CONSTRAINT incarichi_pdf_file_id_fkey FOREIGN KEY (pdf_file_id) REFERENCES stored_files(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE incarichi ADD CONSTRAINT incarichi_persona_id_fkey FOREIGN KEY (persona_id) REFERENCES pratica_persone(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE incarichi ADD CONSTRAINT incarichi_pratica_id_fkey FOREIGN KEY (pratica_id) REFERENCES pratiche(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE incassi ADD CONSTRAINT incassi_bank_id_fkey FOREIGN KEY (bank_id) REFERENCES banks(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE incassi ADD CONSTRAINT incassi_pratica_id_fkey FOREIGN KEY (pratica_id) REFERENCES pratiche(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE lead_assegnazioni ADD CONSTRAINT lead_assegnazioni_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE lead_assegnazioni ADD CONSTRAINT lead_assegnazioni_group_id_fkey FOREIGN KEY (group_id) REFERENCES perc_lead_gruppi(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE lead_assegnazioni ADD CONSTRAINT lead_assegnazioni_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE lead_eventi ADD CONSTRAINT lead_eventi_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE lead_receipts ADD CONSTRAINT lead_receipts_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE lead_receipts ADD CONSTRAINT lead_receipts_group_id_fkey FOREIGN KEY (group_id) REFERENCES perc_lead_gruppi(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE leads ADD CONSTRAINT leads_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE leads ADD CONSTRAINT leads_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE leads ADD CONSTRAINT leads_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE leads ADD CONSTRAINT leads_joined_to_id_fkey FOREIGN KEY (joined_to_id) REFERENCES leads(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE leads ADD CONSTRAINT leads_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES partner_listings(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE leads ADD CONSTRAINT leads_pratica_id_fkey FOREIGN KEY (pratica_id) REFERENCES pratiche(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE leads ADD CONSTRAINT leads_quote_id_fkey FOREIGN KEY (quote_id) REFERENCES quotes(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE lezioni ADD CONSTRAINT lezioni_corso_id_fkey FOREIGN KEY (corso_id) REFERENCES formazione(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE merchandising_movimenti ADD CONSTRAINT merchandising_movimenti_order_id_fkey FOREIGN KEY (order_id) REFERENCES merchandising_orders(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE merchandising_movimenti ADD CONSTRAINT merchandising_movimenti_variante_id_fkey FOREIGN KEY (variante_id) REFERENCES merchandising_varianti(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE merchandising_order_lines ADD CONSTRAINT merchandising_order_lines_merch_id_fkey FOREIGN KEY (merch_id) REFERENCES merchandising(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE merchandising_order_lines ADD CONSTRAINT merchandising_order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES merchandising_orders(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE merchandising_order_lines ADD CONSTRAINT merchandising_order_lines_variante_id_fkey FOREIGN KEY (variante_id) REFERENCES merchandising_varianti(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE merchandising_orders ADD CONSTRAINT merchandising_orders_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE merchandising_varianti ADD CONSTRAINT merchandising_varianti_merch_id_fkey FOREIGN KEY (merch_id) REFERENCES merchandising(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE partite ADD CONSTRAINT partite_bank_id_fkey FOREIGN KEY (bank_id) REFERENCES banks(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE partite ADD CONSTRAINT partite_pratica_id_fkey FOREIGN KEY (pratica_id) REFERENCES pratiche(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE partner_consegne ADD CONSTRAINT partner_consegne_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE partner_consegne ADD CONSTRAINT partner_consegne_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES partner_listings(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE perc_leads ADD CONSTRAINT perc_leads_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE perc_leads ADD CONSTRAINT perc_leads_group_id_fkey FOREIGN KEY (group_id) REFERENCES perc_lead_gruppi(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE pratica_documenti ADD CONSTRAINT pratica_documenti_file_id_fkey FOREIGN KEY (file_id) REFERENCES stored_files(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE pratica_documenti ADD CONSTRAINT pratica_documenti_persona_id_fkey FOREIGN KEY (persona_id) REFERENCES pratica_persone(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE pratica_documenti ADD CONSTRAINT pratica_documenti_pratica_id_fkey FOREIGN KEY (pratica_id) REFERENCES pratiche(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE pratica_eventi ADD CONSTRAINT pratica_eventi_documento_id_fkey FOREIGN KEY (documento_id) REFERENCES pratica_documenti(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE pratica_eventi ADD CONSTRAINT pratica_eventi_pratica_id_fkey FOREIGN KEY (pratica_id) REFERENCES pratiche(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE pratica_persone ADD CONSTRAINT pratica_persone_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE pratica_persone ADD CONSTRAINT pratica_persone_pratica_id_fkey FOREIGN KEY (pratica_id) REFERENCES pratiche(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE pratiche ADD CONSTRAINT pratiche_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE pratiche ADD CONSTRAINT pratiche_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE pratiche ADD CONSTRAINT pratiche_bank_id_fkey FOREIGN KEY (bank_id) REFERENCES banks(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE pratiche ADD CONSTRAINT pratiche_bank_product_id_fkey FOREIGN KEY (bank_product_id) REFERENCES bank_products(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE predictions ADD CONSTRAINT predictions_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE predictions ADD CONSTRAINT predictions_bank_id_fkey FOREIGN KEY (bank_id) REFERENCES banks(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE predictions ADD CONSTRAINT predictions_pratica_id_fkey FOREIGN KEY (pratica_id) REFERENCES pratiche(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE preventivo_consegne ADD CONSTRAINT preventivo_consegne_file_id_fkey FOREIGN KEY (file_id) REFERENCES stored_files(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE preventivo_consegne ADD CONSTRAINT preventivo_consegne_quote_id_fkey FOREIGN KEY (quote_id) REFERENCES quotes(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE price_rows ADD CONSTRAINT price_rows_table_id_fkey FOREIGN KEY (table_id) REFERENCES price_tables(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE price_tables ADD CONSTRAINT price_tables_bank_id_fkey FOREIGN KEY (bank_id) REFERENCES banks(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE privacy_requests ADD CONSTRAINT privacy_requests_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE privacy_requests ADD CONSTRAINT privacy_requests_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE provinces ADD CONSTRAINT provinces_region_istat_fkey FOREIGN KEY (region_istat) REFERENCES regions(istat) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE provvigioni ADD CONSTRAINT provvigioni_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id) ON DELETE RESTRICT;
ALTER TABLE provvigioni ADD CONSTRAINT provvigioni_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON DELETE RESTRICT;
ALTER TABLE provvigioni ADD CONSTRAINT provvigioni_bank_id_fkey FOREIGN KEY (bank_id) REFERENCES banks(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE provvigioni ADD CONSTRAINT provvigioni_estratto_id_fkey FOREIGN KEY (estratto_id) REFERENCES estratti(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE provvigioni ADD CONSTRAINT provvigioni_pratica_id_fkey FOREIGN KEY (pratica_id) REFERENCES pratiche(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE provvigioni ADD CONSTRAINT provvigioni_storna_id_fkey FOREIGN KEY (storna_id) REFERENCES provvigioni(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE quiz_tentativi ADD CONSTRAINT quiz_tentativi_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE quiz_tentativi ADD CONSTRAINT quiz_tentativi_corso_id_fkey FOREIGN KEY (corso_id) REFERENCES formazione(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE quotes ADD CONSTRAINT quotes_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE quotes ADD CONSTRAINT quotes_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE quotes ADD CONSTRAINT quotes_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE quotes ADD CONSTRAINT quotes_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE quotes ADD CONSTRAINT quotes_pratica_id_fkey FOREIGN KEY (pratica_id) REFERENCES pratiche(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE reclami ADD CONSTRAINT reclami_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE reclami ADD CONSTRAINT reclami_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES tickets(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE registrations ADD CONSTRAINT registrations_id_fkey FOREIGN KEY (id) REFERENCES one_time_tokens(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE report_receivers ADD CONSTRAINT report_receivers_schedule_id_fkey FOREIGN KEY (schedule_id) REFERENCES report_schedules(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE riesami ADD CONSTRAINT riesami_persona_id_fkey FOREIGN KEY (persona_id) REFERENCES pratica_persone(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE riesami ADD CONSTRAINT riesami_pratica_id_fkey FOREIGN KEY (pratica_id) REFERENCES pratiche(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE segnalazioni ADD CONSTRAINT segnalazioni_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE segnalazioni ADD CONSTRAINT segnalazioni_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON UPDATE CASCADE ON DELETE SET NULL;
-- Referrals of before have no agreement: nothing is paid for them.
ALTER TABLE segnalazioni ADD CONSTRAINT segnalazioni_segnalatore_id_fkey FOREIGN KEY (segnalatore_id) REFERENCES segnalatori(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE sessions ADD CONSTRAINT sessions_device_id_fkey FOREIGN KEY (device_id) REFERENCES known_devices(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE ticket_category_admins ADD CONSTRAINT ticket_category_admins_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ticket_category_admins ADD CONSTRAINT ticket_category_admins_category_id_fkey FOREIGN KEY (category_id) REFERENCES ticket_categories(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ticket_drafts ADD CONSTRAINT ticket_drafts_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES tickets(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ticket_macro ADD CONSTRAINT ticket_macro_category_id_fkey FOREIGN KEY (category_id) REFERENCES ticket_categories(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ticket_messages ADD CONSTRAINT ticket_messages_altro_ticket_id_fkey FOREIGN KEY (altro_ticket_id) REFERENCES tickets(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE ticket_messages ADD CONSTRAINT ticket_messages_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES tickets(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ticket_regole_azioni ADD CONSTRAINT ticket_regole_azioni_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ticket_regole_azioni ADD CONSTRAINT ticket_regole_azioni_macro_id_fkey FOREIGN KEY (macro_id) REFERENCES ticket_macro(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ticket_regole_azioni ADD CONSTRAINT ticket_regole_azioni_rule_id_fkey FOREIGN KEY (rule_id) REFERENCES ticket_regole(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ticket_regole_condizioni ADD CONSTRAINT ticket_regole_condizioni_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ticket_regole_condizioni ADD CONSTRAINT ticket_regole_condizioni_category_id_fkey FOREIGN KEY (category_id) REFERENCES ticket_categories(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ticket_regole_condizioni ADD CONSTRAINT ticket_regole_condizioni_rule_id_fkey FOREIGN KEY (rule_id) REFERENCES ticket_regole(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ticket_regole_eseguite ADD CONSTRAINT ticket_regole_eseguite_rule_id_fkey FOREIGN KEY (rule_id) REFERENCES ticket_regole(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ticket_regole_eseguite ADD CONSTRAINT ticket_regole_eseguite_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES tickets(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE tickets ADD CONSTRAINT tickets_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE tickets ADD CONSTRAINT tickets_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES admins(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE tickets ADD CONSTRAINT tickets_category_id_fkey FOREIGN KEY (category_id) REFERENCES ticket_categories(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE tickets ADD CONSTRAINT tickets_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE tickets ADD CONSTRAINT tickets_opened_by_admin_id_fkey FOREIGN KEY (opened_by_admin_id) REFERENCES admins(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE tickets ADD CONSTRAINT tickets_pratica_id_fkey FOREIGN KEY (pratica_id) REFERENCES pratiche(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE tickets ADD CONSTRAINT tickets_unito_a_id_fkey FOREIGN KEY (unito_a_id) REFERENCES tickets(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE voti ADD CONSTRAINT voti_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE voti ADD CONSTRAINT voti_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE voti ADD CONSTRAINT voti_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE voti ADD CONSTRAINT voti_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES employees(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE voti ADD CONSTRAINT voti_moderato_da_id_fkey FOREIGN KEY (moderato_da_id) REFERENCES admins(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE voti ADD CONSTRAINT voti_pratica_id_fkey FOREIGN KEY (pratica_id) REFERENCES pratiche(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE whistle_messages ADD CONSTRAINT whistle_messages_report_id_fkey FOREIGN KEY (report_id) REFERENCES whistle_reports(id) ON UPDATE CASCADE ON DELETE CASCADE;

-- The agreement of the network, which holds where there is none more precise.
INSERT INTO "accordi" ("id", "tipo", "nome", "valid_from", "agente_pct", "manager_pct", "agenzia_pct", "sede_pct", "note")
VALUES ('01930000-0000-7000-8000-00000000acc0', 'rete', 'Rete', '2020-01-01', 50, 5, 15, 30, 'Accordo della rete, valido dove non ce n’è uno più preciso.');
