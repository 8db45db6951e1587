import type pg from 'pg'
import { rowsOf } from '../core/context'
import type { Say } from './progress'

/** Of added clients only; the demo's own have other domains. */
const DOMAIN = '@archivio.example'
const LAST = `SELECT coalesce(max(split_part(email::text, '@', 1)::int), 0) AS last FROM clients WHERE email LIKE '%${DOMAIN}'`

/** Rows of one statement: few enough that it says now and then how far it is. */
const PORTION = 50_000

/**
 * Clients number `first` to `last`, copies of those that the demo has: the name of one, the surname of another, the place,
 * the agent and the account of a third, so that a million are not the same few thousand. Each came a while before the one
 * that it is copied from, never later.
 */
const COPIES = `WITH known AS MATERIALIZED (
    SELECT row_number() OVER (ORDER BY created_at, id) - 1 AS place, count(*) OVER () AS total, clients.*
    FROM clients
    WHERE email IS NOT NULL AND email NOT LIKE '%@demo.example' AND email NOT LIKE '%${DOMAIN}'
      AND tipo_persona = 'fisica' AND erased_at IS NULL AND merged_into_id IS NULL)
  INSERT INTO clients (id, email, nome, cognome, telefono, data_nascita, indirizzo, cap, comune, provincia, status,
    email_confirmed_at, agent_id, last_login_at, created_at, updated_at)
  SELECT md5('cliente ' || n)::uuid, lpad(n::text, 8, '0') || '${DOMAIN}', given.nome, family.cognome,
    '+39 3' || lpad(((n * 7919) % 1000000000)::text, 9, '0'), given.data_nascita, k.indirizzo, k.cap, k.comune, k.provincia,
    k.status, k.email_confirmed_at, k.agent_id, k.last_login_at, k.created_at - (n % 720) * interval '1 hour',
    k.updated_at
  FROM generate_series($1::bigint, $2::bigint) AS n
  JOIN known k ON k.place = n % k.total
  JOIN known given ON given.place = (n / 7 + n * 31) % k.total
  JOIN known family ON family.place = (n / 11 + n * 17) % k.total`

/** Adds so many clients. Their triggers stay on: telephone, agency and the search column are written as for any other. */
export async function fillClients(client: pg.PoolClient, count: number, say: Say): Promise<void> {
  const [{ last } = { last: 0 }] = await rowsOf<{ last: number }>(client, LAST)
  for (let done = 0; done < count; done += PORTION) {
    const end = Math.min(done + PORTION, count)
    await client.query(COPIES, [last + done + 1, last + end])
    say(`clienti: ${end} di ${count}`)
  }
}
