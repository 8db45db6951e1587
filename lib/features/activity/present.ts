import type { Actor } from '@/lib/auth/actor'
import type { LeadEvento, PraticaEvento } from '@/prisma/generated/client'
import { type Evento, MINUTES_TO_UNDO, TIPI_ATTIVITA } from './schema'

type Row = LeadEvento | PraticaEvento

/** Written by this person by hand, and not long ago. */
export function isUndoable(row: Row, { role, userId }: Actor, now = Date.now()): boolean {
  const isOwn = row.actorRole === role && row.actorId === userId
  return isOwn && row.tipo in TIPI_ATTIVITA && now - row.at.getTime() < MINUTES_TO_UNDO * 60_000
}

/** An entry of a time line for this reader. */
export function presentEvento(row: Row, actor: Actor): Evento {
  const { id, tipo, da, a, testo, esito, actorName, at } = row
  return {
    ...{ _id: id, tipo, da, a, testo, esito },
    pubblico: 'pubblico' in row && row.pubblico,
    chi: actorName,
    at: at.toISOString(),
    annullabile: isUndoable(row, actor),
  }
}
