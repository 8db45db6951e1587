import { grouped } from '@/lib/core/grouped'
import 'server-only'
import { addDays, columnOfDay, type Day, dayOfColumn, todayInRome } from '@/lib/core/dates'
import { pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { rateUnits } from '@/lib/finance/exact'
import { fixingDays } from '@/lib/italian/fixing-days'
import { idOfName } from '@/lib/settings/setting-id'
import { type DaysQuery, type DaysSheet, JUMP_POINTS, SHEET_DAYS } from './days-schema'
import { type RateIndex, TENORS } from './schema'

type Line = { tenor: string; date: Date; value: string; source: string; before: string | null }

const UNITS_PER_POINT = 100
/** Working days are at least four in seven of any time as long as this. */
const REACH_DAYS = Math.ceil((SHEET_DAYS * 7) / 4)

/** The id under which the history knows the sheet of an index, which has no row of its own. */
export const sheetId = (index: RateIndex): string => idOfName(`rates:${index}`)

/** The last working days of an index up to a day, newest first: every tenor, what is missing, and where it jumps. */
export async function readDays({ index, to = todayInRome() }: DaysQuery): Promise<DaysSheet> {
  const first = dayOfColumn(addDays(columnOfDay(to), -REACH_DAYS))
  const { rows } = await pool().query<Line>(
    `SELECT tenor, date, value, source, lag(value) OVER (PARTITION BY tenor ORDER BY date) AS before
     FROM rates WHERE index = $1 AND date BETWEEN $2::date AND $3::date`,
    [index, first, to],
  )
  const byDay = grouped(rows, ({ date }) => dayOfColumn(date))
  const shown = daysOf(first, to, [...byDay.keys()])
  return {
    index,
    _id: sheetId(index),
    tenors: [...TENORS[index]],
    aggiornabile: env().RATES_URL !== undefined,
    giorni: shown.map((date) => {
      const lines = byDay.get(date) ?? []
      // Of today they are published in the course of the morning.
      return {
        date,
        manca: lines.length === 0 && date < todayInRome(),
        valori: Object.fromEntries(lines.map(cellOf)),
      }
    }),
  }
}

/** Working days, and any other of which there is a value. */
function daysOf(first: Day, to: Day, known: readonly Day[]): Day[] {
  const days = new Set([...fixingDays(first, to), ...known])
  return [...days].sort().reverse().slice(0, SHEET_DAYS)
}

function cellOf({ tenor, value, source, before }: Line) {
  const points =
    before === null ? 0 : (rateUnits(Number(value)) - rateUnits(Number(before))) / UNITS_PER_POINT
  return [
    tenor,
    { value: Number(value), source, salto: Math.abs(points) > JUMP_POINTS ? points : null },
  ] as const
}
