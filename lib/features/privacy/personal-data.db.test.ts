import { pool } from '@/lib/core/db'
import { ERASED, OWN_FILE, PERSONAL_DATA, PERSONAL_NAMES } from './personal-data'

async function columns(): Promise<string[]> {
  const { rows } = await pool().query<{ name: string; column: string; type: string }>(
    `SELECT c.table_name AS name, c.column_name AS column, c.data_type AS type
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name NOT LIKE '\\_%'
       AND c.data_type NOT IN ('uuid', 'boolean', 'timestamp with time zone')
     ORDER BY 1, 2`,
  )
  return rows.map(({ name, column }) => `${name}.${column}`)
}

it('every column that is called like something personal says what an erasure does with it', async () => {
  const personal = (await columns()).filter((name) => PERSONAL_NAMES.test(name.split('.')[1] ?? ''))
  const unknown = personal.filter((name) => {
    const [table = '', column = ''] = name.split('.')
    return !PERSONAL_DATA[table]?.[column]
  })
  expect(unknown).toEqual([])
  expect(personal.length).toBeGreaterThan(60)
})

it('names no column that there is not', async () => {
  const existing = new Set(await columns())
  const named = Object.entries(PERSONAL_DATA).flatMap(([table, own]) =>
    Object.keys(own).map((column) => `${table}.${column}`),
  )
  expect(named.filter((name) => !existing.has(name))).toEqual([])
})

it('whatever an erasure takes has its part in the copy of the own data, or a reason to be in none', () => {
  const erased = Object.entries(PERSONAL_DATA).filter(([, own]) => Object.values(own).includes(ERASED))
  expect(erased.map(([table]) => table).filter((table) => !OWN_FILE[table])).toEqual([])
})

it('would notice a new one', () => {
  for (const name of ['nome', 'email', 'author_name', 'telefono_casa', 'note', 'dati', 'commento'])
    expect(PERSONAL_NAMES.test(name)).toBe(true)
  for (const name of ['nominale', 'stato', 'importo', 'dataset', 'version'])
    expect(PERSONAL_NAMES.test(name)).toBe(false)
})
