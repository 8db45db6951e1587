import type { Prisma } from '@/prisma/generated/client'
import { RETTIFICHE } from '../content/merchandising'
import { daysFrom, type Seeding } from '../core/context'
import type { Piece } from './merchandising-orders'

const AUTORE = 'Paolo Magazzino'

/** How what is on the shelf has come about, told backwards from what is there: parcels that left, deliveries in between. */
export function movementsOf(seeding: Seeding, piece: Piece): Prisma.MerchandisingMovimentoCreateManyInput[] {
  if (!piece.gestita) return []
  const { rng, id } = seeding
  const rows: Prisma.MerchandisingMovimentoCreateManyInput[] = []
  let left = piece.libera + piece.riservata
  const add = (when: Date, delta: number, motivo: string, orderId: string | null) => {
    const tipo = orderId ? 'spedizione' : 'rettifica'
    const own = { merchId: piece.merchId, varianteId: piece.id, tipo, delta, giacenza: left } as const
    rows.push({ id: id(when), motivo, orderId, autore: AUTORE, createdAt: when, ...own })
    left -= delta
  }
  const most = 2 * (piece.libera + piece.soglia) + 20
  for (const { when, quantity, orderId, codice } of piece.uscite.toSorted((a, b) => +b.when - +a.when)) {
    add(when, -quantity, `Ordine ${codice}`, orderId)
    if (left > most) add(daysFrom(when, -2), left - piece.soglia - 5, rng.pick(RETTIFICHE.slice(0, 2)), null)
  }
  if (left > 0) add(piece.since, left, RETTIFICHE[0], null)
  return rows
}
