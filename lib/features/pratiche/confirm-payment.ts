import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Pratica, Prisma } from '@/prisma/generated/client'
import { accrueCommissions } from './accrue'
import { addEvent } from './event'
import { tellPeople } from './plan-mails'
import { pratiche } from './resource'
import type { ErogazioneInput } from './schema'
import { stateColumns } from './state-rules'
import { tellOutcome } from './tell-payment'

/**
 * The office's word on a payment that an agent recorded. Confirmed, its commissions accrue and the people of the case are
 * written to; otherwise the case stands where it was before, and nobody outside has heard of it.
 */
export async function confirmPayment(ctx: Ctx, id: string, input: ErogazioneInput): Promise<Pratica> {
  return withTransaction(async (tx) => {
    const before = await lockRow(pratiche, { ...ctx, tx }, id, input.version)
    refuseSettled(before)
    const motivo = input.esito === 'respinta' ? (input.motivo ?? '') : null
    const change = outcomeColumns(before, motivo)
    const after = await writeVerb(pratiche, { ...ctx, tx }, { before, change, reason: motivo ?? undefined })
    await writeEvent(tx, ctx, before, motivo)
    if (motivo === null) await accrueCommissions(tx, after)
    await tellOutcome(tx, before, motivo)
    await tellPeople(tx, [{ before, after }])
    return after
  }, ctx.tx)
}

export function refuseSettled({ erogazioneDaConfermare }: Pratica): void {
  if (!erogazioneDaConfermare)
    throw new AppError('conflict', 'Non c’è un’erogazione da confermare: ricarica la pagina.')
}

/** The columns that the office's word writes; a reason means no. */
export function outcomeColumns(before: Pratica, motivo: string | null): Prisma.PraticaUncheckedUpdateInput {
  if (motivo === null) return { erogazioneDaConfermare: false, ultimaAttivita: new Date() }
  const { dataStipula } = before
  const back = stateColumns(before, { to: 'stipula', version: before.version, motivo })
  // It was there already: the day on which it came there is the same.
  return { ...back, dataStipula }
}

/** What was recorded becomes part of the client's story once it is sure. */
async function writeEvent(tx: Tx, ctx: Ctx, { id }: Pratica, motivo: string | null): Promise<void> {
  if (motivo === null) {
    const recorded = await tx.praticaEvento.findFirst({
      where: { praticaId: id, tipo: 'stato', a: 'liquidata' },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
    })
    if (recorded) await tx.praticaEvento.update({ where: { id: recorded.id }, data: { pubblico: true } })
    await addEvent(tx, ctx, id, { tipo: 'erogazione', testo: 'Erogazione confermata', pubblico: false })
    return
  }
  const testo = `Erogazione non confermata: ${motivo}`
  await addEvent(tx, ctx, id, { tipo: 'stato', da: 'liquidata', a: 'stipula', testo, pubblico: false })
}
