import { readFileSync } from 'node:fs'
import { verify } from '@node-rs/argon2'
import { db, pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { checklist } from '@/lib/features/pratiche/checklist'
import { motiviRifiuto, motiviRitiro } from '@/lib/features/pratiche/settings'
import { percorso } from '@/lib/words/case-states'
import { seedLarge } from './large'
import { seed } from './main'
import { obeysTheRules } from './rules-suite'

const SCALE = 0.02

/** Rows of every table, and a fingerprint of the cases. */
async function fingerprint(): Promise<Record<string, string>> {
  const { rows } = await pool().query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE '\\_%'",
  )
  const counts: Record<string, string> = {}
  for (const { name } of rows) {
    const result = await pool().query<{ n: string }>(`SELECT count(*) AS n FROM "${name}"`)
    counts[name] = result.rows[0]?.n ?? ''
  }
  const cases = await pool().query<{ sum: string }>(
    "SELECT md5(string_agg(concat(id, stato, importo_richiesto), ',' ORDER BY id)) AS sum FROM pratiche",
  )
  return { ...counts, fingerprint: cases.rows[0]?.sum ?? '' }
}

const one = async (sql: string): Promise<number> => {
  const { rows } = await pool().query<{ n: string }>(sql)
  return Number(rows[0]?.n)
}

beforeAll(() => seed({ scale: SCALE }), 120_000)

obeysTheRules()

describe('reference data', () => {
  it('has 20 regions and, today, 110 provinces', async () => {
    const day = new Date('2026-11-01')
    expect(await db().region.count()).toBe(20)
    const valid = { validFrom: { lte: day }, OR: [{ validTo: null }, { validTo: { gte: day } }] }
    expect(await db().province.count({ where: valid })).toBe(110)
  })

  it('still knows the provinces of Sardinia before 2026', async () => {
    const sud = await db().province.findUniqueOrThrow({ where: { istat: '111' } })
    expect(sud.validTo?.toISOString().slice(0, 10)).toBe('2025-12-31')
    expect(await db().province.count({ where: { regionIstat: '20', validTo: null } })).toBe(8)
  })

  it('gives every town a province in force, a CAP and a position', async () => {
    expect(await db().town.count()).toBe(7_912)
    expect(await db().town.count({ where: { ora: null } })).toBe(7_894)
    const lost = await one(
      `SELECT count(*) AS n FROM towns t WHERE t.lat IS NULL OR cardinality(t.caps) = 0 OR NOT EXISTS
         (SELECT 1 FROM provinces p WHERE p.sigla = t.provincia AND p.valid_to IS NULL)`,
    )
    expect(lost).toBe(0)
  })

  it('stays compact', () => {
    expect(readFileSync('prisma/data/towns.data.json').length).toBeLessThan(1_500_000)
  })
})

