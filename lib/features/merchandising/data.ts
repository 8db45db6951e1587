import 'server-only'
import type { Scope } from '@/lib/auth/actor'
import { db, type Tx } from '@/lib/core/db'
import { presentCart, presentMerchandising } from './present'

/** What anybody may see of the catalogue. */
export async function publicMerchandising() {
  const rows = await db().merchandising.findMany({
    where: { published: true },
    orderBy: [{ ordine: 'asc' }, { id: 'asc' }],
    take: 500,
  })
  return rows.map(presentMerchandising)
}

/** The cart of whoever is signed in, in the order in which things were put into it. */
export async function cart({ actor: { role, userId } }: Scope, tx: Tx = db()) {
  const lines = await tx.cartEntry.findMany({
    where: { role, userId },
    include: { merch: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return presentCart(lines)
}
