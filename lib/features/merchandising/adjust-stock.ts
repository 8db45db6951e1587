import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import type { AdjustInput } from './article-schema'
import { merchandising } from './resource'
import { lockStock, moveStock } from './stock'

/** More or fewer pieces on the shelf, with the reason; what is promised to orders cannot be taken away. */
export async function adjustStock(ctx: Ctx, id: string, input: AdjustInput): Promise<void> {
  const { varianteId, delta, motivo, version } = input
  await withTransaction(async (tx) => {
    const before = await lockRow(merchandising, { ...ctx, tx }, id, version)
    const variante = (await lockStock(tx, [id])).find((one) => one.id === varianteId)
    if (!variante) throw invalidField('varianteId', 'Questa variante non c’è più.')
    if (!variante.gestita)
      throw new AppError('conflict', 'Questa variante è su ordinazione: le sue quantità non si contano.')
    const free = variante.giacenza - variante.riservata
    if (delta < -free) throw invalidField('delta', tooFew(free, variante.riservata))
    const left = await moveStock(tx, [{ varianteId, giacenza: delta, riservata: 0 }])
    const { nome, cognome } = ctx.actor
    await tx.merchandisingMovimento.create({
      data: {
        ...{ id: newId(), merchId: id, varianteId, tipo: 'rettifica', delta, motivo },
        ...{ giacenza: left.get(varianteId) ?? 0, autore: `${nome} ${cognome}` },
      },
    })
    const data = { version: before.version + 1 }
    const after = await tx.merchandising.update({ where: { id }, data })
    const label = variante.nome ? `${after.nome}, ${variante.nome}` : after.nome
    await recordCommit(tx, ctx, { model: 'Merchandising', label, before, after, reason: motivo })
  }, ctx.tx)
}

const tooFew = (free: number, reserved: number) =>
  reserved > 0
    ? `Se ne possono togliere al massimo ${free}: ${reserved} sono riservati agli ordini.`
    : `Se ne possono togliere al massimo ${free}.`
