import 'server-only'
import type { Tx } from '@/lib/core/db'
import { eraseFromHistory } from '@/lib/history/erase'
import { idsOf, NOBODY } from './cleared'

/**
 * Takes the person out of the quotes of leads that have been cleared: those that answer one, and the simulation that one was made of.
 * A quote of a case or of a client stays, and so does one that another lead still stands on. The figures and the documents
 * that were given stay as after an erasure: the address that they went to does not.
 */
export async function clearQuotes(tx: Tx, leadIds: readonly string[]): Promise<void> {
  const ofThese = { in: [...leadIds] }
  const quotes = await tx.quote.updateManyAndReturn({
    where: {
      praticaId: null,
      clientId: null,
      AND: [
        { OR: [{ leadId: ofThese }, { leads: { some: { id: ofThese } } }] },
        { OR: [{ leadId: null }, { lead: NOBODY }] },
        { leads: { every: NOBODY } },
      ],
    },
    data: { ...NOBODY, email: null, telefono: null, titolo: '', input: {} },
    select: { id: true },
  })
  const refs = idsOf(quotes)
  if (refs.length === 0) return
  await tx.preventivoConsegna.updateMany({ where: { quoteId: { in: refs } }, data: { email: null } })
  await eraseFromHistory(tx, { refs, fields: ['messaggio'] })
}