describe('demo data', () => {
  it('has the accounts of the contract, who sign in with DEMO_PASSWORD', async () => {
    const admins = await db().admin.findMany({
      where: { email: { startsWith: 'admin' } },
      orderBy: { email: 'asc' },
    })
    expect(admins.map(({ email, permissions }) => [email, permissions])).toEqual([
      ['admin@demo.example', { admin: true, aml_manage: true }],
      ['admin2@demo.example', {}],
    ])
    const agents = await db().agent.count({
      where: { email: { startsWith: 'agente', endsWith: '@demo.example' } },
    })
    const cliente = await db().client.findUniqueOrThrow({
      where: { email: 'cliente@demo.example' },
      include: { persone: { include: { pratica: { include: { agent: true } } } }, agent: true },
    })
    expect(agents).toBe(2)
    expect(cliente.status).toBe('validated')
    expect(cliente.persone.map(({ pratica }) => pratica.agent?.email)).toContain('agente@demo.example')
    expect(await verify(cliente.passwordHash ?? '', env().DEMO_PASSWORD)).toBe(true)
  })

  it('shows nobody on the site without a picture that is their own, large enough and there', async () => {
    const wrong = await one(
      `SELECT count(*) AS n FROM agents a WHERE published AND NOT EXISTS (
         SELECT FROM stored_files f JOIN file_uses u ON u.file_id = f.id JOIN file_pieces p ON p.file_id = f.id
         WHERE f.url = a.url_photo AND u.record_id = a.id AND f.owner_id = a.id AND f.larghezza >= 600)`,
    )
    expect(wrong).toBe(0)
  })

  it('dates nothing in the future', async () => {
    for (const [table, column] of [
      ['pratiche', 'ultima_attivita'],
      ['pratica_eventi', 'at'],
      ['commits', 'created_at'],
      ['leads', 'greatest(created_at, assigned_at, contattato_at, chiuso_at)'],
      ['tickets', 'last_message_at'],
      ['news', 'published_at'],
    ]) {
      expect([table, await one(`SELECT count(*) AS n FROM ${table} WHERE ${column} > now()`)]).toEqual([
        table,
        0,
      ])
    }
  })

  it('has cases at the bank of the first agent, with and without a forecast', async () => {
    const own = `SELECT count(*) AS n FROM pratiche p JOIN agents a ON a.id = p.agent_id WHERE a.email = 'agente@demo.example'
      AND p.stato IN ('inviata_banca', 'deliberata_reddituale', 'perizia', 'deliberata', 'stipula')`
    const open = "EXISTS (SELECT FROM predictions v WHERE v.pratica_id = p.id AND v.stato = 'aperta')"
    expect(await one(`${own} AND ${open}`)).toBeGreaterThan(0)
    expect(await one(`${own} AND NOT ${open}`)).toBeGreaterThan(0)
  })

  it('sets meetings in office hours, and gives the demo agent some today', async () => {
    const odd = await one(
      `SELECT count(*) AS n FROM leads WHERE stato = 'appuntamento' AND (
         (appuntamento_at AT TIME ZONE 'Europe/Rome')::time NOT BETWEEN '09:00' AND '18:00'
         OR extract(minute FROM appuntamento_at) NOT IN (0, 30))`,
    )
    expect(odd).toBe(0)
    const todays = await one(
      `SELECT count(*) AS n FROM leads l JOIN agents a ON a.id = l.agent_id WHERE a.email = 'agente@demo.example'
         AND l.stato = 'appuntamento'
         AND (l.appuntamento_at AT TIME ZONE 'Europe/Rome')::date = (now() AT TIME ZONE 'Europe/Rome')::date`,
    )
    expect(todays).toBeGreaterThan(0)
  })

  it('takes cases through the states that their product knows, in order', async () => {
    const cases = await db().pratica.findMany({
      include: { eventi: { where: { tipo: 'stato' }, orderBy: { at: 'asc' } } },
    })
    for (const { product, eventi, stato } of cases) {
      const way: readonly string[] = percorso(product)
      const steps = eventi.map(({ a }) => String(a))
      expect(steps.at(-1)).toBe(stato)
      // One whose payment was taken back has gone back from there.
      const onward = steps.includes('liquidata') ? steps.slice(0, steps.indexOf('liquidata') + 1) : steps
      const positions = onward.filter((step) => way.includes(step)).map((step) => way.indexOf(step))
      expect(positions).toEqual([...positions.keys()])
    }
  })

  it('splits the commission of every paid-out case to the cent', async () => {
    const wrong = await one(
      `SELECT count(*) AS n FROM pratiche p WHERE stato = 'liquidata' AND NOT EXISTS
         (SELECT 1 FROM provvigioni r WHERE r.pratica_id = p.id AND NOT r.storno GROUP BY r.pratica_id HAVING sum(percentuale) = 100 AND sum(importo) = max(lordo))`,
    )
    expect(wrong).toBe(0)
  })

  it('puts what has accrued into statements, whose debts are carried and settled', async () => {
    expect(
      await one("SELECT count(DISTINCT mese) AS n FROM estratti WHERE stato = 'pagato'"),
    ).toBeGreaterThan(20)
    expect(await one("SELECT count(*) AS n FROM estratti WHERE stato = 'bozza'")).toBeGreaterThan(0)
    expect(await one('SELECT count(*) AS n FROM provvigioni WHERE storno')).toBeGreaterThan(0)
    const wrong = await one(
      `SELECT count(*) AS n FROM estratti e WHERE totale <> riporto + (SELECT sum(importo) FROM provvigioni WHERE estratto_id = e.id)`,
    )
    expect(wrong).toBe(0)
    expect(await one("SELECT count(*) AS n FROM accordi WHERE tipo = 'agente'")).toBeGreaterThan(0)
  })

  it('has what banks paid of most cases, and two payments of no case', async () => {
    const due = "FROM partite WHERE movimenti > 0 AND maturata_il < now() - interval '90 days'"
    const paid = await one(`SELECT count(*) AS n ${due} AND incassi > 0`)
    expect(paid / (await one(`SELECT count(*) AS n ${due}`))).toBeGreaterThan(0.75)
    expect(await one("SELECT count(*) AS n FROM incassi WHERE esito = 'senza_pratica'")).toBe(2)
    expect(await one("SELECT count(*) AS n FROM partite WHERE esito = 'da_incassare'")).toBeGreaterThan(0)
  })

  it('keeps the checklist of documents of each case', async () => {
    const pratica = await db().pratica.findFirstOrThrow({
      where: { product: 'mutuo' },
      include: { documenti: true, persone: { where: { ruolo: 'richiedente' } } },
    })
    const wanted = checklist('mutuo', pratica.persone[0]?.tipoLavoro ?? null)
    expect(pratica.documenti.map(({ tipo }) => tipo).sort()).toEqual(wanted.map(({ tipo }) => tipo).sort())
  })

  it('gives each product weights everywhere and in twelve provinces, in three epochs that sum to 100', async () => {
    expect(await db().percLeadGruppo.count()).toBe(5 * 13 * 3)
    const sums = await db().percLead.groupBy({ by: ['groupId'], _sum: { peso: true } })
    expect(new Set(sums.map(({ _sum }) => Number(_sum.peso)))).toEqual(new Set([100]))
  })

  it('keeps receipts that agree with who got which lead, and nobody more than one lead from their share', async () => {
    const wrong = await one(
      `SELECT count(*) AS n FROM lead_receipts r WHERE abs(r.atteso - r.received) > 1 OR r.received <> (
         SELECT count(*) FROM lead_assegnazioni l WHERE l.group_id = r.group_id AND l.agent_id = r.agent_id AND l.contata)`,
    )
    expect(wrong).toBe(0)
    expect(await one('SELECT count(*) AS n FROM lead_assegnazioni WHERE contata')).toBeGreaterThan(0)
    const elsewhere = await one(
      `SELECT count(*) AS n FROM lead_assegnazioni l JOIN leads ON leads.id = l.lead_id AND leads.agent_id <> l.agent_id`,
    )
    expect(elsewhere).toBe(0)
  })

  it('takes back the payment of every case whose commissions were taken back, to the cent and in the same month', async () => {
    expect(await one('SELECT sum(stornate) AS n FROM cubo_rete')).toBe(
      await one('SELECT count(DISTINCT pratica_id) AS n FROM provvigioni WHERE storno'),
    )
    const apart = await one(
      `SELECT count(*) AS n FROM (SELECT pratica_id, mese_di(maturata_at) AS mese, sum(importo) AS importo
         FROM provvigioni WHERE storno GROUP BY 1, 2) v
       LEFT JOIN pratica_fatti f ON f.pratica_id = v.pratica_id AND f.da = 'liquidata' AND f.mese = v.mese
       WHERE f.erogato IS NULL OR v.importo <> (SELECT -sum(lordo) FROM pratica_fatti g
         WHERE g.pratica_id = v.pratica_id AND g.tipo = 'provvigione' AND g.lordo > 0)`,
    )
    expect(apart).toBe(0)
    expect(await one('SELECT sum(liquidato - stornato) AS n FROM cubo_rete')).toBe(
      await one('SELECT sum(importo_erogato) AS n FROM pratiche'),
    )
  })

  it('says why cases were refused or withdrawn', async () => {
    for (const [stato, words] of [
      ['respinta', motiviRifiuto.initial],
      ['ritirata', motiviRitiro.initial],
    ] as const) {
      const steps = await db().praticaEvento.findMany({ where: { a: stato } })
      const causali = [...new Set(steps.map(({ causale }) => causale))]
      // How many there are depends on the day: the demonstration ends today.
      expect(causali.length).toBeGreaterThan(1)
      expect([...words, 'Altro']).toEqual(expect.arrayContaining(causali))
      expect(steps.filter(({ testo }) => testo === '')).toEqual([])
      expect(await db().pratica.count({ where: { stato, causale: null } })).toBe(0)
    }
  })

  it('agrees with the cubes', async () => {
    expect(await one('SELECT sum(aperte) AS n FROM cubo_rete')).toBe(await db().pratica.count())
    expect(await one('SELECT sum(nuovi) AS n FROM cubo_lead')).toBe(await db().lead.count())
    expect(await one('SELECT sum(lordo) AS n FROM cubo_rete')).toBe(
      await one('SELECT sum(importo) AS n FROM provvigioni'),
    )
    expect(await one('SELECT count(*) AS n FROM cubes_verify()')).toBe(0)
  })

  it('adds nothing when it runs again', async () => {
    const before = await fingerprint()
    await seed({ scale: SCALE })
    expect(await fingerprint()).toEqual(before)
  }, 60_000)
})

