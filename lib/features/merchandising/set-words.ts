import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { invalidField, notFound } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'
import { rigaOf, testiFor } from './campi'
import { announceCart, lockCart } from './cart-owner'
import { cart } from './data'
import { campiOf } from './present'
import { MAX, type WordsInput } from './schema'

/** Other words for a line of the cart; where a line has them already, both become one. Replies with the cart. */
export async function setWords(ctx: Ctx, { merchID, riga, testi }: WordsInput) {
  return withTransaction(async (tx) => {
    const { role, userId } = ctx.actor
    const owner = { role, userId, merchId: merchID }
    await lockCart(tx, ctx)
    const item = await tx.merchandising.findUnique({ where: { id: merchID } })
    const next = item ? rigaOf(testiFor(campiOf(item), testi)) : riga
    const lines = await tx.cartEntry.findMany({
      where: { ...owner, testi: { in: [riga, next] } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    })
    if (!lines.some((line) => line.testi === riga)) throw notFound('Questa riga non è più nel carrello.')
    const merged = new Map<string, (typeof lines)[number]>()
    for (const line of lines) {
      const known = merged.get(line.variant)
      const quantity = line.quantity + (known?.quantity ?? 0)
      if (quantity > MAX)
        throw invalidField('testi', `Con la riga che ha già questi testi sono più di ${MAX} pezzi.`)
      merged.set(line.variant, { ...(known ?? line), quantity })
    }
    await tx.cartEntry.deleteMany({ where: { id: { in: lines.map(({ id }) => id) } } })
    await tx.cartEntry.createMany({
      data: [...merged.values()].map((line) => ({ ...line, id: newId(), testi: next })),
    })
    await announceCart(tx, ctx)
    return cart(ctx.scope, tx)
  }, ctx.tx)
}
