import 'server-only'
import { addMonthsToDay } from '@/lib/core/dates'
import { bulk } from '../core/bulk'
import { daysFrom, dayText, earlier, rowsOf, type Seeding } from '../core/context'

type Due = { praticaId: string; bankId: string; codice: string; atteso: number; erogato: number | null } & {
  at: Date
  back: Date | null
}
type Row = Omit<Due, 'atteso' | 'at' | 'back' | 'praticaId'> & {
  praticaId: string | null
  data: string
  importo: number
}

/** What each bank is to pay of each case, when it accrued, and when it was taken back. */
const DUE = `
  SELECT v.pratica_id AS "praticaId", v.bank_id AS "bankId", coalesce(p.idegg, p.codice) AS codice,
    (sum(v.importo - compenso_di(v)) FILTER (WHERE NOT v.storno))::float8 AS atteso, max(v.erogato)::float8 AS erogato,
    max(v.maturata_at) FILTER (WHERE NOT v.storno) AS at, max(v.maturata_at) FILTER (WHERE v.storno) AS back
  FROM provvigioni v JOIN pratiche p ON p.id = v.pratica_id WHERE v.bank_id IS NOT NULL
  GROUP BY 1, 2, 3 HAVING sum(v.importo) FILTER (WHERE NOT v.storno) > 0 ORDER BY at, 1`

/** Banks pay in the middle of a month what was paid out in the month before. */
const payday = (when: Date): string => `${addMonthsToDay(`${dayText(when).slice(0, 7)}-01`, 1).slice(0, 8)}18`

/**
 * What banks have paid: of the last 24 months some 90 % of what is due, a few with another amount or twice, and most of what was
 * taken back; of the years before all of it. Two payments are of no case.
 */
export async function seedPayments(seeding: Seeding): Promise<void> {
  const { client, now } = seeding
  const today = dayText(now)
  const due = await rowsOf<Due>(client, DUE)
  const paid = due.flatMap((one) => paymentsOf(seeding, one)).filter(({ data }) => data <= today)
  const rows = [...paid, ...strangers(seeding, paid)]
  await bulk(
    client,
    'incassi',
    rows.map((row) => {
      const createdAt = earlier(daysFrom(new Date(`${row.data}T09:30:00Z`), 1), now)
      const riferimento = `Distinta ${row.data.slice(5, 7)}/${row.data.slice(0, 4)}`
      return { id: seeding.id(createdAt), ...row, riferimento, createdAt, updatedAt: createdAt }
    }),
  )
}

function paymentsOf({ rng, now }: Seeding, { atteso, at, back, ...due }: Due): Row[] {
  const luck = rng.next()
  const isLate = rng.chance(0.15)
  const isOld = at < daysFrom(now, -730)
  if (!isOld && luck < 0.07) return []
  const first = payday(at)
  const data = isLate ? addMonthsToDay(first, 1) : first
  const importo = isOld || luck < 0.96 ? atteso : Math.round(atteso * rng.pick([0.5, 0.9, 0.95, 1.05]))
  const payment = { ...due, data, importo }
  const reversal = back && rng.chance(0.75) ? [{ ...payment, data: payday(back), importo: -importo }] : []
  return [payment, ...reversal]
}

/** Codes that no case has: of cases that another broker has brought. */
function strangers({ count }: Seeding, paid: readonly Row[]): Row[] {
  const last = paid.slice(-count(40, 2))
  return [last[0], last.at(-1)].flatMap((row, index) =>
    row
      ? {
          ...row,
          praticaId: null,
          codice: `EGG${row.data.slice(0, 4)}99900${index + 1}`,
          importo: 84_500 + index * 31_000,
        }
      : [],
  )
}
