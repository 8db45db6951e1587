import 'server-only'
import { TIPI_ATTIVITA } from '@/lib/activity/schema'
import { addMonths } from '@/lib/core/dates'
import { withTransaction } from '@/lib/core/db'
import { setting } from '@/lib/settings/read'
import { discardFiles } from '@/lib/storage/discard'
import { dropUses } from '@/lib/storage/uses'
import { conservazioneMesi } from './settings'

const NOBODY = { nome: '', cognome: '', email: '', telefono: '' }

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

/** On 29 February the limit is 28 February: nothing goes a day early. */
const monthsAgo = (now: Date, months: number): Date => addMonths(now, -months)

/**
 * Takes names and contacts out of requests that led to nothing, when the time of the privacy notice is over. The
 * rows stay without a person, for the statistics; curricula go away with their files.
 */
export async function retain(now = new Date()): Promise<void> {
  // The privacy notice (/pagine/privacy-policy) promises them.
  const months = await setting(conservazioneMesi)
  await withTransaction(async (tx) => {
    const leads = await tx.lead.updateManyAndReturn({
      where: {
        praticaId: null,
        clientId: null,
        telefono: { not: '' },
        createdAt: { lt: monthsAgo(now, months.richieste) },
      },
      data: { ...NOBODY, input: {}, campaign: {}, note: '' },
      select: { id: true },
    })
    await dropUses(tx, 'Lead', idsOf(leads))
    await tx.leadEvento.updateMany({
      where: { leadId: { in: idsOf(leads) }, tipo: { in: Object.keys(TIPI_ATTIVITA) } },
      data: { testo: '' },
    })
    await discardFiles(tx, {
      contactRequests: { some: { createdAt: { lt: monthsAgo(now, months.candidature) } } },
    })
    const requests = await tx.contactRequest.updateManyAndReturn({
      where: {
        telefono: { not: '' },
        OR: [
          { createdAt: { lt: monthsAgo(now, months.contatti) } },
          { kind: 'candidatura', createdAt: { lt: monthsAgo(now, months.candidature) } },
        ],
      },
      data: { ...NOBODY, messaggio: '', dettagli: {}, campaign: {}, note: '', fileId: null },
      select: { id: true },
    })
    await dropUses(tx, 'contactRequest', idsOf(requests))
  })
}
