import type { Actor } from '@/lib/auth/actor'
import { AppError, notFound } from '@/lib/core/errors'
import { type EventRow, isUndoable } from './present'
import { MINUTES_TO_UNDO, TIPI_ATTIVITA } from './schema'

/** Lets only the author take an entry away, and only soon; a stranger's is said to be one, for its readers know of it. */
export function refuseUndo(row: EventRow | null, actor: Actor): void {
  if (!row || !(row.tipo in TIPI_ATTIVITA)) throw notFound()
  if (isUndoable(row, actor)) return
  const isOwn = row.actorRole === actor.role && row.actorId === actor.userId
  throw isOwn
    ? new AppError(
        'conflict',
        `Si può togliere solo entro ${MINUTES_TO_UNDO} minuti da quando è stata scritta.`,
      )
    : new AppError('forbidden', 'La può togliere soltanto chi l’ha scritta.')
}
