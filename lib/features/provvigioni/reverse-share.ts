import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField, orNotFound } from '@/lib/core/errors'
import { idOrNotFound, newId } from '@/lib/core/ids'
import { lockById } from '@/lib/core/lock'
import { formatEuro, toCents } from '@/lib/core/money'
import { QUOTE } from '@/lib/features/provvigioni/accordi/schema'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { presentStorno } from './present'
import type { StornoInput, StornoReply } from './schema'

/**
 * Takes a share back, whole or in part, by a row of today: what a month has accrued does not change. The case and the
 * other shares stay; a case that is reopened takes back what is left of all of them.
 */
export async function reverseShare(
  ctx: Ctx,
  id: string,
  { importo, motivo }: StornoInput,
): Promise<StornoReply> {
  idOrNotFound(id)
  return withTransaction(async (tx) => {
    await lockById(tx, 'provvigione', id)
    const share = orNotFound(
      await tx.provvigione.findUnique({ where: { id }, include: { pratica: { select: { codice: true } } } }),
    )
    if (share.storno) throw new AppError('conflict', 'Questa riga è già uno storno.')
    const left = await leftOf(tx, id, share.importo)
    if (left <= 0n) throw new AppError('conflict', 'Di questa quota non resta niente da stornare.')
    const taken = importo ? BigInt(toCents(importo)) : left
    if (taken > left)
      throw invalidField('importo', `Al massimo ${formatEuro(left)}: è quello che resta della quota.`)
    const { praticaId, quota, beneficiarioId, percentuale, pratica } = share
    const row = { praticaId, quota, beneficiarioId, percentuale, motivo, storno: true, stornaId: id }
    const after = await tx.provvigione.create({
      data: { ...row, id: newId(), importo: -taken, maturataAt: new Date() },
    })
    const label = `Storno ${pratica.codice}, ${QUOTE[quota].toLowerCase()}`
    await recordCommit(tx, ctx, { model: 'Provvigioni', label, after, reason: motivo })
    return presentStorno(after)
  }, ctx.tx)
}

async function leftOf(tx: Tx, stornaId: string, importo: bigint): Promise<bigint> {
  const { _sum } = await tx.provvigione.aggregate({ where: { stornaId }, _sum: { importo: true } })
  return importo + (_sum.importo ?? 0n)
}
