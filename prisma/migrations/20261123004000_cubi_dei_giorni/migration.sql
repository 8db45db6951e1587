-- Cubes by day, for periods that are not of whole months (docs/decisions/044): the measures of the monthly ones, whose
-- SELECT of one row they repeat with the day of the fact in place of its month.

CREATE TABLE "cubo_giorno_agente" (
    "giorno" DATE NOT NULL,
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

    CONSTRAINT "cubo_giorno_agente_pkey" PRIMARY KEY ("giorno","agent_id","agency_id","product")
);

CREATE TABLE "cubo_giorno_banca" (
    "giorno" DATE NOT NULL,
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

    CONSTRAINT "cubo_giorno_banca_pkey" PRIMARY KEY ("giorno","bank_id","product")
);

CREATE TABLE "cubo_giorno_finalita" (
    "giorno" DATE NOT NULL,
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

    CONSTRAINT "cubo_giorno_finalita_pkey" PRIMARY KEY ("giorno","product","finalita","regione")
);

CREATE TABLE "cubo_giorno_passaggi" (
    "giorno" DATE NOT NULL,
    "product" "prodotto" NOT NULL,
    "da" "stato_pratica" NOT NULL,
    "a" "stato_pratica" NOT NULL,
    "n" BIGINT NOT NULL DEFAULT 0,
    "giorni" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "cubo_giorno_passaggi_pkey" PRIMARY KEY ("giorno","product","da","a")
);

CREATE TABLE "cubo_giorno_lead" (
    "giorno" DATE NOT NULL,
    "agent_id" UUID NOT NULL,
    "agency_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "nuovi" BIGINT NOT NULL DEFAULT 0,
    "assegnati" BIGINT NOT NULL DEFAULT 0,
    "contattati" BIGINT NOT NULL DEFAULT 0,
    "appuntamenti" BIGINT NOT NULL DEFAULT 0,
    "convertiti" BIGINT NOT NULL DEFAULT 0,
    "persi" BIGINT NOT NULL DEFAULT 0,
    "minuti" BIGINT NOT NULL DEFAULT 0,
    "contatti_misurati" BIGINT NOT NULL DEFAULT 0,
    "entro_ora" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "cubo_giorno_lead_pkey" PRIMARY KEY ("giorno","agent_id","agency_id","product")
);

CREATE INDEX "cubo_giorno_agente_agent_id_giorno_idx" ON "cubo_giorno_agente"("agent_id", "giorno");

CREATE INDEX "cubo_giorno_lead_agent_id_giorno_idx" ON "cubo_giorno_lead"("agent_id", "giorno");

-- The wide cube had nearly as many cells as there are facts: whoever asks for one agent or one bank reads the facts.
DELETE FROM cubi WHERE cubo = 'cubo_largo';
DROP VIEW cubo_largo_ora;
DROP TABLE cubo_largo;

INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella)
SELECT replace(cubo, 'cubo_', 'cubo_giorno_'), coda, fonte, array_replace(chiave, 'mese', 'giorno'), misure,
  CASE cubo
    WHEN 'cubo_banca' THEN replace(replace(cella, 'FROM (SELECT mese,', 'FROM (SELECT giorno_di(at) AS giorno,'), 'SELECT mese,', 'SELECT giorno,')
    ELSE replace(cella, 'SELECT mese,', 'SELECT giorno_di(at) AS giorno,')
  END
FROM cubi WHERE cubo IN ('cubo_agente', 'cubo_banca', 'cubo_finalita', 'cubo_passaggi');
-- Provinces and channels would make nearly as many cells as there are leads.
INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella)
SELECT 'cubo_giorno_lead', coda, fonte, '{giorno,agent_id,agency_id,product}', misure,
  replace(cella, 'SELECT mese, agent_id, agency_id, product, provincia, channel,', 'SELECT giorno_di(at) AS giorno, agent_id, agency_id, product,')
FROM cubi WHERE cubo = 'cubo_lead';
SELECT cubo_vista(cubo) FROM cubi WHERE cubo LIKE 'cubo_giorno_%';

-- What is there already.
SELECT cubes_rebuild();
