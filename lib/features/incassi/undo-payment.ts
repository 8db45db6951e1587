import 'server-only'
import { lockById } from '@/lib/core/lock'
import { toCents } from '@/lib/core/money'
import { recordCommit } from '@/lib/history/record'
import type { ImportCtx, WrittenRow } from '@/lib/imports/define'
import { paymentLabel } from './payment-label'

const CHANGED = 'È cambiato dopo l’importazione: resta com’è.'

/** Takes a payment back that an import wrote, or what it has learnt of one; why not, where it has changed since. */
export async function undoPayment(
  ctx: ImportCtx,
  { ref, refVersion, esito, cambi }: WrittenRow,
): Promise<string | null> {
  const { tx } = ctx
  await lockById(tx, 'incasso', ref)
  const before = await tx.incasso.findUnique({ where: { id: ref } })
  if (!before) return null
  if (before.version !== refVersion) return CHANGED
  const entry = { model: 'Incassi', label: paymentLabel(before), before } as const
  if (esito === 'creato') {
    await tx.incasso.delete({ where: { id: ref } })
    await recordCommit(tx, ctx, entry)
    return null
  }
  const old = new Map(cambi.map((change) => [change.field, change.before]))
  const erogato = old.get('erogato')
  await tx.incasso.update({
    where: { id: ref },
    data: {
      ...(old.has('erogato') && { erogato: typeof erogato === 'number' ? BigInt(toCents(erogato)) : null }),
      // The only thing that is learnt of a case is that there is one.
      ...(old.has('praticaId') && { praticaId: null }),
      version: before.version + 1,
    },
  })
  const after = await tx.incasso.findUniqueOrThrow({ where: { id: ref } })
  await recordCommit(tx, ctx, { ...entry, after })
  return null
}
