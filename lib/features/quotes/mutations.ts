import 'server-only'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { Prisma, Prodotto } from '@/prisma/generated/client'

type Kept = { product: Prodotto; input: object; rateVersion: object; result: object }

/** Keeps what was asked, the figures it was computed with and what came out, so that it can be reproduced. */
export async function saveQuote({ product, input, rateVersion, result }: Kept): Promise<string> {
  const id = newId()
  const data = { input, rateVersion, result } as Record<
    'input' | 'rateVersion' | 'result',
    Prisma.InputJsonObject
  >
  await db().quote.create({ data: { id, product, ...data } })
  return id
}
