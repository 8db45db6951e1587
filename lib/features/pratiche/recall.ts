import 'server-only'
import type { z } from 'zod'
import { addMonthsToDay, columnOfDay, formatDay, todayInRome } from '@/lib/core/dates'
import { withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import { writeVerb } from '@/lib/resources/write-verb'
import { isAperta } from '@/lib/words/case-states'
import { addEvent } from './event'
import { pratiche } from './resource'
import type { recallBody } from './stalled-schema'

/** The day on which the client of an open case is to be called again. A plan is no work: the case stays stalled. */
export async function recallCase(
  ctx: Ctx,
  { _id, version }: { _id: string; version: number },
  { quando }: z.output<typeof recallBody>,
): Promise<string> {
  const today = todayInRome()
  if (quando < today) throw invalidField('quando', 'Il giorno è già passato.')
  if (quando > addMonthsToDay(today, 24)) throw invalidField('quando', 'Al massimo fra due anni.')
  return withTransaction(async (tx) => {
    const before = await lockRow(pratiche, { ...ctx, tx }, _id, version)
    if (!isAperta(before.stato)) throw new AppError('conflict', 'La pratica è chiusa.')
    const change = { ricontattareIl: columnOfDay(quando) }
    await writeVerb(pratiche, { ...ctx, tx }, { before, change })
    const testo = `Ricontattare il ${formatDay(quando)}`
    await addEvent(tx, ctx, before.id, { tipo: 'ricontatto', testo, pubblico: false })
    return formatDay(quando)
  }, ctx.tx)
}
