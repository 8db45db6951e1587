import { db, pool } from '@/lib/core/db'
import { accordoDi, compensoCliente, provvigioneLorda, ripartisci } from '@/lib/features/pratiche/commissions'
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
      await found(`SELECT count(*) AS found FROM ${many} AND search LIKE '%' || fold(cognome) || '%'`),
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

  it('pays every added case out as the verb would, in statements that add up', async () => {
    const added = { codice: { contains: '-0' }, stato: 'liquidata' as const }
    const rows = await db().provvigione.findMany({ where: { pratica: added, storno: false } })
    const cases = await db().pratica.findMany({ where: added, include: { agent: true } })
    const wanted = cases.flatMap((one) => {
      const accordo = accordoDi(one)
      const erogato = Number(one.importoErogato)
      const has = { agente: !!one.agentId, manager: !!one.agent?.managerId, agenzia: !!one.agencyId }
      const whose = { agente: one.agentId, manager: one.agent?.managerId, agenzia: one.agencyId, sede: null }
      return ripartisci(provvigioneLorda(erogato, accordo), accordo, has).map(
        ({ quota, percentuale, importo }) =>
          [one.id, quota, whose[quota] ?? null, percentuale, importo, compensoCliente(erogato, accordo)].join(
            ' ',
          ),
      )
    })
    const written = rows.map((row) =>
      [row.praticaId, row.quota, row.beneficiarioId, Number(row.percentuale), row.importo, row.compenso].join(
        ' ',
      ),
    )
    expect(wanted.length).toBeGreaterThan(300)
    expect(written.sort()).toEqual(wanted.sort())
    // A referrer's rows stand in a table of their own.
    const wrong = `SELECT count(*) AS found FROM estratti e LEFT JOIN LATERAL (SELECT count(*) AS n, coalesce(sum(importo), 0) AS somma
      FROM (SELECT estratto_id, importo FROM provvigioni UNION ALL SELECT estratto_id, importo FROM compensi_segnalatori) r
      WHERE r.estratto_id = e.id) v ON true WHERE (e.righe, e.maturato + e.storni) <> (v.n, v.somma)`
    expect(await found(wrong)).toBe('0')
    const ahead = 'SELECT count(*) AS found FROM provvigioni WHERE maturata_at > now()'
    expect(await found(ahead)).toBe('0')
  })

  it('leaves accounts of the banks as the triggers would', async () => {
    const accounts = `SELECT string_agg(concat_ws(' ', pratica_id, bank_id, atteso, incassato, movimenti, incassi, maturata_il, nata_il, scoperta, incassata_il, esito),
      ';' ORDER BY pratica_id, bank_id) AS found FROM partite`
    const payments =
      "SELECT string_agg(concat_ws(' ', id, esito, search), ';' ORDER BY id) AS found FROM incassi"
    const before = [await found(accounts), await found(payments)]
    await pool().query('SELECT partite_aggiorna(array_agg(pratica_id), array_agg(bank_id)) FROM partite')
    await pool().query('UPDATE incassi SET codice = codice')
    expect([await found(accounts), await found(payments)]).toEqual(before)
  })

  it('adds requests and forecasts with the cases', async () => {
    const added = "FROM leads WHERE codice LIKE 'L__-0%'"
    expect(Number(await found(`SELECT count(*) AS found ${added}`))).toBeGreaterThan(50)
    expect(
      Number(await found(`SELECT count(DISTINCT (agent_id, provincia, channel)) AS found ${added}`)),
    ).toBeGreaterThan(40)
    const before = await found(`SELECT string_agg(search, ';' ORDER BY id) AS found ${added}`)
    await pool().query("UPDATE leads SET search = '' WHERE codice LIKE 'L__-0%'")
    expect(await found(`SELECT string_agg(search, ';' ORDER BY id) AS found ${added}`)).toBe(before)
    const facts = `SELECT count(*) AS found FROM leads l CROSS JOIN LATERAL tappe_di(l) t
      FULL JOIN lead_fatti f ON f.lead_id = l.id AND f.tappa = t.tappa AND f.at = t.quando WHERE f.id IS NULL AND l.codice LIKE 'L__-0%'`
    expect(await found(facts)).toBe('0')
    const forecasts = `FROM predictions v JOIN pratiche p ON p.id = v.pratica_id WHERE p.${ADDED}`
    expect(Number(await found(`SELECT count(*) AS found ${forecasts}`))).toBeGreaterThan(20)
    expect(
      await found(
        `SELECT count(*) AS found ${forecasts} AND (v.stato = 'realizzata') <> (p.stato = 'liquidata')`,
      ),
    ).toBe('0')
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
