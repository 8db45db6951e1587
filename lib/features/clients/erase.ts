import 'server-only'
import { columnOfDay } from '@/lib/core/dates'
import { withTransaction } from '@/lib/core/db'
import type { Ctx } from '@/lib/http/context'
import { eraseAccount, proveErasure, refuseOpenCases } from '../accounts/erase-client'
import { lockClient } from './lock'
import type { EraseInput } from './schema'

/**
 * The office does what the person could do alone: the same erasure, for who has no password or asked by letter. Who
 * asked, when, and how the office made sure of it stay as proof; requests for it that were waiting are settled by it.
 * @throws 404, 409 for a stale version or a case that is open
 */
export async function eraseByOffice(ctx: Ctx, id: string, input: EraseInput): Promise<void> {
  const { version, identita, richiestaIl, motivo } = input
  await withTransaction(async (tx) => {
    await lockClient({ ...ctx, tx }, id, version)
    await refuseOpenCases(tx, id, 'va chiusa prima di cancellare la persona.')
    await eraseAccount(tx, ctx, id)
    const adminId = ctx.actor.userId
    await tx.privacyRequest.updateMany({
      where: { clientId: id, esito: null, tipo: { not: 'cancellazione' } },
      data: { esito: 'accolta', evasaAt: new Date(), adminId, version: { increment: 1 } },
    })
    const waiting = await tx.privacyRequest.findFirst({
      where: { clientId: id, esito: null },
      orderBy: { ricevutaIl: 'asc' },
    })
    if (!waiting)
      return proveErasure(tx, id, { ricevutaIl: columnOfDay(richiestaIl), identita, motivo, adminId })
    await tx.privacyRequest.updateMany({
      where: { clientId: id, esito: null },
      data: {
        esito: 'accolta',
        evasaAt: new Date(),
        identita,
        esitoMotivo: motivo,
        adminId,
        version: { increment: 1 },
      },
    })
  }, ctx.tx)
}
