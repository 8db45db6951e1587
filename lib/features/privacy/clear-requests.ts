import 'server-only'
import type { Tx } from '@/lib/core/db'
import { eraseFromHistory } from '@/lib/history/erase'
import { discardFiles } from '@/lib/storage/discard'
import { dropUses } from '@/lib/storage/uses'
import { idsOf, NAMED, NOBODY } from './cleared'

const WORDS = { messaggio: '', dettagli: {}, campaign: {}, note: '' }

/** The columns of a contact or an application whose values go from the history too. */
const FORGOTTEN = [...Object.keys(NOBODY), ...Object.keys(WORDS), 'search']

type Limits = { contatti: Date; candidature: Date }

/**
 * Takes the person out of so many of the contacts and applications of before these days, with their curricula and out of the history,
 * which calls them by the person's name. Returns how many it found.
 */
export async function clearRequests(tx: Tx, before: Limits, most: number): Promise<number> {
  const found = await tx.contactRequest.findMany({
    where: {
      AND: [
        NAMED,
        {
          OR: [
            { createdAt: { lt: before.contatti } },
            { kind: 'candidatura', createdAt: { lt: before.candidature } },
          ],
        },
      ],
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: most,
    select: { id: true },
  })
  const refs = idsOf(found)
  if (refs.length === 0) return 0
  await discardFiles(tx, { contactRequests: { some: { id: { in: refs } } } })
  await tx.contactRequest.updateMany({
    where: { id: { in: refs } },
    data: { ...NOBODY, ...WORDS, fileId: null },
  })
  await dropUses(tx, 'contactRequest', refs)
  await eraseFromHistory(tx, { refs, fields: FORGOTTEN, named: true })
  return refs.length
}
