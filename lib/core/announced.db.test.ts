import { ANNOUNCED } from './cache'
import { pool } from './db'

it('the tables that are said to announce their changes are those that have the trigger', async () => {
  const { rows } = await pool().query<{ name: string }>(
    `SELECT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgname = 'announce_rows' ORDER BY 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([...ANNOUNCED].toSorted())
})
