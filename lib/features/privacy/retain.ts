import 'server-only'
import { addMonths } from '@/lib/core/dates'
import { withTransaction } from '@/lib/core/db'
import { discardFiles } from '@/lib/storage/discard'

/* What the privacy notice promises (/pagine/privacy-policy): months after which a name is taken away. */
const LEAD_MONTHS = 24
const REQUEST_MONTHS = 24
const CV_MONTHS = 12

const NOBODY = { nome: '', cognome: '', email: '', telefono: '' }

/** On 29 February the limit is 28 February: nothing goes a day early. */
const monthsAgo = (now: Date, months: number): Date => addMonths(now, -months)

/**
 * Takes names and contacts out of requests that led to nothing, when the time of the privacy notice is over. The
 * rows stay without a person, for the statistics; curricula go away with their files.
 */
export async function retain(now = new Date()): Promise<void> {
  await withTransaction(async (tx) => {
    await tx.lead.updateMany({
      where: {
        praticaId: null,
        clientId: null,
        telefono: { not: '' },
        createdAt: { lt: monthsAgo(now, LEAD_MONTHS) },
      },
      data: { ...NOBODY, input: {}, campaign: {}, note: '' },
    })
    await discardFiles(tx, { contactRequests: { some: { createdAt: { lt: monthsAgo(now, CV_MONTHS) } } } })
    await tx.contactRequest.updateMany({
      where: {
        telefono: { not: '' },
        OR: [
          { createdAt: { lt: monthsAgo(now, REQUEST_MONTHS) } },
          { kind: 'candidatura', createdAt: { lt: monthsAgo(now, CV_MONTHS) } },
        ],
      },
      data: { ...NOBODY, messaggio: '', dettagli: {}, campaign: {}, note: '', fileId: null },
    })
  })
}
