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

/**
 * Before anything is written: an encoding that cannot hold every name stops with a sentence, an order of words that is not
 * the Italian one is said through `say`.
 */
export async function checkDatabase(databaseUrl: string, say: (line: string) => void): Promise<void> {
  const found = await withClient(databaseUrl, (client) =>
    client.query<{ described: Described }>(
      `SELECT to_jsonb(d) || jsonb_build_object('encoding', pg_encoding_to_char(d.encoding)) AS described
       FROM pg_database d WHERE datname = current_database()`,
    ),
  )
  const described = found.rows[0]?.described
  if (!described) return
  if (described.encoding !== 'UTF8') {
    throw new EnvError(
      `Il database ha la codifica ${described.encoding}, che non contiene tutte le lettere: serve UTF8. ${HOW}`,
    )
  }
  const isIcu = described.datlocprovider === 'i'
  const locale = (isIcu ? (described.datlocale ?? described.daticulocale) : described.datcollate) ?? ''
  if (isIcu && /^it\b/i.test(locale)) return
  say(`· attenzione: gli elenchi seguiranno l’ordine «${locale}» del database, non quello italiano: ${HOW}`)
}
