import 'server-only'
import { can } from '@/lib/auth/actor'
import { withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import type { Pratica } from '@/prisma/generated/client'
import { accrueCommissions, reverseCommissions } from './accrue'
import { announce } from './announce'
import { causaleOf } from './causale'
import { addEvent } from './event'
import { bankOf } from './freeze-bank'
import { refuseMissingDocuments } from './missing-documents'
import { notifyClients } from './notify'
import { pratiche } from './resource'
import type { StatoInput } from './schema'
import { checkRequirements, reasonWords, stateColumns } from './state-rules'
import { isAperta, prossimiStati, STATI, type Stato } from './states'

/**
 * Moves a case to another state: state, event, history, commissions and messages in one transaction.
 * Refuses steps that domain.md §3 does not know, missing fields and stale versions.
 */
export async function changeState(ctx: Ctx, id: string, input: StatoInput): Promise<Pratica> {
  return withTransaction(async (tx) => {
    const before = await lockRow(pratiche, { ...ctx, tx }, id, input.version)
    checkStep(ctx, before, input.to)
    checkRequirements(before, input)
    await refuseMissingDocuments(tx, id, input)
    const bank = await bankOf(tx, before, input)
    const causale = await causaleOf(tx, input)
    const motivo = reasonWords(causale, input.motivo)
    const step = { ...input, causale: causale ?? undefined, motivo: motivo || undefined }
    const after = await tx.pratica.update({
      where: { id },
      data: { ...stateColumns(before, step), ...bank, version: before.version + 1 },
    })
    if (before.stato === 'liquidata') await reverseCommissions(tx, before.id, step.motivo)
    if (after.stato === 'liquidata') await accrueCommissions(tx, after)
    await addEvent(tx, ctx, id, { tipo: 'stato', da: before.stato, a: after.stato, testo: motivo, causale })
    await recordCommit(tx, ctx, {
      model: 'Opportunities',
      label: after.idegg ?? after.codice,
      before,
      after,
      reason: step.motivo,
    })
    await notifyClients(tx, after)
    await announce(tx, after)
    return after
  }, ctx.tx)
}

function checkStep({ actor }: Ctx, { stato, statoPrecedente, product }: Pratica, to: Stato): void {
  const mayReopen = actor.role === 'admin' && can(actor, 'pratiche_reopen')
  if (prossimiStati({ stato, statoPrecedente, product }, mayReopen).includes(to)) return
  const allowed = prossimiStati({ stato, statoPrecedente, product }, mayReopen)
    .map((next) => `«${STATI[next].label}»`)
    .join(', ')
  if (!isAperta(stato)) {
    const how = mayReopen
      ? `si può riaprire in ${allowed}.`
      : 'la riapre un amministratore che ne ha il permesso.'
    throw new AppError('conflict', `La pratica è ${STATI[stato].label.toLowerCase()}: ${how}`)
  }
  throw new AppError(
    'conflict',
    `Da «${STATI[stato].label}» non si passa a «${STATI[to].label}». Si può andare a ${allowed}.`,
  )
}
