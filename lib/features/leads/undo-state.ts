import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { backOf, lastOwnStep, UNDONE } from '@/lib/history/own-step'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Lead } from '@/prisma/generated/client'
import { addStep } from './event'
import { leads } from './resource'

/** What a change of state writes; whatever wrote more (an assignment, an appointment, with their mails) is not taken back. */
const COLUMNS = new Set(['stato', 'motivoPerso', 'chiusoAt', 'contattatoAt'])

/** Takes back the last step of a request, as its history tells it: only one's own, a short while ago, with nothing after it. */
export async function undoLeadState(ctx: Ctx, id: string, version: number): Promise<Lead> {
  return withTransaction(async (tx) => {
    const before = await lockRow(leads, { ...ctx, tx }, id, version)
    const changes = await lastOwnStep(tx, ctx.actor, { model: 'Lead', id, columns: COLUMNS })
    if (!changes)
      throw new AppError('conflict', 'Questo passo non si può più annullare: cambia lo stato dalla scheda.')
    const after = await writeVerb(leads, { ...ctx, tx }, { before, change: backOf(changes), reason: UNDONE })
    await addStep(tx, ctx, before, after, 'Passo annullato')
    return after
  }, ctx.tx)
}
