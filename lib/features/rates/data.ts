import 'server-only'
import { rowsTag } from '@/lib/core/cache'
import { cached } from '@/lib/core/cached'
import { type Day, dayOfColumn } from '@/lib/core/dates'
import { pool } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { numberText } from '@/lib/core/number-text'
import { type Quotazione, type ValoriIndici, valoriIndici } from '@/lib/finance/indexes'
import { setting } from '@/lib/settings/read'
import { presentThresholds, presentToday, type TegmLine, type TodayLine } from './present'
import { MAX_VALUES, type RatesQuery } from './schema'
import { tassiFonte } from './settings'
import type { Thresholds, TodayRate } from './types'

const TOO_MANY = `Sono più di ${numberText(MAX_VALUES)} valori: restringi il periodo con from e to, o chiedi una serie sola con index e tenor.`

type Line = { index: string; tenor: string; date: Date; value: string }

const quotation = ({ index, tenor, date, value }: Line): Quotazione => ({
  index,
  tenor,
  date: dayOfColumn(date),
  value: Number(value),
})

/** Every index and tenor that there is: one short index scan for each of the about 25. */
const SERIES = `
  WITH RECURSIVE series AS (
    (SELECT index, tenor FROM rates ORDER BY index, tenor LIMIT 1)
    UNION ALL
    SELECT next.index, next.tenor FROM series, LATERAL (
      SELECT index, tenor FROM rates WHERE (index, tenor) > (series.index, series.tenor) ORDER BY index, tenor LIMIT 1
    ) next
  )`

/** The newest row of a series that also satisfies `and`. */
const newest = (and = '') => `
  SELECT date, value, source FROM rates
  WHERE rates.index = series.index AND rates.tenor = series.tenor ${and} ORDER BY date DESC LIMIT 1`

/** The newest value of each index and tenor, the same for everybody until others are imported. */
export const latestRates = (): Promise<Quotazione[]> =>
  cached({ key: 'latest rates', tags: [rowsTag('rates')], load: readLatest })

async function readLatest(): Promise<Quotazione[]> {
  const { rows } = await pool().query<Line>(
    `${SERIES} SELECT series.index, series.tenor, last.date, last.value FROM series, LATERAL (${newest()}) last`,
  )
  return rows.map(quotation)
}

/** Today's indexes as the calculators take them. */
export async function valoriDiOggi(): Promise<ValoriIndici> {
  return valoriIndici(await latestRates())
}

/** The indexes as they stood before a day: what the calculators would have taken then. */
export async function valoriPrimaDel(day: Day): Promise<ValoriIndici> {
  const { rows } = await pool().query<Line>(
    `${SERIES} SELECT series.index, series.tenor, last.date, last.value
     FROM series, LATERAL (${newest('AND date < $1::date')}) last`,
    [day],
  )
  return valoriIndici(rows.map(quotation))
}

/** The newest values, each with the one before it and those of a month and of a year ago: one statement for all of them. */
export async function todayRates(): Promise<TodayRate[]> {
  const { rows } = await pool().query<TodayLine>(`${SERIES}
    SELECT series.index, series.tenor, last.*, previous.date AS "previousDate", previous.value AS "previousValue",
      month.value AS "monthAgo", year.value AS "yearAgo"
    FROM series CROSS JOIN LATERAL (${newest()}) last
    LEFT JOIN LATERAL (${newest('AND date < last.date')}) previous ON true
    LEFT JOIN LATERAL (${newest("AND date <= last.date - interval '1 month'")}) month ON true
    LEFT JOIN LATERAL (${newest("AND date <= last.date - interval '1 year'")}) year ON true`)
  return presentToday(rows)
}

/** The quarters of which there are averages, newest first. */
export async function tegmQuarters(): Promise<{ from: Day; to: Day }[]> {
  const { rows } = await pool().query<{ from: Date; to: Date }>(
    'SELECT DISTINCT "from", "to" FROM tegm ORDER BY "from" DESC LIMIT 40',
  )
  return rows.map(({ from, to }) => ({ from: dayOfColumn(from), to: dayOfColumn(to) }))
}

/** What the installation calls the origin of the values that do not name their own. */
export async function ratesSource(): Promise<string> {
  return setting(tassiFonte)
}

/** The usury thresholds of the quarter of `day`, or of the last one before it that is known. */
export async function usuryThresholds(day: Day): Promise<Thresholds | null> {
  const { rows } = await pool().query<TegmLine>(
    `SELECT "from", "to", category, class_from AS "classFrom", class_to AS "classTo", tegm FROM tegm
     WHERE "from" = (SELECT max("from") FROM tegm WHERE "from" <= $1::date)`,
    [day],
  )
  return presentThresholds(rows, day)
}

/**
 * The values between two days, oldest first, each series by itself; without a first day those of the year before the
 * last one. With a `step` only the last value of each week or month. More than can be sent at once is refused.
 */
export async function rateSeries({ index, tenor, from, to, step }: RatesQuery): Promise<Quotazione[]> {
  const { rows } = await pool().query<Line>(
    `SELECT index, tenor, date, value FROM (
       SELECT index, tenor, date, value, lead(date) OVER (PARTITION BY index, tenor ORDER BY date) AS next
       FROM rates
       WHERE ($1::text IS NULL OR index = $1) AND ($2::text IS NULL OR tenor = $2)
         AND ($4::date IS NULL OR date <= $4) AND date >= coalesce(
           $3::date, coalesce($4::date, (now() AT TIME ZONE 'Europe/Rome')::date) - interval '1 year')
     ) series
     WHERE next IS NULL OR date_trunc($5, next) <> date_trunc($5, date)
     ORDER BY index, tenor, date LIMIT ${MAX_VALUES + 1}`,
    [index, tenor, from, to, step],
  )
  if (rows.length > MAX_VALUES) throw new AppError('malformed', TOO_MANY)
  return rows.map(quotation)
}
