import 'server-only'
import { dayOfColumn, formatDay, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import type { DueSource } from '@/lib/duties/types'
import { setting } from '@/lib/settings/read'
import { reclamiPreavviso } from './settings'
import { dueBefore } from './year'

/** Complaints without an answer, from when their day is near, the first first. */
export const complaintDues: DueSource = {
  name: 'reclami',
  titolo: 'Reclami in scadenza',
  vuoto: 'Nessun reclamo è in ritardo o scade in questi giorni.',
  async dues(_scope, { take, skip }) {
    const entroIl = { lte: dueBefore(todayInRome(), await setting(reclamiPreavviso)) }
    const where = { rispostoIl: null, entroIl }
    const total = await db().reclamo.count({ where })
    const rows = await db().reclamo.findMany({
      where,
      include: { ticket: { select: { oggetto: true } } },
      orderBy: [{ entroIl: 'asc' }, { id: 'asc' }],
      take,
      skip,
    })
    const items = rows.map(({ id, codice, ticket, ricevutoIl, entroIl: last }) => ({
      key: id,
      chi: `${codice} · ${ticket.oggetto}`,
      che: `Manca la risposta: ricevuto il ${formatDay(dayOfColumn(ricevutoIl))}`,
      entro: dayOfColumn(last),
      href: `/admin/compliance/reclami/${id}`,
    }))
    return { total, items }
  },
}
