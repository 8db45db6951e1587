-- Production of a month by agent whatever the product: what names no product reads a third of the cells (docs/decisions/042).

-- Nobody writes or folds meanwhile: a row that is folded now would be missing in the new cubes.
LOCK TABLE delta_fatti, delta_stock IN ACCESS EXCLUSIVE MODE;
SELECT cubes_fold('delta_fatti', 2147483647), cubes_fold('delta_stock', 2147483647);

CREATE TABLE "cubo_agente_mese" (
    "mese" DATE NOT NULL,
    "agent_id" UUID NOT NULL,
    "agency_id" UUID NOT NULL,
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

    CONSTRAINT "cubo_agente_mese_pkey" PRIMARY KEY ("mese","agent_id","agency_id")
);
CREATE INDEX "cubo_agente_mese_agent_id_mese_idx" ON "cubo_agente_mese"("agent_id", "mese");

CREATE TABLE "cubo_coorte_agente_mese" (
    "mese" DATE NOT NULL,
    "agent_id" UUID NOT NULL,
    "agency_id" UUID NOT NULL,
    "n" BIGINT NOT NULL DEFAULT 0,
    "liquidate" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "cubo_coorte_agente_mese_pkey" PRIMARY KEY ("mese","agent_id","agency_id")
);
CREATE INDEX "cubo_coorte_agente_mese_agent_id_mese_idx" ON "cubo_coorte_agente_mese"("agent_id", "mese");

INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella)
SELECT 'cubo_agente_mese', coda, fonte, '{mese,agent_id,agency_id}', misure,
  replace(cella, 'SELECT mese, agent_id, agency_id, product,', 'SELECT mese, agent_id, agency_id,')
FROM cubi WHERE cubo = 'cubo_agente';
INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella)
SELECT 'cubo_coorte_agente_mese', coda, fonte, '{mese,agent_id,agency_id}', '{n,liquidate}',
  $$SELECT mese, agent_id, agency_id, n, CASE WHEN esito = 'liquidata' THEN n ELSE 0 END AS liquidate FROM %s$$
FROM cubi WHERE cubo = 'cubo_coorte_agente';
SELECT cubo_vista('cubo_agente_mese'), cubo_vista('cubo_coorte_agente_mese');

-- What is there already.
DO $$
DECLARE
  c cubi;
BEGIN
  FOR c IN SELECT * FROM cubi WHERE cubo IN ('cubo_agente_mese', 'cubo_coorte_agente_mese') LOOP
    EXECUTE cubo_aggiungi(c, quote_ident(c.fonte));
  END LOOP;
END $$;
