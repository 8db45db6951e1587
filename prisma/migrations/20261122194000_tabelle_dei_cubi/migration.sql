-- Facts, queues and cubes (docs/decisions/042). Facts say what happened to cases and leads and are never changed; a queue
-- holds what is not in the cubes yet; a cube is a sum by a few bounded dimensions.

CREATE TABLE "pratica_fatti" (
    "id" BIGSERIAL NOT NULL,
    "pratica_id" UUID NOT NULL,
    "tipo" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "mese" DATE NOT NULL,
    "da" "stato_pratica",
    "a" "stato_pratica",
    "prima" BOOLEAN NOT NULL,
    "inviata" BOOLEAN NOT NULL,
    "agent_id" UUID NOT NULL,
    "agency_id" UUID NOT NULL,
    "bank_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "finalita" TEXT NOT NULL,
    "regione" CHAR(2) NOT NULL,
    "richiesto" BIGINT NOT NULL,
    "deliberato" BIGINT NOT NULL,
    "erogato" BIGINT NOT NULL,
    "giorni" INTEGER NOT NULL,
    "giorni_da" INTEGER,
    "giorni_passo" INTEGER,
    "durata" INTEGER NOT NULL,
    "ltv" DECIMAL(7,4),
    "taeg" DECIMAL(7,4),
    "lordo" BIGINT NOT NULL,
    "quota_agente" BIGINT NOT NULL,

    CONSTRAINT "pratica_fatti_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "lead_fatti" (
    "id" BIGSERIAL NOT NULL,
    "lead_id" UUID NOT NULL,
    "tappa" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "mese" DATE NOT NULL,
    "agent_id" UUID NOT NULL,
    "agency_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "provincia" CHAR(2) NOT NULL,
    "channel" TEXT NOT NULL,
    "n" INTEGER NOT NULL,
    "minuti" INTEGER,

    CONSTRAINT "lead_fatti_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "delta_fatti" (
    "id" BIGINT NOT NULL,
    "pratica_id" UUID NOT NULL,
    "tipo" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "mese" DATE NOT NULL,
    "da" "stato_pratica",
    "a" "stato_pratica",
    "prima" BOOLEAN NOT NULL,
    "inviata" BOOLEAN NOT NULL,
    "agent_id" UUID NOT NULL,
    "agency_id" UUID NOT NULL,
    "bank_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "finalita" TEXT NOT NULL,
    "regione" CHAR(2) NOT NULL,
    "richiesto" BIGINT NOT NULL,
    "deliberato" BIGINT NOT NULL,
    "erogato" BIGINT NOT NULL,
    "giorni" INTEGER NOT NULL,
    "giorni_da" INTEGER,
    "giorni_passo" INTEGER,
    "durata" INTEGER NOT NULL,
    "ltv" DECIMAL(7,4),
    "taeg" DECIMAL(7,4),
    "lordo" BIGINT NOT NULL,
    "quota_agente" BIGINT NOT NULL,

    CONSTRAINT "delta_fatti_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "delta_lead" (
    "id" BIGINT NOT NULL,
    "lead_id" UUID NOT NULL,
    "tappa" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "mese" DATE NOT NULL,
    "agent_id" UUID NOT NULL,
    "agency_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "provincia" CHAR(2) NOT NULL,
    "channel" TEXT NOT NULL,
    "n" INTEGER NOT NULL,
    "minuti" INTEGER,

    CONSTRAINT "delta_lead_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "delta_stock" (
    "id" BIGSERIAL NOT NULL,
    "agent_id" UUID NOT NULL,
    "agency_id" UUID NOT NULL,
    "bank_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "stato" "stato_pratica" NOT NULL,
    "esito" TEXT NOT NULL,
    "giorno" DATE NOT NULL,
    "mese" DATE NOT NULL,
    "mese_invio" DATE,
    "n" INTEGER NOT NULL,
    "importo" BIGINT NOT NULL,

    CONSTRAINT "delta_stock_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "delta_voti" (
    "id" BIGSERIAL NOT NULL,
    "agent_id" UUID NOT NULL,
    "employee_id" UUID NOT NULL,
    "stelle" INTEGER NOT NULL,
    "n" INTEGER NOT NULL,

    CONSTRAINT "delta_voti_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "cubi" (
    "cubo" TEXT NOT NULL,
    "coda" TEXT NOT NULL,
    "fonte" TEXT NOT NULL,
    "chiave" TEXT[],
    "misure" TEXT[],
    "cella" TEXT NOT NULL,

    CONSTRAINT "cubi_pkey" PRIMARY KEY ("cubo")
);

