import 'server-only'
import { db } from '@/lib/core/db'
import { toEuro } from '@/lib/core/money'
import { ownRows } from '@/lib/duties/own-rows'
import type { FileOwner } from '@/lib/duties/types'

const oldestFirst = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]

/** What they have ordered, and why the office has cancelled some of it; its notes are its own. */
export async function ordersInFile(client: FileOwner) {
  const rows = await db().merchandisingOrder.findMany({
    where: ownRows(client).orders,
    include: { lines: { orderBy: { id: 'asc' } } },
    orderBy: oldestFirst,
  })
  return rows.map((order) => ({
    codice: order.codice,
    stato: order.stato,
    inviatoIl: order.createdAt,
    richiedente: order.richiedente,
    totale: toEuro(order.totale),
    consegna: order.consegna,
    indirizzo: order.indirizzo,
    note: order.note,
    centroCosto: order.centroCosto,
    corriere: order.corriere,
    spedizione: order.tracking,
    motivo: order.motivo,
    righe: order.lines.map(({ nome, variant, quantity, prezzo, testi }) => ({
      articolo: nome,
      variante: variant,
      quantita: quantity,
      prezzo: toEuro(prezzo),
      testi,
    })),
  }))
}

/** What waits in their cart. */
export async function cartInFile(client: FileOwner) {
  const rows = await db().cartEntry.findMany({
    where: ownRows(client).cart,
    include: { merch: { select: { nome: true } } },
    orderBy: oldestFirst,
  })
  return rows.map(({ merch, variant, quantity, testi }) => ({
    articolo: merch.nome,
    variante: variant,
    quantita: quantity,
    testi,
  }))
}
