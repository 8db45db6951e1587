import 'server-only'
import { withTransaction } from '@/lib/core/db'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Pratica } from '@/prisma/generated/client'
import { accrueCommissions, reverseCommissions } from './accrue'
import { addEvent, isPublicStep } from './event'
import { lackingForBank } from './missing-for-bank'
import { tellPeople } from './plan-mails'
import { planStep } from './plan-step'
import { pratiche } from './resource'
import type { StatoInput } from './schema'
import { checkRequirements } from './state-rules'
import { tellOffice } from './tell-payment'

/**
 * Moves a case to another state: state, event, history, commissions and messages in one transaction.
 * Refuses steps that domain.md §3 does not know, missing fields and stale versions.
 */
export async function changeState(ctx: Ctx, id: string, input: StatoInput): Promise<Pratica> {
  return withTransaction(async (tx) => {
    const before = await lockRow(pratiche, { ...ctx, tx }, id, input.version)
    const { columns, causale, motivo } = await planStep(tx, ctx, before, input)
    checkRequirements(before, input, await lackingForBank(tx, before, input))
    const reason = motivo || undefined
    const after = await writeVerb(pratiche, { ...ctx, tx }, { before, change: columns, reason })
    if (before.stato === 'liquidata') await reverseCommissions(tx, before.id, motivo || undefined)
    if (after.erogazioneDaConfermare) await tellOffice(tx, after)
    else if (after.stato === 'liquidata') await accrueCommissions(tx, after)
    const pubblico = isPublicStep(before, after)
    const { stato: a } = after
    await addEvent(tx, ctx, id, { tipo: 'stato', da: before.stato, a, testo: motivo, causale, pubblico })
    await tellPeople(tx, [{ before, after }])
    return after
  }, ctx.tx)
}
