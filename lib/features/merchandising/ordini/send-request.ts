import 'server-only'
import { yearCode } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { newCode, newId } from '@/lib/core/ids'
import { testiFor, testiOf, testiProblems } from '@/lib/features/merchandising/campi'
import { announceCart, lockCart } from '@/lib/features/merchandising/cart-owner'
import { problemsOf } from '@/lib/features/merchandising/cart-problems'
import { groupsOf } from '@/lib/features/merchandising/groups-of'
import type { Destinatario } from '@/lib/features/merchandising/labels'
import { type Article, campiOf, checkedItem, priceOf, variantOf } from '@/lib/features/merchandising/present'
import type { SendInput } from '@/lib/features/merchandising/schema'
import { lockStock, moveStock } from '@/lib/features/merchandising/stock'
import type { Testo } from '@/lib/features/merchandising/types'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { tellOffice } from './tell-office'

type Line = { merch: Article; variant: string; quantity: number; testi: Testo[] }

/** Turns the cart into an order with the prices of now, sets its pieces aside, and empties it. */
export async function sendRequest(ctx: Ctx, input: SendInput = {}) {
  return withTransaction(async (tx) => {
    const { role, userId, nome, cognome, agencyId } = ctx.actor
    if (input.consegna !== 'altro' && input.consegna && !agencyId)
      throw invalidField('consegna', 'Non hai un’agenzia: scrivi un indirizzo.')
    await lockCart(tx, ctx)
    const lines = await linesOf(tx, ctx)
    if (lines.length === 0) throw new AppError('invalid', 'Il carrello è vuoto.')
    refuseProblems(lines, await groupsOf(ctx.actor, tx))
    const rows = lines.map(toOrderLine)
    const order = await tx.merchandisingOrder.create({
      data: {
        id: newId(),
        codice: `M${yearCode()}-${newCode(7)}`,
        role,
        userId,
        agencyId,
        richiedente: `${nome} ${cognome}`,
        totale: rows.reduce((sum, { prezzo, quantity }) => sum + prezzo * BigInt(quantity), 0n),
        pezzi: rows.reduce((sum, { quantity }) => sum + quantity, 0),
        consegna: input.consegna ?? 'agenzia',
        indirizzo: input.consegna === 'altro' ? (input.indirizzo ?? '') : '',
        note: input.note ?? '',
        centroCosto: input.centroCosto ?? '',
        lines: { create: rows },
      },
    })
    const reserved = rows.filter(({ riservata }) => riservata > 0)
    await moveStock(
      tx,
      reserved.map(({ varianteId, riservata }) => ({
        varianteId: String(varianteId),
        giacenza: 0,
        riservata,
      })),
    )
    await tx.cartEntry.deleteMany({ where: { role, userId } })
    await recordCommit(tx, ctx, { model: 'Ordini', label: order.codice, after: order })
    await announceCart(tx, ctx)
    await tellOffice(tx, order)
    return { _id: order.id, codice: order.codice }
  }, ctx.tx)
}

/** What is in the cart, with the stock of now: nobody else takes of it before the order stands. */
async function linesOf(tx: Tx, { actor: { role, userId } }: Ctx): Promise<Line[]> {
  const entries = await tx.cartEntry.findMany({
    where: { role, userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  const ids = entries.map(({ merchId }) => merchId)
  const variants = await lockStock(tx, ids)
  const items = await tx.merchandising.findMany({ where: { id: { in: ids } } })
  return entries.flatMap(({ merchId, variant, quantity, testi: riga }) => {
    const item = items.find(({ id }) => id === merchId)
    const varianti = variants.filter((one) => one.merchId === merchId)
    if (!item) return []
    const testi = testiFor(campiOf(item), testiOf(riga))
    return [{ merch: { ...item, varianti }, variant, quantity, testi }]
  })
}

/** All that is wrong at once; where only pieces are missing, somebody else was quicker. */
function refuseProblems(lines: readonly Line[], groups: readonly Destinatario[]): void {
  const ids = [...new Set(lines.map(({ merch }) => merch.id))]
  const found = ids.flatMap((id) => {
    const group = lines.filter(({ merch }) => merch.id === id)
    const { merch } = group[0] as Line
    const words = group.flatMap(({ testi }) => testiProblems(campiOf(merch), testi))
    return [
      ...[...new Set(words)].map((message) => ({ message, stock: false, nome: merch.nome })),
      ...problemsOf(checkedItem(merch, group, groups)).map((one) => ({ ...one, nome: merch.nome })),
    ]
  })
  if (found.length === 0) return
  const words = found.map(
    ({ nome, message }) => `«${nome}»: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
  )
  throw new AppError(found.every(({ stock }) => stock) ? 'conflict' : 'invalid', words.join(' '))
}

function toOrderLine({ merch, variant, quantity, testi }: Line) {
  const variante = variantOf(merch, variant)
  return {
    id: newId(),
    merchId: merch.id,
    varianteId: variante?.id ?? null,
    nome: merch.nome,
    variant,
    quantity,
    testi,
    prezzo: priceOf(merch, variante),
    riservata: variante?.gestita ? quantity : 0,
  }
}
