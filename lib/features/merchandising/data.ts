import 'server-only'
import type { Actor, Scope } from '@/lib/auth/actor'
import { db, type Tx } from '@/lib/core/db'
import { getRow } from '@/lib/resources/read'
import { groupsOf, offeredTo } from './groups-of'
import { presentMerchandising } from './present'
import { presentCart } from './present-cart'
import { merchandising } from './resource'
import type { CartLine, StockMovement, VariantStock } from './types'

const MOVEMENTS = 30

/** The catalogue for whoever asks; visitors see what is for everybody. */
export async function publicMerchandising(actor: Actor | null) {
  const rows = await db().merchandising.findMany({
    where: offeredTo(await groupsOf(actor)),
    include: { varianti: true },
    orderBy: [{ ordine: 'asc' }, { id: 'asc' }],
    take: 500,
  })
  return rows.map(presentMerchandising)
}

/** The cart of whoever is signed in, in the order in which things were put into it. */
export async function cart({ actor }: Scope, tx: Tx = db()): Promise<CartLine[]> {
  const { role, userId } = actor
  const lines = await tx.cartEntry.findMany({
    where: { role, userId },
    include: { merch: { include: { varianti: true } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return presentCart(lines, await groupsOf(actor, tx))
}

/** An item with what is on the shelf of it, and how that has come about. */
export async function articleDetail(actor: Actor, id: string) {
  const row = await getRow(merchandising, actor, id)
  const _id = String(row._id)
  const [scorte, movimenti] = await Promise.all([stockOf(_id), movementsOf(_id)])
  return { ...row, _id, scorte, movimenti }
}

async function stockOf(merchId: string): Promise<VariantStock[]> {
  const rows = await db().merchandisingVariante.findMany({
    where: { merchId },
    orderBy: [{ ordine: 'asc' }, { id: 'asc' }],
  })
  return rows.map(({ id, nome, codice, gestita, attiva, giacenza, riservata, soglia }) => ({
    _id: id,
    nome,
    codice,
    gestita,
    attiva,
    giacenza,
    riservata,
    soglia,
  }))
}

/** The last ones, newest first. */
async function movementsOf(merchId: string): Promise<StockMovement[]> {
  const rows = await db().merchandisingMovimento.findMany({
    where: { merchId },
    include: { variante: { select: { nome: true } }, order: { select: { id: true, codice: true } } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOVEMENTS,
  })
  return rows.map(({ id, variante, order, tipo, delta, giacenza, motivo, autore, createdAt }) => ({
    _id: id,
    variante: variante.nome,
    tipo,
    delta,
    giacenza,
    motivo,
    autore,
    ordine: order && { _id: order.id, codice: order.codice },
    createdAt: createdAt.toISOString(),
  }))
}
