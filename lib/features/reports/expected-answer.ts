import 'server-only'
import { addDays, addMonthsToDay, dayOf, todayInRome } from '@/lib/core/dates'
import { readCube } from '@/lib/cubes/read'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import { CLASSI, quantile } from '@/lib/reports/summary/histogram'
import { IN_BANCA } from '@/lib/words/case-states'

/** Fewer answers of a bank say nothing of the next one. */
const ENOUGH = 5
const MONTHS = 12

/** When a bank usually answers: half of its answers of a year came within so many days of the request. */
export type ExpectedAnswer = { giorni: number; giorno: string }

type Case = Pick<PraticaDetail, '_id' | 'stato' | 'product' | 'bankId' | 'dataInvioBanca'>

/** By case, when its bank will usually have decided; of cases that no bank is deciding, and of banks with few answers, nothing. */
export async function expectedAnswers(cases: readonly Case[]): Promise<Map<string, ExpectedAnswer>> {
  const waiting = cases.flatMap(({ _id, stato, product, bankId, dataInvioBanca }) =>
    bankId && dataInvioBanca && IN_BANCA.includes(stato)
      ? [{ _id, product, bankId, sent: new Date(dataInvioBanca) }]
      : [],
  )
  if (waiting.length === 0) return new Map()
  const today = todayInRome()
  const rows = await readCube('cubo_attese_banca', {
    reader: null,
    from: addMonthsToDay(today, -MONTHS).slice(0, 7),
    to: today.slice(0, 7),
    by: ['bankId', 'product'],
    where: { bankId: waiting.map(({ bankId }) => bankId) },
  })
  return new Map(
    waiting.flatMap(({ _id, product, bankId, sent }) => {
      const sums = rows.find((row) => row.bankId === bankId && row.product === product)
      if (!sums || CLASSI.reduce((all, name) => all + sums[name], 0) < ENOUGH) return []
      const giorni = Math.max(1, Math.round(quantile(sums, 0.5) ?? 0))
      return [[_id, { giorni, giorno: dayOf(addDays(sent, giorni)) }] as const]
    }),
  )
}
