import 'server-only'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { PublicCtx } from '@/lib/http/context'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Merchandising, MerchandisingVariante } from '@/prisma/generated/client'
import { fullVariantName } from './labels'
import { merchandising } from './resource'
import { moveStock } from './stock'

type Adjustment = { before: Merchandising; variante: MerchandisingVariante; delta: number; motivo: string }

/** Changes the shelf of a variant that is locked: the movement with its reason, and the item's history. */
export async function writeAdjustment(
  tx: Tx,
  ctx: PublicCtx,
  { before, variante, delta, motivo }: Adjustment,
): Promise<{ movementId: string }> {
  const left = await moveStock(tx, [{ varianteId: variante.id, giacenza: delta, riservata: 0 }])
  const autore = ctx.actor ? `${ctx.actor.nome} ${ctx.actor.cognome}` : ''
  const { id: movementId } = await tx.merchandisingMovimento.create({
    data: {
      id: newId(),
      merchId: before.id,
      varianteId: variante.id,
      tipo: 'rettifica',
      delta,
      motivo,
      autore,
      giacenza: left.get(variante.id) ?? 0,
    },
  })
  const label = fullVariantName({ nome: before.nome, variant: variante.nome })
  await writeVerb(merchandising, { ...ctx, tx }, { before, change: {}, reason: motivo, label })
  return { movementId }
}

/** Why so many cannot be taken off the shelf. */
export const tooFew = (free: number, reserved: number): string =>
  reserved > 0
    ? `Se ne possono togliere al massimo ${free}: ${reserved} sono riservati agli ordini.`
    : `Se ne possono togliere al massimo ${free}.`

export const UNCOUNTED = 'Questa variante è su ordinazione: le sue quantità non si contano.'
