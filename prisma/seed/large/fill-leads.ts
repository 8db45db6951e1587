import type pg from 'pg'
import type { Say } from './progress'
import { ID_AT, inBulk } from './references'

/** What this program adds has a number after the dash, as the cases have. */
export const LEAD_MARK = 'L__-0%'

/** Columns that an added request keeps of the one that it is copied from. */
const SAME =
  'product, stato, nome, cognome, finalita, importo, durata_mesi, input, campaign, channel, motivo_perso, note, version'
const same = SAME.split(', ')
  .map((column) => `c.${column}`)
  .join(', ')

/**
 * Copies of the demo's requests, each with the agent, the province and the channel of others, up to three weeks before the one
 * that it is copied from, so that nothing lies in the future. They have a case of their own nowhere.
 */
const LEADS = `
  INSERT INTO leads (id, codice, email, telefono, provincia, agent_id, agency_id, created_at, updated_at, assigned_at, contattato_at,
    appuntamento_at, chiuso_at, search, ${SAME})
  SELECT pg_temp.id_at(c.created_at - c.prima, c.n::text || 'richiesta'), c.codice, c.email, c.telefono, c.provincia, c.agent_id, c.agency_id,
    c.created_at - c.prima, c.updated_at - c.prima, c.assigned_at - c.prima, c.contattato_at - c.prima, c.appuntamento_at - c.prima,
    c.chiuso_at - c.prima, fold(concat_ws(' ', c.codice, c.cognome, c.nome, c.email, c.telefono)), ${same}
  FROM (
    SELECT t.*, o.agent_id, o.agency_id, v.luogo AS provincia, n.n, interval '1 second' * (1 + pg_temp.caso(n.n::text || 'quando', 1814400)) AS prima,
      to_char(t.created_at, '"L"YY') || '-' || lpad(n.n::text, 8, '0') AS codice,
      replace(t.indirizzo::text, '@', '.' || n.n || '@') AS email, '+3933' || lpad(n.n::text, 8, '0') AS telefono
    FROM generate_series($1::int, $1::int + $2::int - 1) AS n (n)
    JOIN large_leads t ON t.posto = n.n % (SELECT count(*) FROM large_leads)
    JOIN large_leads v ON v.posto = pg_temp.caso(n.n::text || 'provincia', (SELECT count(*)::int FROM large_leads))
    LEFT JOIN large_owners o ON t.preso AND o.posto = pg_temp.caso(n.n::text || 'agente', (SELECT count(*)::int FROM large_owners))
  ) AS c`

const TEMPLATES = `
  CREATE TEMP TABLE large_leads ON COMMIT DROP AS
    SELECT row_number() OVER (ORDER BY created_at, id) - 1 AS posto, created_at, updated_at, assigned_at, contattato_at, appuntamento_at,
      chiuso_at, email AS indirizzo, provincia AS luogo, agent_id IS NOT NULL AS preso, ${SAME} FROM leads WHERE codice NOT LIKE '${LEAD_MARK}';
  CREATE TEMP TABLE large_owners ON COMMIT DROP AS
    SELECT row_number() OVER (ORDER BY agent_id, agency_id) - 1 AS posto, agent_id, agency_id
    FROM (SELECT DISTINCT agent_id, agency_id FROM leads WHERE agent_id IS NOT NULL) AS o;
  ANALYZE large_leads; ANALYZE large_owners`

/** As the trigger of the requests writes them. */
const FACTS = `
  INSERT INTO lead_fatti (lead_id, tappa, at, mese, agent_id, agency_id, product, provincia, channel, n, minuti)
  SELECT l.id, t.tappa, t.quando, mese_di(t.quando), coalesce(l.agent_id, nessuno()), coalesce(l.agency_id, nessuno()), l.product,
    coalesce(l.provincia, '--'), l.channel, 1, t.minuti
  FROM leads l CROSS JOIN LATERAL tappe_di(l) t
  WHERE l.codice LIKE '${LEAD_MARK}' AND NOT EXISTS (SELECT FROM lead_fatti f WHERE f.lead_id = l.id) ORDER BY t.quando, l.id`

const LAST = `SELECT coalesce(max(CASE WHEN codice LIKE '${LEAD_MARK}' THEN substr(codice, 5)::int END), 0) AS last FROM leads`

/** Adds so many requests, with the facts that the cubes are made of. */
export async function fillLeads(client: pg.PoolClient, count: number, say: Say): Promise<void> {
  await client.query(ID_AT)
  await client.query(TEMPLATES)
  const { rows } = await client.query<{ last: number }>(LAST)
  say('richieste')
  await inBulk(client, 'leads', say, () => client.query(LEADS, [Number(rows[0]?.last) + 1, count]))
  await inBulk(client, 'lead_fatti', say, () => client.query(FACTS))
}
