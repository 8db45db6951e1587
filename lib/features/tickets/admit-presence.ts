import 'server-only'
import { loadActor } from '@/lib/auth/authenticate'
import { db } from '@/lib/core/db'
import type { Admit } from '@/lib/realtime/presence'
import { allowedRows } from '@/lib/resources/access'
import { isOffice, visibleTickets } from './access'

/** Who of the office reads a ticket sees which colleagues have it open, and is seen; who opened it never does. */
export const admitToTicket: Admit = async (who, id) => {
  const actor = await loadActor(who)
  if (!isOffice(actor)) return null
  const readable = await db().ticket.count({ where: { AND: [{ id }, allowedRows(visibleTickets, actor)] } })
  return readable === 1 ? `${actor.nome} ${actor.cognome}` : null
}
