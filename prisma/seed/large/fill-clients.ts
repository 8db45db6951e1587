import type pg from 'pg'
import { rowsOf } from '../core/context'
import { withoutIndexes } from './indexes'
import { progress, type Say } from './progress'

/** Of added clients only; the demo's own have other domains. */
const DOMAIN = '@archivio.example'
const LAST = `SELECT coalesce(max(split_part(email::text, '@', 1)::int), 0) AS last FROM clients WHERE email LIKE '%${DOMAIN}'`

/** Rows of one statement: few enough that it says now and then how far it is. */
const PORTION = 50_000

/** Clients that others are copied from, each with its place among them. */
const KNOWN = `CREATE TEMP TABLE known ON COMMIT DROP AS
  SELECT (row_number() OVER (ORDER BY created_at, id) - 1)::int AS place, clients.* FROM clients
  WHERE email IS NOT NULL AND email NOT LIKE '%@demo.example' AND email NOT LIKE '%${DOMAIN}'
    AND tipo_persona = 'fisica' AND erased_at IS NULL AND merged_into_id IS NULL`

/** The same for the same words, of the version that every schema accepts. */
const idOf = (words: string) =>
  `overlay(overlay(md5(${words}) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`

/**
 * Clients number `first` to `last`: the name of one that the demo has, the surname of another, the place, the agent and the
 * account of a third, so that a million are not the same few thousand. Each came a while before the one that it is copied
 * from, never later.
 */
const COPIES = `INSERT INTO clients (id, email, nome, cognome, telefono, data_nascita, indirizzo, cap, comune, provincia, status,
    email_confirmed_at, agent_id, last_login_at, created_at, updated_at)
  SELECT ${idOf("'cliente ' || n")}, lpad(n::text, 8, '0') || '${DOMAIN}', given.nome, family.cognome,
    '+39 3' || lpad(((n::bigint * 7919) % 1000000000)::text, 9, '0'), given.data_nascita, k.indirizzo, k.cap, k.comune,
    k.provincia, k.status, k.email_confirmed_at, k.agent_id, k.last_login_at, k.created_at - (n % 720) * interval '1 hour',
    k.updated_at
  FROM generate_series($1::int, $2::int) AS n
  JOIN known k ON k.place = n % $3::int
  JOIN known given ON given.place = (n / 7 + n * 31) % $3::int
  JOIN known family ON family.place = (n / 11 + n * 17) % $3::int`

/** Adds so many clients. Their triggers stay on: telephone, agency and the search column are written as for any other. */
export async function fillClients(client: pg.PoolClient, count: number, say: Say): Promise<void> {
  const [{ last } = { last: 0 }] = await rowsOf<{ last: number }>(client, LAST)
  await client.query(KNOWN)
  await client.query('ALTER TABLE known ADD PRIMARY KEY (place); ANALYZE known')
  const [{ total } = { total: 0 }] = await rowsOf<{ total: number }>(
    client,
    'SELECT count(*)::int AS total FROM known',
  )
  const tell = progress('clienti', count, say)
  await withoutIndexes(client, 'clients', say, async () => {
    for (let done = 0; done < count; done += PORTION) {
      const rows = Math.min(PORTION, count - done)
      await client.query(COPIES, [last + done + 1, last + done + rows, total])
      tell(rows)
    }
  })
}
