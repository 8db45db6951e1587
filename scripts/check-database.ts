import type pg from 'pg'
import { EnvError } from '../lib/core/env'
import { withClient } from './connect'

const HOW = 'docs/operations.md dice come crearlo.'

/** What PostgreSQL says of a database; the name of the locale's column changed with version 17. */
type Described = {
  encoding: string
  datlocprovider: string
  datcollate: string
  daticulocale?: string | null
  datlocale?: string | null
}

async function described(client: pg.ClientBase): Promise<Described | undefined> {
  const found = await client.query<{ described: Described }>(
    `SELECT to_jsonb(d) || jsonb_build_object('encoding', pg_encoding_to_char(d.encoding)) AS described
     FROM pg_database d WHERE datname = current_database()`,
  )
  return found.rows[0]?.described
}

/** Before anything is written: an encoding that cannot hold every name stops with a sentence, whichever command writes first. */
export async function refuseEncoding(client: pg.ClientBase): Promise<void> {
  const { encoding = 'UTF8' } = (await described(client)) ?? {}
  if (encoding === 'UTF8') return
  throw new EnvError(
    `Il database ha la codifica ${encoding}, che non contiene tutte le lettere: serve UTF8. ${HOW}`,
  )
}

/** An order of words that is not the Italian one is said through `say`. */
export async function sayOrder(databaseUrl: string, say: (line: string) => void): Promise<void> {
  const known = await withClient(databaseUrl, described)
  if (!known) return
  const isIcu = known.datlocprovider === 'i'
  const locale = (isIcu ? (known.datlocale ?? known.daticulocale) : known.datcollate) ?? ''
  if (isIcu && /^it\b/i.test(locale)) return
  say(`· attenzione: gli elenchi seguiranno l’ordine «${locale}» del database, non quello italiano: ${HOW}`)
}
