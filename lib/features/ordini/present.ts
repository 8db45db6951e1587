import { toEuro } from '@/lib/core/money'
import type { MerchandisingOrder, MerchandisingOrderLine } from '@/prisma/generated/client'
import type { OrderLine, OwnOrder } from './types'

/** "Polo con marchio ricamato, M" */
export const fullVariantName = ({ nome, variant }: { nome: string; variant: string }): string =>
  variant ? `${nome}, ${variant}` : nome

export type Place = { nome: string; indirizzo: string; cap: string; comune: string; provincia: string }

/** As it is written on a parcel. */
export const agencyLines = ({ nome, indirizzo, cap, comune, provincia }: Place): string[] => [
  nome,
  indirizzo,
  `${cap} ${comune} (${provincia})`,
]

export const presentLine = (line: MerchandisingOrderLine): OrderLine => ({
  ...{ _id: line.id, merchId: line.merchId, nome: line.nome, variant: line.variant },
  ...{ quantity: line.quantity, prezzo: toEuro(line.prezzo) },
  ...{ spedita: line.spedita, annullata: line.annullata },
})

/** An order for whoever has sent it: nothing of what the office notes. */
export const presentOwn = (order: MerchandisingOrder & { lines: MerchandisingOrderLine[] }): OwnOrder => ({
  ...{ _id: order.id, codice: order.codice, stato: order.stato, totale: toEuro(order.totale) },
  ...{ pezzi: order.pezzi, spediti: order.spediti, consegna: order.consegna, indirizzo: order.indirizzo },
  ...{ note: order.note, corriere: order.corriere, tracking: order.tracking, motivo: order.motivo },
  ...{ version: order.version, createdAt: order.createdAt.toISOString() },
  righe: order.lines.map(presentLine),
})
