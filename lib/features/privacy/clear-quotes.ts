import 'server-only'
import type { Tx } from '@/lib/core/db'
import { eraseFromHistory } from '@/lib/history/erase'
import type { Prisma } from '@/prisma/generated/client'
import { idsOf, NAMED, NOBODY } from './cleared'

/** Of no case and no client, and no request that still names somebody stands on it. */
const OF_NOBODY = {
  praticaId: null,
  clientId: null,
  OR: [{ leadId: null }, { lead: NOBODY }],
  leads: { every: NOBODY },
} satisfies Prisma.QuoteWhereInput

/**
 * Takes the person out of the quotes of leads that have been cleared: those that answer one, and the simulation that one was made of.
 * A quote of a case or of a client stays, and so does one that another lead still stands on.
 */
export async function clearQuotes(tx: Tx, leadIds: readonly string[]): Promise<void> {
  const ofThese = { in: [...leadIds] }
  await clear(tx, { OR: [{ leadId: ofThese }, { leads: { some: { id: ofThese } } }] })
}

/**
 * Takes the person out of so many of the quotes that were sent before and led to nothing: nobody made a request, a case or a client of
 * them, so nothing else would. Returns how many it found.
 */
export async function clearSentQuotes(tx: Tx, before: Date, most: number): Promise<number> {
  const found = await tx.quote.findMany({
    where: { AND: [OF_NOBODY, NAMED], codice: { not: null }, inviatoAt: { lt: before } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: most,
    select: { id: true },
  })
  if (found.length > 0) await clear(tx, { id: { in: idsOf(found) } })
  return found.length
}

/** The figures and the documents that were given stay as after an erasure: the address that they went to does not. */
async function clear(tx: Tx, which: Prisma.QuoteWhereInput): Promise<void> {
  const quotes = await tx.quote.updateManyAndReturn({
    // Asked again, because one of them may become a case at this moment.
    where: { AND: [OF_NOBODY, which] },
    data: { ...NOBODY, email: null, telefono: null, titolo: '', input: {} },
    select: { id: true },
  })
  const refs = idsOf(quotes)
  if (refs.length === 0) return
  await tx.preventivoConsegna.updateMany({ where: { quoteId: { in: refs } }, data: { email: null } })
  await eraseFromHistory(tx, { refs, fields: ['messaggio'] })
}
