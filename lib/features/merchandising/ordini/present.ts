import { toEuro } from '@/lib/core/money'
import type { Testo } from '@/lib/features/merchandising/types'
import type { MerchandisingOrder, MerchandisingOrderLine } from '@/prisma/generated/client'
import type { OrderLine, OwnOrder } from './types'

export const presentLine = (line: MerchandisingOrderLine): OrderLine => ({
  _id: line.id,
  merchId: line.merchId,
  nome: line.nome,
  variant: line.variant,
  quantity: line.quantity,
  prezzo: toEuro(line.prezzo),
  testi: line.testi as Testo[],
  spedita: line.spedita,
  annullata: line.annullata,
})

/** An order for whoever has sent it: nothing of what the office notes. */
export const presentOwn = (order: MerchandisingOrder & { lines: MerchandisingOrderLine[] }): OwnOrder => ({
  _id: order.id,
  codice: order.codice,
  stato: order.stato,
  totale: toEuro(order.totale),
  pezzi: order.pezzi,
  spediti: order.spediti,
  consegna: order.consegna,
  indirizzo: order.indirizzo,
  note: order.note,
  corriere: order.corriere,
  tracking: order.tracking,
  motivo: order.motivo,
  centroCosto: order.centroCosto,
  version: order.version,
  createdAt: order.createdAt.toISOString(),
  righe: order.lines.map(presentLine),
})
