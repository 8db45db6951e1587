import 'server-only'
import { openText, sealText } from '@/lib/auth/sealed-text'
import { withTransaction } from '@/lib/core/db'
import { AppError, orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { lockById } from '@/lib/core/lock'
import type { Ctx } from '@/lib/http/context'
import { requireAmlHead } from './access'
import type { DecisioneInput } from './schema'

/** Null for what was sealed with another installation's key. */
function reasonOf(sealed: Uint8Array): string | null {
  try {
    return (JSON.parse(openText(sealed)) as { motivo: string }).motivo
  } catch {
    return null
  }
}

/** What the head has decided, once, with the reason: sent to the UIF, or filed. */
export async function decideSuspicion(
  ctx: Ctx,
  id: string,
  { esito, motivo }: DecisioneInput,
): Promise<void> {
  requireAmlHead(ctx.actor)
  await withTransaction(async (tx) => {
    await lockById(tx, 'sospetto', idOrNotFound(id))
    const row = orNotFound(await tx.sospetto.findUnique({ where: { id } }))
    // The same decision, sent again, is the one that was made.
    if (row.stato === esito && row.decisione && reasonOf(row.decisione) === motivo) return
    if (row.stato !== 'ricevuto')
      throw new AppError('conflict', 'È già stato deciso: la decisione non cambia.')
    const chi = `${ctx.actor.nome} ${ctx.actor.cognome}`
    await tx.sospetto.update({
      where: { id },
      data: { stato: esito, decisione: sealText(JSON.stringify({ motivo, chi })), decisoAt: new Date() },
    })
  })
}
