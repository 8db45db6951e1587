import 'server-only'
import { dayOfColumn } from '@/lib/core/dates'
import { pool } from '@/lib/core/db'
import { type Quotazione, type ValoriIndici, valoriIndici } from '@/lib/finance/indexes'
import type { RatesQuery } from './schema'

type Line = { index: string; tenor: string; date: Date; value: string }

const quotation = ({ index, tenor, date, value }: Line): Quotazione => ({
  index,
  tenor,
  date: dayOfColumn(date),
  value: Number(value),
})

/** The newest value of each index and tenor: one short index scan for each of the about 25. */
export async function latestRates(): Promise<Quotazione[]> {
  const { rows } = await pool().query<Line>(`
    WITH RECURSIVE series AS (
      (SELECT index, tenor FROM rates ORDER BY index, tenor LIMIT 1)
      UNION ALL
      SELECT next.index, next.tenor FROM series, LATERAL (
        SELECT index, tenor FROM rates WHERE (index, tenor) > (series.index, series.tenor) ORDER BY index, tenor LIMIT 1
      ) next
    )
    SELECT series.index, series.tenor, last.date, last.value FROM series, LATERAL (
      SELECT date, value FROM rates WHERE rates.index = series.index AND rates.tenor = series.tenor ORDER BY date DESC LIMIT 1
    ) last`)
  return rows.map(quotation)
}

/** Today's indexes as the calculators take them. */
export async function valoriDiOggi(): Promise<ValoriIndici> {
  return valoriIndici(await latestRates())
}

/** Series of Euribor and Eurirs by day, oldest first. */
export async function rateSeries({ index, tenor, from, to }: RatesQuery): Promise<Quotazione[]> {
  const { rows } = await pool().query<Line>(
    `SELECT index, tenor, date, value FROM rates
     WHERE ($1::text IS NULL OR index = $1) AND ($2::text IS NULL OR tenor = $2)
       AND ($3::date IS NULL OR date >= $3) AND ($4::date IS NULL OR date <= $4)
     ORDER BY index, tenor, date LIMIT 20000`,
    [index ?? null, tenor ?? null, from ?? null, to ?? null],
  )
  return rows.map(quotation)
}
