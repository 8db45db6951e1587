import 'server-only'
import { pool } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { Prodotto } from '@/prisma/generated/client'

type NewQuote = { product: Prodotto; input: object; rateVersion: object; result: object }

/** Keeps what was asked, the figures it was computed with and what came out, so that it can be reproduced. */
export async function saveQuote({ product, input, rateVersion, result }: NewQuote): Promise<string> {
  const id = newId()
  // Prisma would take a large object apart and put it together again.
  await pool().query(
    'INSERT INTO quotes (id, product, input, rate_version, result) VALUES ($1, $2, $3, $4, $5)',
    [id, product, ...[input, rateVersion, result].map((value) => JSON.stringify(value))],
  )
  return id
}
