import 'server-only'
import { columnOfDay, formatDay, todayInRome } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, forbidden, invalidField } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { isReason } from '@/lib/italian/reason'
import { lockRow } from '@/lib/resources/lock'
import { giveLead } from './assign'
import { addLeadEvent } from './event'
import type { PassaInput } from './pass-schema'
import { leads } from './resource'

/** States in which somebody is still working it. */
const OPEN: readonly string[] = ['nuovo', 'assegnato', 'contattato', 'appuntamento']

/**
 * An agent gives one of their own requests to a colleague, and says why: the reason stays in its time line, where the
 * colleague and the office read it.
 * @throws 404 not visible, 403 somebody else's of the team, 409 closed or stale, 422 no colleague, nobody there, no reason
 */
export async function passLeadOn(
  ctx: Ctx,
  id: string,
  { agentId, motivo, version }: PassaInput,
): Promise<{ cautele: string[] }> {
  return withTransaction(async (tx) => {
    const before = await lockRow(leads, { ...ctx, tx }, id, version)
    if (before.agentId !== ctx.actor.userId)
      throw forbidden('Puoi passare soltanto le richieste assegnate a te.')
    if (!OPEN.includes(before.stato)) throw new AppError('conflict', 'La richiesta è già chiusa.')
    if (!agentId) throw invalidField('agentId', 'Scegli a chi passarla.')
    if (!isReason(motivo)) throw invalidField('motivo', 'Scrivi perché la passi.')
    if (agentId === ctx.actor.userId) throw invalidField('agentId', 'La richiesta è già tua.')
    await refuseAway(tx, agentId)
    await addLeadEvent(tx, ctx, id, { tipo: 'nota', testo: `Passata a un collega: ${motivo}` })
    const { cautele } = await giveLead({ ...ctx, tx }, id, agentId)
    return { cautele }
  }, ctx.tx)
}

async function refuseAway(tx: Tx, id: string): Promise<void> {
  const today = columnOfDay(todayInRome())
  const away = await tx.agent.findFirst({
    where: { id, assenteDal: { lte: today }, assenteAl: { gte: today } },
    select: { assenteAl: true },
  })
  if (!away?.assenteAl) return
  throw invalidField('agentId', `È via fino al ${formatDay(away.assenteAl)}: scegli un’altra persona.`)
}
