import { dayOfColumn } from '@/lib/core/dates'
import { toEuro } from '@/lib/core/money'
import type { Accordo } from '@/prisma/generated/client'
import { frozenBy } from './in-force'

type WithBank = Accordo & { bank: { nome: string } | null }

/** An agreement for the record of an agent. */
export function presentVigente(row: WithBank) {
  const { split, clientFeePct } = frozenBy(row)
  return {
    _id: row.id,
    tipo: row.tipo,
    product: row.product,
    bank: row.bank?.nome ?? null,
    validFrom: dayOfColumn(row.validFrom),
    validTo: row.validTo && dayOfColumn(row.validTo),
    quote: split,
    clientFeePct,
    clientFeeMax: row.clientFeeMax === null ? null : toEuro(row.clientFeeMax),
  }
}
