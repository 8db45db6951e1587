import { db, pool } from '@/lib/core/db'

describe('database of a test file', () => {
  it('is migrated and empty', async () => {
    expect(await db().admin.count()).toBe(0)
  })

  it('has the extensions the schema builds on', async () => {
    const { rows } = await pool().query<{ extname: string }>('SELECT extname FROM pg_extension')
    expect(rows.map((row) => row.extname)).toEqual(expect.arrayContaining(['citext', 'pg_trgm', 'unaccent']))
  })

  it('is its own: nothing another file writes can be seen', async () => {
    const { rows } = await pool().query<{ name: string }>('SELECT current_database() AS name')
    expect(rows[0]?.name).toMatch(/^test_[0-9a-f]{12}$/)
  })
})