describe('large seed', () => {
  it('reaches the volume, keeps indexes, triggers and cubes, and goes on from where it was', async () => {
    const indexes =
      "SELECT count(*) AS n FROM pg_indexes WHERE tablename IN ('pratiche', 'commits', 'pratica_persone')"
    const before = await one(indexes)
    await seedLarge({ clients: 0, pratiche: 1_000, commits: 4_000 })
    await seedLarge({ clients: 0, pratiche: 1_500, commits: 6_000 })
    expect(await db().pratica.count()).toBe(1_500)
    expect(await db().commit.count()).toBeGreaterThanOrEqual(6_000)
    expect(await one(indexes)).toBe(before)
    expect(await one('SELECT sum(aperte) AS n FROM cubo_rete')).toBe(1_500)
    expect(
      await one(
        "SELECT count(*) AS n FROM pg_trigger WHERE tgrelid IN ('pratiche'::regclass, 'pratica_fatti'::regclass) AND tgenabled <> 'O'",
      ),
    ).toBe(0)
    const orphans = await one(
      "SELECT count(*) AS n FROM commits c LEFT JOIN pratiche p ON p.id = c.ref WHERE p.id IS NULL AND c.model = 'Opportunities'",
    )
    expect(orphans).toBe(0)
  }, 60_000)
})
