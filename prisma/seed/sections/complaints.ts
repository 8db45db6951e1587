import 'server-only'
import { columnOfDay, dayOf, dayOfColumn } from '@/lib/core/dates'
import { daysOf } from '@/lib/features/tickets/complaint-days'
import { reclamiTermini } from '@/lib/features/tickets/settings'
import type { CausaleReclamo, EsitoReclamo, Prisma } from '@/prisma/generated/client'
import { bulk } from '../core/bulk'
import { shuffledCode } from '../core/codes'
import { dayText, rowsOf, type Seeding } from '../core/context'

type Found = { id: string; oggetto: string; opened: Date; solved: Date | null }

/** How the complaints of the demo are told, by their subject. */
const STORIES: Readonly<Record<string, readonly [causale: CausaleReclamo, esito: EsitoReclamo]>> = {
  'Compenso più alto di quello scritto': ['costi', 'accolto'],
  'Pratica ferma senza notizie': ['tempi', 'parziale'],
  'Costi non spiegati': ['trasparenza', 'respinto'],
}
const OTHER: readonly [CausaleReclamo, EsitoReclamo] = ['altro', 'respinto']
const PRODUCTS = ['mutuo', 'prestito', 'cdq', null] as const
/** So long after the answer a client has gone to the Arbitro. */
const APPEALED_AFTER = 40

/** The register of complaints: a line for each ticket of its category, answered where the ticket is solved. */
export async function seedComplaints({ client, id, rng, now }: Seeding): Promise<void> {
  const found = await rowsOf<Found>(
    client,
    `SELECT t.id, t.oggetto, t.created_at AS opened, t.risolto_at AS solved FROM tickets t
     JOIN ticket_categories k ON k.id = t.category_id WHERE k.reclami AND t.unito_a_id IS NULL ORDER BY t.id`,
  )
  const rows = found.map(
    ({ id: ticketId, oggetto, opened, solved }, index): Prisma.ReclamoCreateManyInput => {
      const [causale, esito] = STORIES[oggetto] ?? OTHER
      const { ricevutoIl, consigliatoIl, entroIl } = daysOf(reclamiTermini.initial, dayOf(opened))
      const rispostoIl = solved && columnOfDay(dayOf(solved))
      const appeal =
        esito === 'respinto' && rispostoIl ? rispostoIl.getTime() + APPEALED_AFTER * 86_400_000 : null
      const isAppealed = appeal !== null && appeal < now.getTime() && index % 3 === 0
      return {
        id: id(opened),
        codice: `R${ricevutoIl.slice(2, 4)}-${shuffledCode(index)}`,
        ticketId,
        canale: 'area',
        product: rng.pick(PRODUCTS),
        causale,
        ricevutoIl,
        consigliatoIl,
        entroIl,
        esito: rispostoIl && esito,
        rispostoIl: rispostoIl && dayOfColumn(rispostoIl),
        abfIl: isAppealed ? dayText(new Date(appeal)) : null,
        abfEsito: isAppealed ? 'in_corso' : null,
        createdAt: opened,
        updatedAt: solved ?? opened,
      }
    },
  )
  await bulk<Prisma.ReclamoCreateManyInput>(client, 'reclami', rows)
}
