import { pool } from '@/lib/core/db'
import { seedLarge } from '../large'
import { seed } from '../main'

const ADDED = "codice LIKE 'P__-0%'"
const INDEXES = `SELECT string_agg(indexdef, ';' ORDER BY indexname) AS found FROM pg_indexes
  WHERE tablename IN ('clients', 'pratiche', 'pratica_persone', 'commits')`
const COUNTS = `SELECT concat_ws('/', (SELECT count(*) FROM pratiche), (SELECT count(*) FROM pratica_persone),
  (SELECT count(*) FROM commits), (SELECT sum(aperte) FROM cubo_rete)) AS found`

async function found(sql: string): Promise<string> {
  const { rows } = await pool().query<{ found: unknown }>(sql)
  return String(rows[0]?.found)
}

const failAt = (word: string) => (text: string) => {
  if (text.includes(word)) throw new Error('interrotto')
}

describe('seedLarge', () => {
  beforeAll(() => seed({ scale: 0.02 }), 60_000)

  it('leaves all as it was when it is interrupted, and goes on from the last table that was finished', async () => {
    const [counts, indexes] = [await found(COUNTS), await found(INDEXES)]
    const volume = { clients: 400, pratiche: 600, commits: 2_500 }
    await expect(seedLarge(volume, failAt('pratica_persone_client_id_idx'))).rejects.toThrow('interrotto')
    expect(await found(COUNTS)).toBe(counts)
    expect(await found(INDEXES)).toBe(indexes)
    await expect(seedLarge(volume, failAt('commits_created_at_id_idx'))).rejects.toThrow('interrotto')
    expect(await found('SELECT count(*) AS found FROM pratiche')).toBe('600')
    expect(await found(INDEXES)).toBe(indexes)
    await seedLarge(volume)
    expect(await found(COUNTS)).toMatch(/^600\/\d+\/2500\/600$/)
    expect(await found(INDEXES)).toBe(indexes)
  }, 60_000)

  it('tells of every added case what has happened to it, and the cubes agree', async () => {
    expect(await found('SELECT count(*) AS found FROM cubes_verify()')).toBe('0')
    const last = `SELECT count(*) AS found FROM pratiche p WHERE ${ADDED} AND stato <> (
      SELECT a FROM pratica_fatti f WHERE f.pratica_id = p.id ORDER BY f.id DESC LIMIT 1)`
    expect(await found(last)).toBe('0')
    expect(await found('SELECT count(*) AS found FROM pratica_fatti WHERE at > now()')).toBe('0')
  })

  it('spreads the added cases over agents, banks and purposes', async () => {
    const cells = (columns: string, which: string) =>
      found(`SELECT count(DISTINCT (${columns})) AS found FROM pratiche WHERE ${which}`).then(Number)
    const columns = 'agent_id, bank_id, finalita'
    // Copies of one case would share its cell; here most have one of their own.
    expect(await cells(columns, ADDED)).toBeGreaterThan(200)
    const bank = `SELECT count(*) AS found FROM pratiche p JOIN bank_products b ON b.id = p.bank_product_id
      WHERE p.${ADDED} AND (b.bank_id <> p.bank_id OR b.prodotto <> p.product)`
    expect(await found(bank)).toBe('0')
  })

  it('adds nothing when the volume is there', async () => {
    const before = await found(COUNTS)
    await seedLarge({ clients: 400, pratiche: 600, commits: 2_500 })
    expect(await found(COUNTS)).toBe(before)
  })

  it('adds clients as diverse as the demo’s, who have cases of their own agent', async () => {
    expect(await found('SELECT count(*) AS found FROM clients')).toBe('400')
    const many = "clients WHERE email LIKE '%@archivio.example'"
    expect(
      Number(await found(`SELECT count(DISTINCT (nome, cognome)) AS found FROM ${many}`)),
    ).toBeGreaterThan(150)
    expect(
      await found(
        `SELECT count(*) AS found FROM ${many} AND search LIKE '%' || lower(unaccent(cognome)) || '%'`,
      ),
    ).toBe(await found(`SELECT count(*) AS found FROM ${many}`))
    const own = `SELECT count(*) AS found FROM pratiche p JOIN pratica_persone r ON r.pratica_id = p.id
      JOIN clients c ON c.id = r.client_id AND c.agent_id = p.agent_id WHERE p.${ADDED} AND c.email LIKE '%@archivio.example'`
    expect(Number(await found(own))).toBeGreaterThan(100)
    await seedLarge({ clients: 450, pratiche: 600, commits: 2_500 })
    expect(await found('SELECT count(*) AS found FROM clients')).toBe('450')
  })

  it('writes the search column as the trigger would', async () => {
    const before = await found(
      `SELECT string_agg(search, ';' ORDER BY id) AS found FROM pratiche WHERE ${ADDED}`,
    )
    await pool().query(`UPDATE pratiche SET search = '' WHERE ${ADDED}`)
    expect(before).not.toBe('null')
    expect(
      await found(`SELECT string_agg(search, ';' ORDER BY id) AS found FROM pratiche WHERE ${ADDED}`),
    ).toBe(before)
  })

  it('gives each added case one applicant and its share of history, which begins once', async () => {
    await seedLarge({ clients: 0, pratiche: 700, commits: 4_000 })
    const added = await found(`SELECT count(*) AS found FROM pratiche WHERE ${ADDED}`)
    const people = `SELECT count(DISTINCT pratica_id) AS found FROM pratica_persone r JOIN pratiche p ON p.id = r.pratica_id
      WHERE ruolo = 'richiedente' AND p.${ADDED}`
    expect(await found(people)).toBe(added)
    const histories = `FROM pratiche p LEFT JOIN commits c ON c.ref = p.id WHERE p.${ADDED}`
    const shares = `SELECT max(n) - min(n) AS found FROM (SELECT count(c.id) AS n ${histories} GROUP BY p.id) AS each`
    expect(Number(await found(shares))).toBeLessThanOrEqual(1)
    expect(await found(`SELECT count(*) AS found ${histories} AND c.action = 'create'`)).toBe(added)
    expect(await found('SELECT count(*) AS found FROM commits WHERE created_at > now()')).toBe('0')
  }, 60_000)
})
