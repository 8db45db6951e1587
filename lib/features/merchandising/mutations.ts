import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { invalidField, notFound } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'
import { rigaOf, testiFor } from './campi'
import { announceCart, lockCart } from './cart-owner'
import { cart } from './data'
import { groupsOf } from './groups-of'
import { DESTINATARI } from './labels'
import { type Article, campiOf, isMeantFor, priceOf, variantOf } from './present'
import { type AddInput, type ChangeInput, MAX } from './schema'
import type { VariantQuantity } from './types'

/** Puts an item into the cart, on top of what is there; replies with the cart. */
export async function addToCart(ctx: Ctx, { merchID, quantity, quantities, testi = [] }: AddInput) {
  return withTransaction(async (tx) => {
    await lockCart(tx, ctx)
    const item = await itemOf(tx, ctx, merchID)
    const riga = rigaOf(testiFor(campiOf(item), testi))
    for (const { variant, quantity: more } of wanted(item, quantities ?? quantity ?? 0)) {
      if (more <= 0) continue
      const { role, userId } = ctx.actor
      const line = { role, userId, merchId: item.id, variant, testi: riga }
      const prezzo = priceOf(item, variantOf(item, variant))
      const row = await tx.cartEntry.upsert({
        where: { role_userId_merchId_variant_testi: line },
        create: { id: newId(), ...line, quantity: more, prezzo },
        update: { quantity: { increment: more }, prezzo },
      })
      if (row.quantity > MAX) throw invalidField('quantity', `Al massimo ${MAX} pezzi.`)
    }
    await announceCart(tx, ctx)
    return cart(ctx.scope, tx)
  }, ctx.tx)
}

/** Sets a quantity; zero, less, or an empty list removes the line. Replies with what is left. */
export async function changeQuantity(
  ctx: Ctx,
  { merchID, quantity, riga }: ChangeInput,
): Promise<number | VariantQuantity[]> {
  return withTransaction(async (tx) => {
    const { role, userId } = ctx.actor
    const owner = { role, userId, merchId: merchID }
    await lockCart(tx, ctx)
    const lines = await tx.cartEntry.findMany({
      where: { ...owner, testi: riga },
      include: { merch: { include: { varianti: true } } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    })
    const [first] = lines
    if (!first) throw notFound('Questo articolo non è nel carrello.')
    const kept = wanted(first.merch, quantity).filter((line) => line.quantity > 0)
    const testi = kept.length > 0 ? oneLine(lines.map((line) => line.testi)) : ''
    // What has left the catalogue can still be taken out of the cart; without a line named, all lines of it are.
    if (kept.length > 0) await itemOf(tx, ctx, merchID)
    const { createdAt } = lines.find((line) => line.testi === testi) ?? first
    await tx.cartEntry.deleteMany({ where: { ...owner, testi: kept.length > 0 ? testi : riga } })
    await tx.cartEntry.createMany({
      data: kept.map((line) => ({
        id: newId(),
        ...owner,
        ...line,
        testi,
        createdAt,
        prezzo: priceOf(first.merch, variantOf(first.merch, line.variant)),
      })),
    })
    await announceCart(tx, ctx)
    return Array.isArray(quantity) ? kept : (kept[0]?.quantity ?? 0)
  }, ctx.tx)
}

/** The line that is meant where none is named: that without words, or the only one. */
function oneLine(righe: readonly string[]): string {
  const found = new Set(righe)
  if (found.has('')) return ''
  if (found.size > 1)
    throw invalidField('riga', 'Questo articolo è nel carrello con più testi: indica quale riga.')
  return righe[0] ?? ''
}

async function itemOf(tx: Tx, { actor }: Ctx, id: string): Promise<Article> {
  const item = await tx.merchandising.findFirst({
    where: { id, published: true },
    include: { varianti: true },
  })
  if (!item) throw invalidField('merchID', 'Questo articolo non c’è più.')
  if (!isMeantFor(item, await groupsOf(actor, tx))) {
    const others = item.destinatari.map((one) => DESTINATARI[one]).join(', ')
    throw invalidField('merchID', `Questo articolo è riservato a: ${others}.`)
  }
  return item
}

/** An item with variants is asked for by variant, one without by a number. */
function wanted(item: Article, asked: number | VariantQuantity[]): VariantQuantity[] {
  if (!Array.isArray(asked)) {
    if (asked <= 0) return []
    if (item.varianti.some(({ nome, attiva }) => nome && attiva))
      throw invalidField('quantities', 'Scegli la variante.')
    return [{ variant: '', quantity: asked }]
  }
  // What has gone off sale can still be taken out.
  const strange = asked.find(
    ({ variant, quantity }) => quantity > 0 && !(variant && variantOf(item, variant)),
  )
  if (strange) throw invalidField('quantities', `La variante «${strange.variant}» non c’è.`)
  if (new Set(asked.map(({ variant }) => variant)).size < asked.length)
    throw invalidField('quantities', 'Una variante è ripetuta.')
  return asked
}
