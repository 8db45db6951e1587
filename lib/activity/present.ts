import type { Actor } from '@/lib/auth/actor'
import type { AgentEvento, ClientEvento, LeadEvento, PraticaEvento } from '@/prisma/generated/client'
import { type Evento, MINUTES_TO_UNDO, TIPI_ATTIVITA } from './schema'

export type EventRow = LeadEvento | PraticaEvento | ClientEvento | AgentEvento

/** Written by this person by hand, and not long ago. */
export function isUndoable(row: EventRow, { role, userId }: Actor, now = Date.now()): boolean {
  const isOwn = row.actorRole === role && row.actorId === userId
  return isOwn && row.tipo in TIPI_ATTIVITA && now - row.at.getTime() < MINUTES_TO_UNDO * 60_000
}

/** An entry of a time line for this reader. */
export function presentEvento(row: EventRow, actor: Actor): Evento {
  const { id, tipo, testo, esito, actorName, at } = row
  // An agent's record has no steps in its line.
  const { da, a } = 'da' in row ? row : { da: null, a: null }
  return {
    _id: id,
    tipo,
    da,
    a,
    testo,
    esito,
    quando: ('richiamareAt' in row && row.richiamareAt?.toISOString()) || null,
    pubblico: 'pubblico' in row && row.pubblico,
    chi: actorName,
    at: at.toISOString(),
    origine: null,
    annullabile: isUndoable(row, actor),
  }
}
