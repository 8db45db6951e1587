import 'server-only'
import { dayOfColumn, todayInRome } from '@/lib/core/dates'
import { AppError } from '@/lib/core/errors'
import type { PriceTable } from '@/prisma/generated/client'
import { type Fase, phaseOf } from './labels'

type Columns = Partial<Record<keyof PriceTable, unknown>>

export const phaseOfRow = ({ stato, validFrom, validTo }: PriceTable): Fase =>
  phaseOf(
    { stato, validFrom: dayOfColumn(validFrom), validTo: validTo && dayOfColumn(validTo) },
    todayInRome(),
  )

const WHY: Record<Exclude<Fase, 'bozza'>, string> = {
  futura: 'Questa tabella è già pubblicata: crea una nuova versione.',
  in_vigore: 'Questa tabella è in vigore: crea una nuova versione.',
  chiusa: 'Questa tabella è chiusa: crea una nuova versione.',
}

/** What visitors have calculated with, or soon will, is never another: quotes name it. */
export function keepPublished({ before, data }: { before: Columns | null; data: Columns }): Columns {
  const fase = before ? phaseOfRow(before as PriceTable) : 'bozza'
  if (fase !== 'bozza') throw new AppError('conflict', WHY[fase])
  return data
}

/** Drafts go, and what nobody has calculated with yet. */
export function keepInForce({ before }: { before: Columns }): void {
  const fase = phaseOfRow(before as PriceTable)
  if (fase === 'in_vigore')
    throw new AppError('conflict', 'Questa tabella è in vigore: si chiude, non si cancella.')
  if (fase === 'chiusa')
    throw new AppError('conflict', 'Questa tabella è stata in vigore: i preventivi di allora la citano.')
}
