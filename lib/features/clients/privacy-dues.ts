import 'server-only'
import { dayOfColumn } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import type { DueSource } from '@/lib/duties/types'
import { TIPI_PRIVACY } from './schema'

/** Requests of people about their data (GDPR, arts. 15–22) that wait for an answer: of who may settle them. */
export const privacyDues: DueSource = {
  name: 'privacy',
  titolo: 'Richieste sui dati personali',
  vuoto: 'Nessuna richiesta aspetta una risposta.',
  flag: 'clients_erase',
  async dues(_scope, { take, skip }) {
    const where = { evasaAt: null }
    const total = await db().privacyRequest.count({ where })
    const rows = await db().privacyRequest.findMany({
      where,
      include: { client: { select: { nome: true, cognome: true } } },
      orderBy: [{ scadeIl: 'asc' }, { id: 'asc' }],
      take,
      skip,
    })
    const items = rows.map(({ id, tipo, clientId, client, scadeIl }) => ({
      key: id,
      chi: `${client.nome} ${client.cognome}`,
      che: TIPI_PRIVACY[tipo],
      entro: dayOfColumn(scadeIl),
      href: `/admin/site/clients/${clientId}`,
    }))
    return { total, items }
  },
}
