import 'server-only'
import { createHmac } from 'node:crypto'
import { keyFor } from '@/lib/auth/keys'
import { pool } from '@/lib/core/db'
import { idOfDigest, newId } from '@/lib/core/ids'
import type { Call } from '@/lib/http/idempotency'
import type { Prodotto } from '@/prisma/generated/client'

type NewQuote<R extends object = object> = {
  product: Prodotto
  input: object
  rateVersion: object
  result: R
  /** Who asks, where there is an Idempotency-Key. */
  call?: Call | null
}

/** The same call has the same id; nobody who does not know its key can tell which. */
function idOf({ actorId, path, key, body }: Call): string {
  const text = [actorId, path, key, body].join('\n')
  return idOfDigest(createHmac('sha256', keyFor('quote')).update(text).digest('hex'))
}

/**
 * Keeps what was asked, the figures it was computed with and what came out, so that it can be reproduced. The same call again, with the
 * same Idempotency-Key, finds what it was answered: the row itself is the stored reply, which the general store would hold twice.
 */
export async function keepQuote<R extends object>(quote: NewQuote<R>): Promise<R & { quoteId: string }> {
  const { product, input, rateVersion, result, call } = quote
  const quoteId = call ? idOf(call) : newId()
  // Prisma would take a large object apart and put it together again.
  const { rowCount } = await pool().query(
    'INSERT INTO quotes (id, product, input, rate_version, result) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO NOTHING',
    [quoteId, product, ...[input, rateVersion, result].map((value) => JSON.stringify(value))],
  )
  if (rowCount) return { quoteId, ...result }
  const { rows } = await pool().query<{ result: R }>('SELECT result FROM quotes WHERE id = $1', [quoteId])
  return { quoteId, ...(rows[0]?.result ?? result) }
}

/** The same, for whoever wants only to know under which id. */
export const saveQuote = async (quote: NewQuote): Promise<string> => (await keepQuote(quote)).quoteId