CREATE TABLE "cubo_agente" (
    "mese" DATE NOT NULL,
    "agent_id" UUID NOT NULL,
    "agency_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "aperte" BIGINT NOT NULL DEFAULT 0,
    "richiesto" BIGINT NOT NULL DEFAULT 0,
    "deliberate" BIGINT NOT NULL DEFAULT 0,
    "deliberato" BIGINT NOT NULL DEFAULT 0,
    "respinte" BIGINT NOT NULL DEFAULT 0,
    "ritirate" BIGINT NOT NULL DEFAULT 0,
    "riaperte" BIGINT NOT NULL DEFAULT 0,
    "liquidate" BIGINT NOT NULL DEFAULT 0,
    "liquidato" BIGINT NOT NULL DEFAULT 0,
    "stornate" BIGINT NOT NULL DEFAULT 0,
    "stornato" BIGINT NOT NULL DEFAULT 0,
    "giorni" BIGINT NOT NULL DEFAULT 0,
    "lordo" BIGINT NOT NULL DEFAULT 0,
    "quota_agente" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "cubo_agente_pkey" PRIMARY KEY ("mese","agent_id","agency_id","product")
);

CREATE TABLE "cubo_rete" (
    "mese" DATE NOT NULL,
    "product" "prodotto" NOT NULL,
    "aperte" BIGINT NOT NULL DEFAULT 0,
    "richiesto" BIGINT NOT NULL DEFAULT 0,
    "deliberate" BIGINT NOT NULL DEFAULT 0,
    "deliberato" BIGINT NOT NULL DEFAULT 0,
    "respinte" BIGINT NOT NULL DEFAULT 0,
    "ritirate" BIGINT NOT NULL DEFAULT 0,
    "riaperte" BIGINT NOT NULL DEFAULT 0,
    "liquidate" BIGINT NOT NULL DEFAULT 0,
    "liquidato" BIGINT NOT NULL DEFAULT 0,
    "stornate" BIGINT NOT NULL DEFAULT 0,
    "stornato" BIGINT NOT NULL DEFAULT 0,
    "giorni" BIGINT NOT NULL DEFAULT 0,
    "lordo" BIGINT NOT NULL DEFAULT 0,
    "quota_agente" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "cubo_rete_pkey" PRIMARY KEY ("mese","product")
);

CREATE TABLE "cubo_banca" (
    "mese" DATE NOT NULL,
    "bank_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "inviate" BIGINT NOT NULL DEFAULT 0,
    "reddituali" BIGINT NOT NULL DEFAULT 0,
    "perizie" BIGINT NOT NULL DEFAULT 0,
    "deliberate" BIGINT NOT NULL DEFAULT 0,
    "deliberato" BIGINT NOT NULL DEFAULT 0,
    "respinte" BIGINT NOT NULL DEFAULT 0,
    "ritirate" BIGINT NOT NULL DEFAULT 0,
    "liquidate" BIGINT NOT NULL DEFAULT 0,
    "liquidato" BIGINT NOT NULL DEFAULT 0,
    "stornate" BIGINT NOT NULL DEFAULT 0,
    "stornato" BIGINT NOT NULL DEFAULT 0,
    "giorni_reddituale" BIGINT NOT NULL DEFAULT 0,
    "n_reddituale" BIGINT NOT NULL DEFAULT 0,
    "giorni_perizia" BIGINT NOT NULL DEFAULT 0,
    "n_perizia" BIGINT NOT NULL DEFAULT 0,
    "giorni_delibera" BIGINT NOT NULL DEFAULT 0,
    "n_delibera" BIGINT NOT NULL DEFAULT 0,
    "giorni_stipula" BIGINT NOT NULL DEFAULT 0,
    "n_stipula" BIGINT NOT NULL DEFAULT 0,
    "giorni_liquidazione" BIGINT NOT NULL DEFAULT 0,
    "n_liquidazione" BIGINT NOT NULL DEFAULT 0,
    "h0" BIGINT NOT NULL DEFAULT 0,
    "h1" BIGINT NOT NULL DEFAULT 0,
    "h2" BIGINT NOT NULL DEFAULT 0,
    "h3" BIGINT NOT NULL DEFAULT 0,
    "h4" BIGINT NOT NULL DEFAULT 0,
    "h5" BIGINT NOT NULL DEFAULT 0,
    "h6" BIGINT NOT NULL DEFAULT 0,
    "h7" BIGINT NOT NULL DEFAULT 0,
    "h8" BIGINT NOT NULL DEFAULT 0,
    "h9" BIGINT NOT NULL DEFAULT 0,
    "h10" BIGINT NOT NULL DEFAULT 0,
    "h11" BIGINT NOT NULL DEFAULT 0,
    "h12" BIGINT NOT NULL DEFAULT 0,
    "h13" BIGINT NOT NULL DEFAULT 0,
    "h14" BIGINT NOT NULL DEFAULT 0,
    "h15" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "cubo_banca_pkey" PRIMARY KEY ("mese","bank_id","product")
);

