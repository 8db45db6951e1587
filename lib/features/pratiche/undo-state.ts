import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { Change } from '@/lib/history/diff'
import { backOf, lastOwnStep, UNDONE } from '@/lib/history/own-step'
import type { Ctx } from '@/lib/http/context'
import { wasTold } from '@/lib/mail/queue-mail'
import { lockRow } from '@/lib/resources/lock'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Pratica } from '@/prisma/generated/client'
import { addEvent } from './event'
import { stateMailKey } from './plan-mails'
import { pratiche } from './resource'

/**
 * What a step writes that stays inside: from one open state to another. A bank that was told, an amount, a payment and a closing with
 * its forecast write more, and are not taken back.
 */
const COLUMNS = new Set([
  'stato',
  'statoPrecedente',
  'statoDal',
  'dataRaccolta',
  'dataIstruttoria',
  'dataReddituale',
  'dataPerizia',
  'dataDelibera',
  'dataStipula',
  'firmaIl',
  'causale',
])

/** What taking back the last step of a case would write; null where it cannot be taken back. */
async function undoableStep(
  tx: Tx,
  actor: Actor,
  { id, version }: Pick<Pratica, 'id' | 'version'>,
): Promise<Change[] | null> {
  const changes = await lastOwnStep(tx, actor, { model: 'Opportunities', id, columns: COLUMNS })
  if (!changes || changes.some(({ field, after }) => field === 'stato' && after === 'inviata_banca'))
    return null
  const people = await tx.praticaPersona.findMany({
    where: { praticaId: id },
    select: { id: true, clientId: true },
  })
  const keys = people.map((persona) => stateMailKey({ id, version }, persona.clientId ?? persona.id))
  return (await wasTold(tx, keys)) ? null : changes
}

/** Whether the step that the actor has just taken can be taken back: nothing of it has left the house. */
export async function canUndoState({ actor, tx = db() }: Ctx, id: string): Promise<boolean> {
  const pratica = await tx.pratica.findUniqueOrThrow({ where: { id }, select: { id: true, version: true } })
  return (await undoableStep(tx, actor, pratica)) !== null
}

/**
 * Takes back the last step of a case: only one's own, a short while ago, with nothing after it, of which nobody outside has heard.
 * @throws 409 for every other step
 */
export async function undoState(ctx: Ctx, id: string, version: number): Promise<Pratica> {
  return withTransaction(async (tx) => {
    const before = await lockRow(pratiche, { ...ctx, tx }, id, version)
    const changes = await undoableStep(tx, ctx.actor, before)
    if (!changes)
      throw new AppError('conflict', 'Questo passo non si può più annullare: cambia lo stato dalla pratica.')
    const after = await writeVerb(
      pratiche,
      { ...ctx, tx },
      { before, change: backOf(changes), reason: UNDONE },
    )
    const step = {
      tipo: 'stato' as const,
      da: before.stato,
      a: after.stato,
      testo: 'Passo annullato',
      pubblico: false,
    }
    await addEvent(tx, ctx, id, step)
    return after
  }, ctx.tx)
}
