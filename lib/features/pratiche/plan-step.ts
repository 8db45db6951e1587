import 'server-only'
import { can } from '@/lib/auth/actor'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { setting } from '@/lib/settings/read'
import { isAperta, prossimiStati, STATI, type Stato } from '@/lib/words/case-states'
import type { Pratica, Prisma } from '@/prisma/generated/client'
import { causaleOf } from './causale'
import { checkBankProduct } from './check-change'
import { bankOf } from './freeze-bank'
import type { StatoInput } from './schema'
import { erogazioniConConferma } from './settings'
import { reasonWords, stateColumns } from './state-rules'

export type PlannedStep = {
  columns: Prisma.PraticaUncheckedUpdateInput
  causale: string | null
  /** The reason of the list and the free words, as one sentence. */
  motivo: string
}

/**
 * What a step writes of a case, with nothing written yet.
 * @throws 409 for a step that domain.md §3 does not know, 422 for what is not of the case's world
 */
export async function planStep(tx: Tx, ctx: Ctx, before: Pratica, input: StatoInput): Promise<PlannedStep> {
  checkStep(ctx, before, input.to)
  const bank = await bankOf(tx, before, input)
  if (input.to === 'deliberata' && input.prodotto)
    await checkBankProduct(
      tx,
      {
        product: before.product,
        bankId: input.banca ?? before.bankId,
        bankProductId: input.prodotto,
      },
      'prodotto',
    )
  const causale = await causaleOf(tx, input)
  const motivo = reasonWords(causale, input.motivo)
  const step = { ...input, causale: causale ?? undefined, motivo: motivo || undefined }
  const waits = input.to === 'liquidata' && (await waitsForOffice(tx, ctx))
  return {
    // A product that is named goes with the bank that is named: it was checked against it.
    columns: { ...bank, ...stateColumns(before, step), erogazioneDaConfermare: waits },
    causale,
    motivo,
  }
}

/** Whether a payment that is recorded now waits for the office's word. */
export async function waitsForOffice(tx: Tx, { actor }: Pick<Ctx, 'actor'>): Promise<boolean> {
  return actor.role === 'agent' && (await setting(erogazioniConConferma, tx))
}

function checkStep({ actor }: Ctx, { stato, statoPrecedente, product }: Pratica, to: Stato): void {
  const mayReopen = actor.role === 'admin' && can(actor, 'pratiche_reopen')
  const next = prossimiStati({ stato, statoPrecedente, product }, mayReopen)
  if (next.includes(to)) return
  const allowed = next.map((one) => `«${STATI[one].label}»`).join(', ')
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