CREATE TABLE "cubo_finalita" (
    "mese" DATE NOT NULL,
    "product" "prodotto" NOT NULL,
    "finalita" TEXT NOT NULL,
    "regione" CHAR(2) NOT NULL,
    "aperte" BIGINT NOT NULL DEFAULT 0,
    "richiesto" BIGINT NOT NULL DEFAULT 0,
    "liquidate" BIGINT NOT NULL DEFAULT 0,
    "liquidato" BIGINT NOT NULL DEFAULT 0,
    "stornate" BIGINT NOT NULL DEFAULT 0,
    "stornato" BIGINT NOT NULL DEFAULT 0,
    "respinte" BIGINT NOT NULL DEFAULT 0,
    "ritirate" BIGINT NOT NULL DEFAULT 0,
    "durata" BIGINT NOT NULL DEFAULT 0,
    "ltv" DECIMAL(24,4) NOT NULL DEFAULT 0,
    "n_ltv" BIGINT NOT NULL DEFAULT 0,
    "taeg_erogato" DECIMAL(24,4) NOT NULL DEFAULT 0,
    "erogato_taeg" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "cubo_finalita_pkey" PRIMARY KEY ("mese","product","finalita","regione")
);

CREATE TABLE "cubo_passaggi" (
    "mese" DATE NOT NULL,
    "product" "prodotto" NOT NULL,
    "da" "stato_pratica" NOT NULL,
    "a" "stato_pratica" NOT NULL,
    "n" BIGINT NOT NULL DEFAULT 0,
    "giorni" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "cubo_passaggi_pkey" PRIMARY KEY ("mese","product","da","a")
);

CREATE TABLE "cubo_largo" (
    "mese" DATE NOT NULL,
    "agent_id" UUID NOT NULL,
    "bank_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "finalita" TEXT NOT NULL,
    "stato" "stato_pratica" NOT NULL,
    "n" BIGINT NOT NULL DEFAULT 0,
    "importo" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "cubo_largo_pkey" PRIMARY KEY ("mese","agent_id","bank_id","product","finalita","stato")
);

CREATE TABLE "stock_agente" (
    "agent_id" UUID NOT NULL,
    "agency_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "stato" "stato_pratica" NOT NULL,
    "n" BIGINT NOT NULL DEFAULT 0,
    "importo" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "stock_agente_pkey" PRIMARY KEY ("agent_id","agency_id","product","stato")
);

CREATE TABLE "stock_banca" (
    "bank_id" UUID NOT NULL,
    "agency_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "stato" "stato_pratica" NOT NULL,
    "n" BIGINT NOT NULL DEFAULT 0,
    "importo" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "stock_banca_pkey" PRIMARY KEY ("bank_id","agency_id","product","stato")
);

CREATE TABLE "stock_attivita" (
    "agent_id" UUID NOT NULL,
    "agency_id" UUID NOT NULL,
    "stato" "stato_pratica" NOT NULL,
    "giorno" DATE NOT NULL,
    "n" BIGINT NOT NULL DEFAULT 0,
    "importo" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "stock_attivita_pkey" PRIMARY KEY ("agent_id","agency_id","stato","giorno")
);

CREATE TABLE "cubo_coorte" (
    "mese" DATE NOT NULL,
    "product" "prodotto" NOT NULL,
    "esito" TEXT NOT NULL,
    "n" BIGINT NOT NULL DEFAULT 0,
    "importo" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "cubo_coorte_pkey" PRIMARY KEY ("mese","product","esito")
);

