import 'server-only'
import { addDays, columnOfDay, dayOf, dayOfColumn, formatDay, todayInRome } from '@/lib/core/dates'
import { withTransaction } from '@/lib/core/db'
import { AppError, notFound } from '@/lib/core/errors'
import { lockById } from '@/lib/core/lock'
import type { Ctx } from '@/lib/http/context'
import type { Incarico } from '@/prisma/generated/client'
import { tellCase } from './create'
import { mandateOf } from './link'
import type { RevocaIncarico } from './schema'
import { lockMandate } from './send'
import { tellAgent } from './sign'

const closed = (motivo: string) => ({
  stato: 'revocato' as const,
  chiusoAt: new Date(),
  motivo,
  codiceHash: null,
  version: { increment: 1 },
})

/** A person who works on the case ends a mandate, or takes back one that was not signed; why is in the history. */
export async function revokeMandate(
  ctx: Ctx,
  praticaId: string,
  id: string,
  { version, motivo }: RevocaIncarico,
): Promise<void> {
  await withTransaction(async (tx) => {
    const { pratica, incarico } = await lockMandate(tx, ctx, praticaId, id, version)
    if (!['bozza', 'inviato', 'firmato'].includes(incarico.stato))
      throw new AppError('conflict', 'Questo incarico è già chiuso.')
    await tx.incarico.update({ where: { id }, data: closed(motivo) })
    await tellCase(tx, ctx, pratica, 'revocato', incarico, motivo)
  }, ctx.tx)
}

/** The last day on which a client may withdraw from what they have signed; null for what is not signed. */
export const withdrawalEnd = ({ stato, firmatoAt, recessoGiorni }: Incarico): string | null =>
  stato === 'firmato' && firmatoAt ? dayOfColumn(addDays(columnOfDay(dayOf(firmatoAt)), recessoGiorni)) : null

/** The client withdraws, from their own area and within the days of the mandate. */
export async function withdrawFromMandate(ctx: Ctx, id: string): Promise<void> {
  await withTransaction(async (tx) => {
    const { incarico: claimed, via } = await mandateOf(ctx, id, tx)
    if (via !== 'area') throw notFound()
    await lockById(tx, 'pratica', claimed.praticaId)
    const { pratica, ...incarico } = await tx.incarico.findUniqueOrThrow({
      where: { id },
      include: { pratica: true },
    })
    const last = withdrawalEnd(incarico)
    if (!last) throw new AppError('conflict', 'Questo incarico non è in vigore.')
    if (last < todayInRome())
      throw new AppError(
        'conflict',
        `Il recesso era possibile fino al ${formatDay(last)}: scrivi al tuo consulente.`,
      )
    await tx.incarico.update({ where: { id }, data: closed('Recesso del cliente') })
    await tellCase(tx, ctx, pratica, 'il cliente ha receduto', incarico)
    await tellAgent(tx, pratica, 'Il cliente ha receduto dall’incarico')
  }, ctx.tx)
}
