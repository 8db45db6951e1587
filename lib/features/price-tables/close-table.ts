import 'server-only'
import { addDays, columnOfDay, type Day, dayOfColumn, todayInRome } from '@/lib/core/dates'
import { withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import { writeVerb } from '@/lib/resources/write-verb'
import type { PriceTable } from '@/prisma/generated/client'
import { phaseOfRow } from './hooks'
import type { CloseInput } from './schema'
import { dayWords, inTurn, type Tables } from './write-step'

/** The last day of a published grid: yesterday, for one that must no longer be offered, or any day after. */
export async function closeTable(
  tables: Tables,
  ctx: Ctx,
  id: string,
  { validTo, version }: CloseInput,
): Promise<PriceTable> {
  return withTransaction(async (tx) => {
    await inTurn(tx)
    const before = await lockRow(tables, { ...ctx, tx }, id, version)
    const fase = phaseOfRow(before)
    if (fase === 'bozza') throw new AppError('conflict', 'Questa tabella è una bozza: non è in vigore.')
    if (fase === 'chiusa') throw new AppError('conflict', 'Questa tabella è già chiusa.')
    refuseDay(before, validTo)
    const stato = validTo < todayInRome() ? 'chiusa' : 'pubblicata'
    const change = { stato, validTo: columnOfDay(validTo) } as const
    return writeVerb(tables, { ...ctx, tx }, { before, change })
  }, ctx.tx)
}

function refuseDay({ validFrom }: PriceTable, validTo: Day): void {
  if (validTo < dayOfColumn(validFrom))
    throw invalidField('validTo', `La tabella vale dal ${dayWords(validFrom)}: non può finire prima.`)
  if (validTo < dayOfColumn(addDays(columnOfDay(todayInRome()), -1)))
    throw invalidField('validTo', 'Si chiude da ieri in avanti: prima è stata usata.')
}
