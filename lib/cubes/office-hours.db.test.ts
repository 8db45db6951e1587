import { addDays, dayOfColumn } from '@/lib/core/dates'
import { pool } from '@/lib/core/db'
import { isHoliday } from '@/lib/italian/holidays'

async function minutes(from: string, to: string): Promise<number> {
  const { rows } = await pool().query('SELECT minuti_ufficio($1, $2) AS n', [from, to])
  return rows[0].n
}

it('knows the same holidays as the rest of the product, from 2020 to 2040', async () => {
  const { rows } = await pool().query<{ day: string }>(
    `SELECT to_char(g, 'YYYY-MM-DD') AS day FROM generate_series('2020-01-01'::timestamp, '2040-12-31', '1 day') g
     WHERE festivo(g::date) ORDER BY 1`,
  )
  const expected: string[] = []
  for (let day = new Date('2020-01-01'); day < new Date('2041-01-01'); day = addDays(day, 1))
    if (isHoliday(dayOfColumn(day))) expected.push(dayOfColumn(day))
  expect(rows.map(({ day }) => day)).toEqual(expected)
})

describe('office minutes', () => {
  it.each([
    // Tuesday morning, in winter: 10:00 to 10:45 in Italy.
    ['2026-01-13T09:00:00Z', '2026-01-13T09:45:00Z', 45],
    // In summer, from before nine.
    ['2026-07-14T05:00:00Z', '2026-07-14T07:30:00Z', 30],
    // Friday 17:30 to Monday 9:30.
    ['2026-01-16T16:30:00Z', '2026-01-19T08:30:00Z', 60],
    // Over Christmas: 24 December from 17:00, then Monday the 28th until 10:00.
    ['2026-12-24T16:00:00Z', '2026-12-28T09:00:00Z', 120],
    // A Sunday; and backwards.
    ['2026-01-18T08:00:00Z', '2026-01-18T15:00:00Z', 0],
    ['2026-01-13T11:00:00Z', '2026-01-13T10:00:00Z', 0],
  ])('from %s to %s are %i', async (from, to, expected) => {
    expect(await minutes(from, to)).toBe(expected)
  })
})