CREATE TABLE "cubo_coorte_agente" (
    "mese" DATE NOT NULL,
    "agent_id" UUID NOT NULL,
    "agency_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "esito" TEXT NOT NULL,
    "n" BIGINT NOT NULL DEFAULT 0,
    "importo" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "cubo_coorte_agente_pkey" PRIMARY KEY ("mese","agent_id","agency_id","product","esito")
);

CREATE TABLE "cubo_coorte_banca" (
    "mese" DATE NOT NULL,
    "bank_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "esito" TEXT NOT NULL,
    "n" BIGINT NOT NULL DEFAULT 0,
    "importo" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "cubo_coorte_banca_pkey" PRIMARY KEY ("mese","bank_id","product","esito")
);

CREATE TABLE "cubo_lead" (
    "mese" DATE NOT NULL,
    "agent_id" UUID NOT NULL,
    "agency_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "provincia" CHAR(2) NOT NULL,
    "channel" TEXT NOT NULL,
    "nuovi" BIGINT NOT NULL DEFAULT 0,
    "assegnati" BIGINT NOT NULL DEFAULT 0,
    "contattati" BIGINT NOT NULL DEFAULT 0,
    "appuntamenti" BIGINT NOT NULL DEFAULT 0,
    "convertiti" BIGINT NOT NULL DEFAULT 0,
    "persi" BIGINT NOT NULL DEFAULT 0,
    "minuti" BIGINT NOT NULL DEFAULT 0,
    "contatti_misurati" BIGINT NOT NULL DEFAULT 0,
    "entro_ora" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "cubo_lead_pkey" PRIMARY KEY ("mese","agent_id","agency_id","product","provincia","channel")
);

CREATE TABLE "voti_sintesi" (
    "agent_id" UUID NOT NULL,
    "employee_id" UUID NOT NULL,
    "n" BIGINT NOT NULL DEFAULT 0,
    "somma" BIGINT NOT NULL DEFAULT 0,
    "stelle1" BIGINT NOT NULL DEFAULT 0,
    "stelle2" BIGINT NOT NULL DEFAULT 0,
    "stelle3" BIGINT NOT NULL DEFAULT 0,
    "stelle4" BIGINT NOT NULL DEFAULT 0,
    "stelle5" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "voti_sintesi_pkey" PRIMARY KEY ("agent_id","employee_id")
);

CREATE INDEX "pratica_fatti_pratica_id_a_id_idx" ON "pratica_fatti"("pratica_id", "a", "id");

CREATE INDEX "lead_fatti_lead_id_tappa_id_idx" ON "lead_fatti"("lead_id", "tappa", "id");

CREATE INDEX "cubo_agente_agent_id_mese_idx" ON "cubo_agente"("agent_id", "mese");

CREATE INDEX "cubo_banca_bank_id_mese_idx" ON "cubo_banca"("bank_id", "mese");

CREATE INDEX "cubo_largo_agent_id_mese_idx" ON "cubo_largo"("agent_id", "mese");

CREATE INDEX "cubo_largo_bank_id_mese_idx" ON "cubo_largo"("bank_id", "mese");

CREATE INDEX "cubo_coorte_agente_agent_id_mese_idx" ON "cubo_coorte_agente"("agent_id", "mese");

CREATE INDEX "cubo_coorte_banca_bank_id_mese_idx" ON "cubo_coorte_banca"("bank_id", "mese");

CREATE INDEX "cubo_lead_agent_id_mese_idx" ON "cubo_lead"("agent_id", "mese");

-- A queue is emptied all the time: it is vacuumed by count, not by share.
ALTER TABLE "delta_fatti" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
ALTER TABLE "delta_lead" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
ALTER TABLE "delta_stock" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
ALTER TABLE "delta_voti" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

ALTER TABLE "pratica_fatti" ADD CONSTRAINT "pratica_fatti_tipo_ck" CHECK (tipo IN ('stato', 'rettifica', 'provvigione'));
ALTER TABLE "lead_fatti" ADD CONSTRAINT "lead_fatti_ck"
  CHECK (n IN (-1, 1) AND tappa IN ('nuovo', 'assegnato', 'contattato', 'appuntamento', 'convertito', 'perso'));
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "pratica_fatti" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "lead_fatti" FOR EACH ROW EXECUTE FUNCTION refuse_change();
