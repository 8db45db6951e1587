import type pg from 'pg'
import type { Say } from './progress'
import { ID_AT, inBulk } from './references'
import { MARK } from './templates'

/**
 * Copies of the demo's forecasts, each of an added case of the same outcome: its agent, its bank and its amount are those of the
 * case, its month and its likelihood those of the copied one.
 */
const PREDICTIONS = `
  INSERT INTO predictions (id, agent_id, pratica_id, cliente, bank_id, product, importo, probabilita, anno, mese, categoria, note, stato,
    esito_importo, esito_at, version, created_at, updated_at)
  SELECT pg_temp.id_at(t.created_at, p.id::text || 'previsione'), p.agent_id, p.id, p.intestatario, p.bank_id, p.product,
    coalesce(p.importo_erogato, p.importo_deliberato, p.importo_richiesto), t.probabilita, t.anno, t.mese, t.categoria, t.note, t.stato,
    CASE WHEN t.stato = 'realizzata' THEN p.importo_erogato END, t.esito_at, t.version, t.created_at, t.updated_at
  FROM (
    SELECT id, agent_id, intestatario, bank_id, product, importo_erogato, importo_deliberato, importo_richiesto, e.esito,
      row_number() OVER (PARTITION BY e.esito ORDER BY md5(id::text)) AS posto
    FROM pratiche CROSS JOIN LATERAL (SELECT CASE WHEN stato = 'liquidata' THEN 'realizzata' WHEN stato IN ('respinta', 'ritirata')
      THEN 'persa' ELSE 'aperta' END AS esito) e
    WHERE codice LIKE '${MARK}' AND agent_id IS NOT NULL AND NOT EXISTS (SELECT FROM predictions v WHERE v.pratica_id = pratiche.id)
  ) p
  JOIN large_predictions q ON q.esito = p.esito
  JOIN LATERAL (SELECT v.* FROM large_templates v WHERE v.esito = p.esito AND v.posto = p.posto % q.quante) t ON true
  WHERE p.posto <= q.quante * $1::float8`

const TEMPLATES = `
  CREATE TEMP TABLE large_templates ON COMMIT DROP AS
    SELECT v.*, v.stato::text AS esito, row_number() OVER (PARTITION BY v.stato ORDER BY v.created_at, v.id) - 1 AS posto
    FROM predictions v JOIN pratiche p ON p.id = v.pratica_id WHERE p.codice NOT LIKE '${MARK}';
  CREATE TEMP TABLE large_predictions ON COMMIT DROP AS SELECT esito, count(*) AS quante FROM large_templates GROUP BY 1;
  CREATE INDEX ON large_templates (esito, posto);
  ANALYZE large_templates; ANALYZE large_predictions`

/** Adds so many forecasts to each of the demo's, where there are cases that they can be of. */
export async function fillPredictions(client: pg.PoolClient, times: number, say: Say): Promise<void> {
  await client.query(ID_AT)
  await client.query(TEMPLATES)
  say('previsioni')
  await inBulk(client, 'predictions', say, () => client.query(PREDICTIONS, [times]))
}
