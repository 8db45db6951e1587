import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { Change } from '@/lib/history/diff'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Commit, Lead } from '@/prisma/generated/client'
import { addStep } from './event'
import { leads } from './resource'

/** A step may be taken back for so long: the offer itself lasts seconds, a slow line somewhat more. */
const LASTS_MS = 10 * 60_000
/** What a change of state writes; whatever wrote more (an assignment, with its mails) is not taken back. */
const COLUMNS = new Set(['stato', 'motivoPerso', 'chiusoAt', 'contattatoAt', 'appuntamentoAt'])

/** Takes back the last step of a request, as its history tells it: only one's own, a short while ago, with nothing after it. */
export async function undoLeadState(ctx: Ctx, id: string, version: number): Promise<Lead> {
  return withTransaction(async (tx) => {
    const before = await lockRow(leads, { ...ctx, tx }, id, version)
    const last = await tx.commit.findFirst({ where: { model: 'Lead', ref: id }, orderBy: { id: 'desc' } })
    const changes = last && stepOf(last, ctx)
    if (!changes)
      throw new AppError('conflict', 'Questo passo non si può più annullare: cambia lo stato dalla scheda.')
    const change = Object.fromEntries(changes.map(({ field, before: value }) => [field, value]))
    const after = await writeVerb(leads, { ...ctx, tx }, { before, change, reason: 'annullamento' })
    await addStep(tx, ctx, before, after, 'Passo annullato')
    return after
  }, ctx.tx)
}

/** What a step changed, where this entry of the history is one that may be taken back. */
function stepOf({ action, actorId, createdAt, info }: Commit, { actor }: Ctx): Change[] | null {
  const { changes, reason } = info as unknown as { changes: Change[]; reason?: string }
  const isRecent = createdAt.getTime() > Date.now() - LASTS_MS
  const isStep =
    changes.some(({ field }) => field === 'stato') && changes.every(({ field }) => COLUMNS.has(field))
  const isOwn = action === 'edit' && actorId === actor.userId && reason !== 'annullamento'
  return isRecent && isStep && isOwn ? changes : null
}
