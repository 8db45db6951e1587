/*
 * How drafts are filled, as statements on the drafts of $1: the job and the demo data write the same.
 */

/** Every row of a draft's payee until the end of its month that stands in no statement. */
export const ATTACH = [
  ['provvigioni', 'agent_id'],
  ['provvigioni', 'agency_id'],
  ['compensi_segnalatori', 'segnalatore_id'],
].map(
  ([table, payee]) => `
    UPDATE ${table} v SET estratto_id = e.id FROM estratti e
    WHERE e.id = ANY($1::uuid[]) AND v.estratto_id IS NULL AND v.${payee} = e.${payee} AND v.mese <= e.mese`,
)

/** The sums, and the debt of the last closed statement before that no other has taken over. */
export const SUM_UP = `
    UPDATE estratti e SET righe = s.righe, maturato = s.maturato, storni = s.storni,
      riporto = s.riporto, riporto_da_id = s.da, totale = s.maturato + s.storni + s.riporto,
      version = e.version + CASE WHEN e.righe = 0 AND e.version = 1 THEN 0 ELSE 1 END, updated_at = now()
    FROM (
      SELECT d.id, count(v.estratto_id) AS righe, coalesce(sum(v.importo) FILTER (WHERE NOT v.storno), 0) AS maturato,
        coalesce(sum(v.importo) FILTER (WHERE v.storno), 0) AS storni, p.id AS da, coalesce(p.totale, 0) AS riporto
      FROM estratti d LEFT JOIN righe_estratti v ON v.estratto_id = d.id
      LEFT JOIN LATERAL (
        SELECT c.id, c.totale FROM estratti c WHERE c.stato IN ('chiuso', 'inviato') AND c.totale < 0 AND c.mese < d.mese
          AND (c.agent_id = d.agent_id OR c.agency_id = d.agency_id OR c.segnalatore_id = d.segnalatore_id)
          AND NOT EXISTS (SELECT FROM estratti x WHERE x.riporto_da_id = c.id AND x.id <> d.id)
        ORDER BY c.mese DESC LIMIT 1) p ON true
      WHERE d.id = ANY($1::uuid[]) GROUP BY d.id, p.id, p.totale
    ) s WHERE s.id = e.id
      AND (e.righe, e.maturato, e.storni, e.riporto, e.riporto_da_id) IS DISTINCT FROM (s.righe, s.maturato, s.storni, s.riporto, s.da)`

/** A draft without anything in it: its payee had only rows that a later one holds. */
export const DROP_EMPTY = `
    DELETE FROM estratti WHERE id = ANY($1::uuid[]) AND stato = 'bozza' AND righe = 0 AND riporto_da_id IS NULL`
