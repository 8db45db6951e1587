import 'server-only'
import { yearCode } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField, notFound } from '@/lib/core/errors'
import { newCode, newId } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'
import { publish } from '@/lib/realtime/publish'
import type { Merchandising } from '@/prisma/generated/client'
import { cart } from './data'
import type { AddInput, ChangeInput } from './schema'

const MAX = 999

type Wanted = { variant: string; quantity: number }

/** Puts an item into the cart, on top of what is there; replies with the cart. */
export async function addToCart(ctx: Ctx, { merchID, quantity, quantities }: AddInput) {
  return withTransaction(async (tx) => {
    const item = await itemOf(tx, merchID)
    for (const { variant, quantity: more } of wanted(item, quantities ?? quantity ?? 0)) {
      if (more <= 0) continue
      const { role, userId } = ctx.actor
      const line = { role_userId_merchId_variant: { role, userId, merchId: item.id, variant } }
      const row = await tx.cartEntry.upsert({
        where: line,
        create: { id: newId(), role, userId, merchId: item.id, variant, quantity: more },
        update: { quantity: { increment: more } },
      })
      if (row.quantity > MAX) throw invalidField('quantity', `Al massimo ${MAX} pezzi.`)
    }
    await tellCart(tx, ctx)
    return cart(ctx.scope, tx)
  }, ctx.tx)
}

/** Sets a quantity; zero, less, or an empty list removes the line. Replies with what is left. */
export async function changeQuantity(
  ctx: Ctx,
  { merchID, quantity }: ChangeInput,
): Promise<number | Wanted[]> {
  return withTransaction(async (tx) => {
    const { role, userId } = ctx.actor
    const owner = { role, userId, merchId: merchID }
    await lockCart(tx, ctx)
    const first = await tx.cartEntry.findFirst({
      where: owner,
      include: { merch: true },
      orderBy: { createdAt: 'asc' },
    })
    if (!first) throw notFound('Questo articolo non è nel carrello.')
    const kept = wanted(first.merch, quantity).filter((line) => line.quantity > 0)
    // What has left the catalogue can still be taken out of the cart.
    if (kept.length > 0) await itemOf(tx, merchID)
    const { createdAt } = first
    await tx.cartEntry.deleteMany({ where: owner })
    await tx.cartEntry.createMany({
      data: kept.map((line) => ({ id: newId(), ...owner, ...line, createdAt })),
    })
    await tellCart(tx, ctx)
    return Array.isArray(quantity) ? kept : (kept[0]?.quantity ?? 0)
  }, ctx.tx)
}

/** Turns the cart into an order with the prices of now, and empties it. */
export async function sendRequest(ctx: Ctx) {
  return withTransaction(async (tx) => {
    const { role, userId } = ctx.actor
    await lockCart(tx, ctx)
    const lines = await tx.cartEntry.findMany({ where: { role, userId }, include: { merch: true } })
    if (lines.length === 0) throw new AppError('invalid', 'Il carrello è vuoto.')
    const gone = lines.find(({ merch }) => !merch.published)
    if (gone)
      throw new AppError('invalid', `«${gone.merch.nome}» non è più disponibile: toglilo dal carrello.`)
    const totale = lines.reduce((sum, { merch, quantity }) => sum + merch.prezzo * BigInt(quantity), 0n)
    const order = await tx.merchandisingOrder.create({
      data: {
        id: newId(),
        codice: `M${yearCode()}-${newCode(7)}`,
        role,
        userId,
        totale,
        lines: {
          create: lines.map(({ merch, variant, quantity }) => ({
            id: newId(),
            merchId: merch.id,
            nome: merch.nome,
            variant,
            quantity,
            prezzo: merch.prezzo,
          })),
        },
      },
    })
    await tx.cartEntry.deleteMany({ where: { role, userId } })
    await tellCart(tx, ctx)
    return { _id: order.id, codice: order.codice }
  }, ctx.tx)
}

async function itemOf(tx: Tx, id: string): Promise<Merchandising> {
  const item = await tx.merchandising.findFirst({ where: { id, published: true } })
  if (!item) throw invalidField('merchID', 'Questo articolo non c’è più.')
  return item
}

/** An item with variants is asked for by variant, one without by a number. */
function wanted(item: Merchandising, asked: number | Wanted[]): Wanted[] {
  if (!Array.isArray(asked)) {
    if (item.varianti.length > 0) throw invalidField('quantities', 'Scegli la variante.')
    return [{ variant: '', quantity: asked }]
  }
  const strange = asked.find(({ variant }) => !item.varianti.includes(variant))
  if (strange) throw invalidField('quantities', `La variante «${strange.variant}» non c’è.`)
  if (new Set(asked.map(({ variant }) => variant)).size < asked.length)
    throw invalidField('quantities', 'Una variante è ripetuta.')
  return asked
}

/** Two windows or two clicks of one person wait for each other, so that an order is sent once. */
async function lockCart(tx: Tx, { actor: { role, userId } }: Ctx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`cart:${role}:${userId}`}, 0))`
}

/** The other windows of the same person show the same cart. */
async function tellCart(tx: Tx, { actor: { role, userId } }: Ctx): Promise<void> {
  const righe = await tx.cartEntry.count({ where: { role, userId } })
  await publish(tx, { type: 'cart.updated', data: { righe } }, [{ role, userId }])
}
