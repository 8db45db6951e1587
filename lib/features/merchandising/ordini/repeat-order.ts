import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { cart } from '@/lib/features/merchandising/data'
import { groupsOf } from '@/lib/features/merchandising/groups-of'
import { addToCart } from '@/lib/features/merchandising/mutations'
import { isMeantFor, variantOf } from '@/lib/features/merchandising/present'
import type { Testo } from '@/lib/features/merchandising/types'
import type { Ctx } from '@/lib/http/context'

/** Puts the same things into the cart again, at the prices of now; what is no longer on sale is named. */
export async function repeatOrder(ctx: Ctx, id: string) {
  const { role, userId } = ctx.actor
  return withTransaction(async (tx) => {
    const order = orNotFound(
      await tx.merchandisingOrder.findFirst({
        where: { id: idOrNotFound(id), role, userId },
        include: { lines: { include: { merch: { include: { varianti: true } } }, orderBy: { id: 'asc' } } },
      }),
    )
    const groups = await groupsOf(ctx.actor, tx)
    const saltate: string[] = []
    for (const { merch, variant, quantity, nome, testi } of order.lines) {
      const there = merch?.published && isMeantFor(merch, groups) && variantOf(merch, variant)
      if (!there) saltate.push(variant ? `${nome}, ${variant}` : nome)
      else
        await addToCart(
          { ...ctx, tx },
          {
            merchID: merch.id,
            testi: testi as Testo[],
            ...(variant ? { quantities: [{ variant, quantity }] } : { quantity }),
          },
        )
    }
    return { cart: await cart(ctx.scope, tx), saltate }
  }, ctx.tx)
}
