import { readFileSync } from 'node:fs'
import path from 'node:path'
import { addMonthsToDay, columnOfDay, todayInRome } from '@/lib/core/dates'
import { db, pool } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { foldCubes } from '@/lib/cubes/jobs'
import { newWorld, step, type World } from '@/lib/cubes/testing'
import { adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { random } from '@/prisma/seed/core/random'
import { buildIncasso } from '@/prisma/seed/factories/commissions'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { isLong } from '@/scripts/test/property'
import { lastDayOf, monthStart, shiftDay, stepStart } from './periods'
import { newBooks } from './testing'
import type { SummaryReply } from './view'

const WORLDS = isLong ? 200 : 1
const STEPS = 90
const today = todayInRome()

let office: Caller
beforeAll(async () => {
  office = await adminWith('provvigioni_see')
})

/** What the report must say, by statements over the live tables that share nothing with partite, cubes or triggers. */
const LIVE = {
  atteso: `SELECT bank_id AS banca, to_char(maturata_at AT TIME ZONE 'Europe/Rome', 'YYYY-MM-DD') AS giorno,
    sum(importo - fee)::float8 / 100 AS n FROM (SELECT v.*, CASE WHEN v.quota <> 'sede' THEN 0
      WHEN v.storno THEN -(CASE WHEN (SELECT sum(importo) FROM provvigioni x WHERE x.storna_id = v.storna_id OR x.id = v.storna_id) = 0
        AND v.n_storno = (SELECT max(n_storno) FROM provvigioni x WHERE x.storna_id = v.storna_id) THEN coalesce(v.compenso, 0) ELSE 0 END) ELSE coalesce(v.compenso, 0) END AS fee FROM provvigioni v) r GROUP BY 1, 2`,
  incassato: `SELECT bank_id AS banca, data::text AS giorno, sum(importo)::float8 / 100 AS n FROM incassi GROUP BY 1, 2`,
  senzaMovimento: `SELECT i.bank_id AS banca, i.data::text AS giorno, count(*)::float8 AS n FROM incassi i WHERE NOT EXISTS
    (SELECT 1 FROM provvigioni v WHERE v.pratica_id = i.pratica_id AND v.bank_id = i.bank_id) GROUP BY 1, 2`,
  senzaIncasso: `SELECT bank_id AS banca, giorno, count(*)::float8 AS n FROM (SELECT v.bank_id, v.pratica_id,
      min(to_char(v.maturata_at AT TIME ZONE 'Europe/Rome', 'YYYY-MM-DD')) FILTER (WHERE NOT v.storno) AS giorno
    FROM provvigioni v GROUP BY 1, 2) d WHERE (SELECT sum(m.importo) FROM provvigioni m WHERE m.pratica_id = d.pratica_id
      AND m.bank_id = d.bank_id AND to_char(m.maturata_at AT TIME ZONE 'Europe/Rome', 'YYYY-MM') <= left(d.giorno, 7)) <> 0
    AND NOT EXISTS (SELECT 1 FROM incassi i WHERE i.pratica_id = d.pratica_id AND i.bank_id = d.bank_id
      AND to_char(i.data, 'YYYY-MM') <= left(d.giorno, 7)) GROUP BY 1, 2`,
}
type Figure = keyof typeof LIVE
type Entry = { banca: string; giorno: string; n: number }

async function live(): Promise<Record<Figure, Entry[]>> {
  const entries = await Promise.all(
    Object.entries(LIVE).map(async ([name, sql]) => [name, (await pool().query<Entry>(sql)).rows]),
  )
  return Object.fromEntries(entries) as Record<Figure, Entry[]>
}

/** New cases get an agreement by which something is due of them, of which a part is the client's. */
const AGREED = `UPDATE pratiche SET provvigioni = jsonb_build_object('bankPct', 1.35, 'clientFeePct', (durata_mesi % 3) * 0.5)
  WHERE provvigioni = '{}'`

/** A payment of what is due of some case, of a part of it, of another bank, of nobody; or one is taken back, or changed. */
async function pay({ rng, banks }: World): Promise<void> {
  const cases = await db().pratica.findMany({ where: { bankId: { not: null } }, orderBy: { id: 'asc' } })
  const paid = await db().incasso.findMany({ orderBy: { id: 'asc' } })
  if (paid.length > 0 && rng.chance(0.2)) {
    const where = { id: rng.pick(paid).id }
    if (rng.chance(0.5)) await db().incasso.delete({ where })
    else await db().incasso.update({ where, data: { importo: BigInt(rng.int(1, 90_000)) } })
    return
  }
  const one = cases.length > 0 && rng.chance(0.9) ? rng.pick(cases) : null
  const due = one ? await db().partita.findFirst({ where: { praticaId: one.id } }) : null
  const isExact = due && due.atteso > 0n && rng.chance(0.6)
  await buildIncasso({
    praticaId: one?.id,
    bankId: (isExact ? due.bankId : null) ?? (rng.chance(0.8) ? one?.bankId : null) ?? rng.pick(banks),
    importo: isExact ? due.atteso : BigInt(rng.int(1, 500) * (rng.chance(0.2) ? -100 : 100)),
    data: columnOfDay(shiftDay(today, -rng.int(0, 150))),
    riferimento: newId(),
  })
}

type Query = Record<string, string> & { from: string; to: string }
async function expectSame(query: Query, keyOf: (entry: Entry) => string): Promise<void> {
  const { status, json } = await callAs<SummaryReply>(office, 'GET', 'reports/provvigioniBanche', { query })
  expect([query, status]).toEqual([query, 200])
  const said = await live()
  const asked = (entry: Entry) =>
    entry.giorno >= query.from &&
    entry.giorno <= query.to &&
    (!query['filter[bankId]'] || entry.banca === query['filter[bankId]'])
  const sum = (name: Figure, own: (entry: Entry) => boolean) =>
    Math.round(
      100 * said[name].filter((entry) => asked(entry) && own(entry)).reduce((all, { n }) => all + n, 0),
    ) / 100
  for (const { key, figures } of [...json.rows, { key: null, figures: json.totals.figures }]) {
    const own = (entry: Entry) => key === null || keyOf(entry) === key
    const [atteso, incassato] = [sum('atteso', own), sum('incassato', own)]
    const differenza = Math.round(100 * (incassato - atteso)) / 100
    const counts = { senzaIncasso: sum('senzaIncasso', own), senzaMovimento: sum('senzaMovimento', own) }
    expect([query, key, figures]).toEqual([
      query,
      key,
      expect.objectContaining({ atteso, incassato, differenza, ...counts }),
    ])
  }
}

/** Every partita is what its case's rows say, and every payment knows how its own stands. */
async function expectPartite(): Promise<void> {
  const { rows } = await pool().query<{ sbagliate: string; incassi: string }>(`
    WITH v AS (SELECT pratica_id, bank_id, sum(importo - compenso_di(p)) AS atteso, count(*) AS n FROM provvigioni p GROUP BY 1, 2),
      i AS (SELECT pratica_id, bank_id, sum(importo) AS incassato, count(*) AS n FROM incassi WHERE pratica_id IS NOT NULL GROUP BY 1, 2),
      w AS (SELECT pratica_id, bank_id, coalesce(atteso, 0) AS atteso, coalesce(incassato, 0) AS incassato, coalesce(v.n, 0) AS movimenti,
        coalesce(i.n, 0) AS incassi FROM v FULL JOIN i USING (pratica_id, bank_id))
    SELECT (SELECT count(*) FROM w FULL JOIN partite t USING (pratica_id, bank_id)
        WHERE (w.atteso, w.incassato, w.movimenti, w.incassi) IS DISTINCT FROM (t.atteso, t.incassato, t.movimenti::bigint, t.incassi::bigint)) AS sbagliate,
      (SELECT count(*) FROM incassi x LEFT JOIN partite t USING (pratica_id, bank_id)
        WHERE x.esito <> coalesce(t.esito, 'senza_pratica')) AS incassi`)
  expect(rows).toEqual([{ sbagliate: '0', incassi: '0' }])
}

it(`is what the live tables say, in random worlds`, async () => {
  const rng = random(process.env.TEST_SEED ?? 'incassi')
  const seen = new Set<string>()
  for (let number = 0; number < WORLDS; number += 1) {
    await newBooks()
    const world = await newWorld(rng)
    for (let done = 0; done < STEPS; done += 1) {
      if (rng.chance(0.3)) await pay(world)
      else await step(world)
      await pool().query(AGREED)
      if (rng.chance(0.05)) await foldCubes()
    }
    await expectPartite()
    for (const { esito } of await db().partita.findMany()) seen.add(esito)
    const whole = { from: addMonthsToDay(monthStart(today), -8), to: lastDayOf(today) }
    const back = addMonthsToDay(monthStart(today), -rng.int(0, 4))
    const banca = (entry: Entry) => entry.banca
    await expectSame({ ...whole, gruppo: 'banca' }, banca)
    await expectSame({ ...whole, gruppo: 'mese' }, ({ giorno }) => stepStart('month', giorno))
    await expectSame({ from: back, to: lastDayOf(back), gruppo: 'banca' }, banca)
    await expectSame({ ...whole, gruppo: 'mese', 'filter[bankId]': rng.pick(world.banks) }, ({ giorno }) =>
      stepStart('month', giorno),
    )
  }
  expect([...seen].sort()).toEqual(['da_incassare', 'diverso', 'pari', 'senza_movimento'])
}, 600_000)

it('opens the payments that it adds up', async () => {
  const query = { from: addMonthsToDay(monthStart(today), -11), to: lastDayOf(today), gruppo: 'banca' }
  const { json } = await callAs<SummaryReply>(office, 'GET', 'reports/provvigioniBanche', { query })
  for (const { figures, links } of json.rows) {
    const list = Object.fromEntries(new URLSearchParams(links.incassato?.split('?')[1]))
    const { json: found } = await callAs<{ items: { importo: number }[] }>(office, 'GET', 'incassi', {
      query: { ...list, limit: '200' },
    })
    const sum = found.items.reduce((all, { importo }) => all + importo, 0)
    expect(sum.toFixed(2)).toBe((figures.incassato ?? 0).toFixed(2))
  }
  expect(json.rows.length).toBeGreaterThan(1)
})

it.each([
  ['one reversal', 1],
  ['two of them', 2],
])('leaves out what a client pays, and gives it back with the whole share, by %s', async (_how, parts) => {
  const { id, bankId } = await buildPaid()
  const due = async () => (await db().partita.findFirstOrThrow({ where: { praticaId: id } })).atteso
  expect(await due()).toBe(80_000n)
  const shares = await db().provvigione.findMany({ where: { praticaId: id } })
  for (const { id: stornaId, quota, beneficiarioId, importo } of shares) {
    const first = parts === 1 ? importo : importo / 3n
    for (const part of [first, importo - first].filter((one) => one > 0n))
      await db().provvigione.create({
        data: {
          id: newId(),
          praticaId: id,
          quota,
          beneficiarioId,
          stornaId,
          importo: -part,
          storno: true,
          percentuale: 50,
          maturataAt: new Date(),
        },
      })
  }
  expect(await due()).toBe(0n)
  const { from, to } = { from: monthStart(today), to: lastDayOf(today) }
  const { json } = await callAs<SummaryReply>(office, 'GET', 'reports/provvigioniBanche', {
    query: { from, to, gruppo: 'banca', 'filter[bankId]': bankId ?? '' },
  })
  expect(json.totals.figures).toMatchObject({ maturato: 1_000, storni: -1_000, compensi: 0, atteso: 0 })
})

it('counts again what a release of before had counted by another rule, once', async () => {
  const sqlOf = (name: string) => readFileSync(path.join('prisma/sql', name), 'utf8')
  const [rules, cubes] = [sqlOf('functions/commissions.sql'), sqlOf('cubes/provvigioni.sql')]
  await pool().query(rules.replace(/-\(SELECT sum\(s\.importo\)[\s\S]*?n_storno\)/, '-v.importo'))
  const { id } = await buildPaid()
  const share = await db().provvigione.findFirstOrThrow({ where: { praticaId: id, quota: 'sede' } })
  for (const importo of [-20_000n, -30_000n])
    await db().provvigione.create({
      data: {
        id: newId(),
        praticaId: id,
        quota: 'sede',
        stornaId: share.id,
        importo,
        storno: true,
        percentuale: 50,
        maturataAt: new Date(),
      },
    })
  await foldCubes()
  const due = async () => (await db().partita.findFirstOrThrow({ where: { praticaId: id } })).atteso
  expect(await due()).toBe(30_000n)
  for (const sql of [rules, cubes, cubes]) await pool().query(sql)
  expect(await due()).toBe(50_000n)
  expect((await pool().query('SELECT * FROM cubes_verify()')).rows).toEqual([])
})

it('leaves a month that is over as it was, whatever is paid or taken back afterwards', async () => {
  const lastMonth = addMonthsToDay(monthStart(today), -1)
  const { id, bankId } = await buildPaid(columnOfDay(shiftDay(lastMonth, 9)))
  const query = { from: lastMonth, to: lastDayOf(lastMonth), gruppo: 'mese', 'filter[bankId]': bankId ?? '' }
  const without = async () => {
    const { json } = await callAs<SummaryReply>(office, 'GET', 'reports/provvigioniBanche', { query })
    return [json.totals.figures.senzaIncasso, json.totals.links.senzaIncasso]
  }
  expect(await without()).toEqual([1, undefined])
  await buildIncasso({
    praticaId: id,
    bankId: bankId ?? undefined,
    importo: 80_000n,
    data: columnOfDay(today),
  })
  expect(await without()).toEqual([1, undefined])
  // What had come by then, and is told late, was there.
  const data = columnOfDay(lastDayOf(lastMonth))
  await buildIncasso({
    praticaId: id,
    bankId: bankId ?? undefined,
    importo: 100n,
    data,
    riferimento: newId(),
  })
  expect(await without()).toEqual([0, undefined])
  expect((await pool().query('SELECT * FROM cubes_verify()')).rows).toEqual([])
})

/** A case that paid 1.000 €, of which the client pays 200. */
async function buildPaid(maturataAt = new Date()) {
  const pratica = await buildPratica({ stato: 'liquidata' })
  const { id: praticaId, bankId, agentId: beneficiarioId } = pratica
  const share = {
    praticaId,
    bankId,
    percentuale: 50,
    importo: 50_000n,
    maturataAt,
    compenso: 20_000n,
    lordo: 100_000n,
    maturazione: 1,
    product: 'mutuo' as const,
  }
  await db().provvigione.createMany({
    data: [
      { ...share, id: newId(), quota: 'agente', beneficiarioId },
      { ...share, id: newId(), quota: 'sede' },
    ],
  })
  return pratica
}
