-- Requests of a month by agent and product: `cubo_lead` knows province and channel too, and has nearly as many cells as there are
-- requests, so that the statistics of the agents grew with them (docs/decisions/042).

-- Nobody writes or folds meanwhile: a row that is folded now would be missing in the new cube.
LOCK TABLE delta_lead IN ACCESS EXCLUSIVE MODE;
SELECT cubes_fold('delta_lead', 2147483647);

CREATE TABLE "cubo_lead_agente" (
    "mese" DATE NOT NULL,
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

    CONSTRAINT "cubo_lead_agente_pkey" PRIMARY KEY ("mese","agent_id","agency_id","product")
);
CREATE INDEX "cubo_lead_agente_agent_id_mese_idx" ON "cubo_lead_agente"("agent_id", "mese");

INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella)
SELECT 'cubo_lead_agente', coda, fonte, '{mese,agent_id,agency_id,product}', misure,
  replace(cella, 'SELECT mese, agent_id, agency_id, product, provincia, channel,', 'SELECT mese, agent_id, agency_id, product,')
FROM cubi WHERE cubo = 'cubo_lead';
SELECT cubo_vista('cubo_lead_agente');

-- What is there already.
DO $$
DECLARE
  c cubi;
BEGIN
  SELECT * INTO STRICT c FROM cubi WHERE cubo = 'cubo_lead_agente';
  EXECUTE cubo_aggiungi(c, quote_ident(c.fonte));
END $$;
