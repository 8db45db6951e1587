import { addMonthsToDay, todayInRome } from '@/lib/core/dates'
import { pool } from '@/lib/core/db'
import { adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { FORECASTS, mondayOf, monthAt } from '@/lib/testing/world-steps'
import { random } from '@/prisma/seed/core/random'
import { isLong } from '@/scripts/test/property'
import { SUMMARIES } from '../../registry/reports'
import { expectListed, linkedOf } from './linked'
import { lastDayOf, monthStart, shiftDay } from './periods'
import { type Books, livedWorld, NOBODY } from './testing'
import type { Figures, SummaryReply } from './view'

/*
 * Targets and forecasts in random worlds: what the reports say beside plain statements over budgets, forecasts and their
 * snapshots, and beside the second books of what was paid out.
 */

const WORLDS = isLong ? 500 : 1
const STEPS = isLong ? 60 : 90
const today = todayInRome()
const thisMonth = monthStart(today)

/** One amount of a month, with whose it is. */
type Line = Record<'mese' | 'agente' | 'agenzia' | 'responsabile' | 'banca' | 'prodotto', string> & {
  settimana?: string
  n: Record<string, number>
}
const OF_AGENT = `coalesce(a.agency_id, nessuno())::text AS agenzia, coalesce(a.manager_id, nessuno())::text AS responsabile`
const STATEMENTS = {
  budget: `SELECT make_date(b.anno, b.mese, 1)::text AS mese, b.agent_id::text AS agente, ${OF_AGENT}, b.product::text AS prodotto,
    b.importo AS budget, coalesce(b.pezzi, 0) AS pezzi FROM budgets b, agents a
    WHERE a.id = b.agent_id AND (a.mandato_al IS NULL
      OR to_char(a.mandato_al, 'YYYYMM') >= to_char(make_date(b.anno, b.mese, 1), 'YYYYMM'))`,
  previsioni: `SELECT make_date(p.anno, p.mese, 1)::text AS mese, p.agent_id::text AS agente, ${OF_AGENT}, p.product::text AS prodotto,
    coalesce(p.bank_id, nessuno())::text AS banca, (p.stato = 'aperta')::int AS previsioni,
    CASE WHEN p.stato = 'aperta' THEN p.importo ELSE 0 END AS importo,
    CASE WHEN p.stato = 'aperta' THEN div(p.importo * p.probabilita, 100) ELSE 0 END AS ponderato,
    (p.stato = 'realizzata')::int AS realizzate, (p.stato = 'persa')::int AS perse,
    (p.stato = 'aperta' AND (to_char(make_date(p.anno, p.mese, 1), 'YYYYMM') < to_char(now() AT TIME ZONE 'Europe/Rome', 'YYYYMM')
      OR (now() AT TIME ZONE 'Europe/Rome')::date - (p.updated_at AT TIME ZONE 'Europe/Rome')::date > 15))::int AS rivedere
    FROM predictions p JOIN agents a ON a.id = p.agent_id`,
  foto: `SELECT f.settimana::text AS settimana, f.mese::text AS mese, f.agent_id::text AS agente, ${OF_AGENT}, f.product::text AS prodotto,
    f.bank_id::text AS banca, f.ponderato AS foto FROM prediction_foto f JOIN agents a ON a.id = f.agent_id`,
}

async function linesOf(sql: string): Promise<Line[]> {
  const { rows } = await pool().query<Record<string, string>>(sql)
  return rows.map(({ mese = '', agente = NOBODY, agenzia = NOBODY, responsabile = NOBODY, ...rest }) => {
    const { banca = NOBODY, prodotto = '', settimana, ...n } = rest
    const counted = Object.fromEntries(Object.entries(n).map(([name, value]) => [name, Number(value)]))
    return { mese, agente, agenzia, responsabile, banca, prodotto, settimana, n: counted }
  })
}

/** What was paid out and taken back, by the books, with the head that each agent has today. */
async function paidBy({ entries }: Books): Promise<Line[]> {
  const { rows } = await pool().query<{ id: string; manager_id: string | null }>(
    'SELECT id, manager_id FROM agents',
  )
  const heads = new Map(rows.map(({ id, manager_id }) => [id, manager_id]))
  return entries.map(({ giorno, agente, agenzia, banca, prodotto, n }) => ({
    mese: monthStart(giorno),
    agente,
    agenzia,
    banca,
    prodotto,
    responsabile: heads.get(agente) ?? NOBODY,
    n: {
      erogato: (n.liquidato ?? 0) - (n.stornato ?? 0),
      nette: (n.liquidate ?? 0) - (n.stornate ?? 0),
    },
  }))
}

type All = Record<keyof typeof STATEMENTS | 'pagato', Line[]>
type Of = (lines: readonly Line[], name: string) => number
type Asked = { from: string; to: string; gruppo: string; filters: Record<string, string> }
/** `own`: whether a line is of the row, and passes the filters, whatever its month; `inTime`: and is in the period. */
type Twin = {
  by: readonly string[]
  filters: Record<string, keyof Line>
  figures: (all: All, sum: Of, own: (line: Line) => boolean, asked: Asked, isWhole: boolean) => Figures
}

const euro = (cents: number) => Math.round(cents) / 100
const percent = (part: number, whole: number) => (whole > 0 ? Math.round((1000 * part) / whole) / 10 : null)
/** Cut, by whole tenths: what is a cent short of a goal is not 100%. */
const ofGoal = (part: number, whole: number) =>
  whole > 0 ? Number(((BigInt(part) * 1000n) / BigInt(whole)).toString()) / 10 : null
const judged = ({ settimana, mese }: Line) => settimana === mondayOf(mese) && mese < thisMonth
/** Months that have passed of which it is known what was expected when they began. */
const monthsJudged = ({ foto }: All) => new Set(foto.filter(judged).map(({ mese }) => mese))

/** How far each of some parts of a month was from what was expected of it. */
function errorBy({ foto, pagato }: All, own: (line: Line) => boolean, part: 'agente' | 'banca') {
  const distances = new Map<string, number>()
  const add = (line: Line, amount: number) => {
    const key = `${line[part]} ${line.mese}`
    if (own(line)) distances.set(key, (distances.get(key) ?? 0) + amount)
  }
  for (const line of foto.filter(judged)) add(line, line.n.foto ?? 0)
  for (const line of pagato) add(line, -(line.n.erogato ?? 0))
  return [...distances.values()].reduce((all, distance) => all + Math.abs(distance), 0)
}

/** Of a month that is over nothing is expected any more. */
const isAhead = ({ mese }: Line) => mese >= thisMonth
/** The lines of agents, products and months that have a goal of this kind, of the agency and the head that the agent has today. */
function withGoal(all: All, lines: 'pagato' | 'previsioni', goal: 'budget' | 'pezzi'): Line[] {
  const cellOf = ({ agente, prodotto, mese }: Line) => `${agente} ${prodotto} ${mese}`
  const goals = new Map(all.budget.filter(({ n }) => (n[goal] ?? 0) > 0).map((line) => [cellOf(line), line]))
  return all[lines].flatMap((line) => {
    const { agenzia, responsabile } = goals.get(cellOf(line)) ?? {}
    return agenzia && responsabile ? [{ ...line, agenzia, responsabile }] : []
  })
}

const within =
  ({ from, to }: Pick<Asked, 'from' | 'to'>) =>
  ({ mese }: Line) =>
    mese >= from && mese <= to

const TWINS: Record<string, Twin> = {
  budgetAgenti: {
    by: ['agente', 'mese', 'responsabile', 'agenzia', 'prodotto'],
    filters: { product: 'prodotto', agencyId: 'agenzia', agentId: 'agente' },
    figures: (all, sum, own, asked) => {
      const of = (lines: Line[], name: string) =>
        sum(
          lines.filter((line) => own(line) && within(asked)(line)),
          name,
        )
      const [budget, pezzi] = [of(all.budget, 'budget'), of(all.budget, 'pezzi')]
      const [erogato, nette] = [of(all.pagato, 'erogato'), of(all.pagato, 'nette')]
      const atteso = erogato + of(all.previsioni.filter(isAhead), 'ponderato')
      const conObiettivo = of(withGoal(all, 'pagato', 'budget'), 'erogato')
      const previsto = of(withGoal(all, 'previsioni', 'budget').filter(isAhead), 'ponderato')
      return {
        budget: budget ? euro(budget) : null,
        erogato: euro(erogato),
        raggiunto: ofGoal(conObiettivo, budget),
        atteso: euro(atteso),
        scarto: budget > 0 ? euro(conObiettivo + previsto - budget) : null,
        conObiettivo: euro(conObiettivo),
        previstoConObiettivo: euro(previsto),
        pezzi: pezzi || null,
        nette,
        raggiuntoPezzi: ofGoal(of(withGoal(all, 'pagato', 'pezzi'), 'nette'), pezzi),
      }
    },
  },
  andamentoPrevisioni: {
    by: ['mese', 'agente', 'responsabile', 'banca', 'prodotto'],
    filters: { product: 'prodotto', bankId: 'banca', agentId: 'agente' },
    figures: (all, sum, own, asked) => {
      const inTime = (line: Line) => own(line) && within(asked)(line)
      const open = all.previsioni.filter(inTime)
      const weeks = all.foto.flatMap(({ settimana = '' }) =>
        settimana <= mondayOf(shiftDay(today, -7)) ? [settimana] : [],
      )
      const last = weeks.toSorted().at(-1)
      const scorsa = sum(
        all.foto.filter((line) => line.settimana === last && inTime(line)),
        'foto',
      )
      const ponderato = sum(open, 'ponderato')
      return {
        previsioni: sum(open, 'previsioni'),
        previsto: euro(sum(open, 'importo')),
        ponderato: euro(ponderato),
        settimanaScorsa: euro(scorsa),
        variazione: euro(ponderato - scorsa),
        daRivedere: sum(open, 'rivedere'),
      }
    },
  },
  accuratezzaPrevisioni: {
    by: ['agente', 'responsabile', 'mese'],
    filters: { product: 'prodotto', agentId: 'agente' },
    figures: (all, sum, own, asked) => {
      const months = monthsJudged(all)
      const known = (line: Line) =>
        own(line) && within(asked)(line) && line.agente !== NOBODY && months.has(line.mese)
      const previsto = sum(
        all.foto.filter((line) => judged(line) && known(line)),
        'foto',
      )
      const erogato = sum(all.pagato.filter(known), 'erogato')
      const ended = all.previsioni.filter((line) => own(line) && within(asked)(line))
      const isOfAll = !asked.filters.product
      return {
        realizzate: sum(ended, 'realizzate'),
        perse: sum(ended, 'perse'),
        previsto: isOfAll ? euro(previsto) : null,
        realizzato: isOfAll ? euro(erogato) : null,
        errore: isOfAll ? percent(errorBy(all, known, 'agente'), erogato) : null,
        tendenza: isOfAll ? percent(previsto - erogato, erogato) : null,
      }
    },
  },
  previsioniBanche: {
    by: ['banca', 'mese', 'prodotto'],
    filters: { product: 'prodotto', bankId: 'banca' },
    figures: (all, sum, own, asked, isWhole) => {
      const inTime = (line: Line) => own(line) && within(asked)(line)
      const open = all.previsioni.filter(inTime)
      const erogato = sum(all.pagato.filter(inTime), 'erogato')
      const ponderato = sum(open, 'ponderato')
      const before = (line: Line) => ({ ...line, mese: addMonthsToDay(line.mese, 12) })
      const months = monthsJudged(all)
      const recent = (line: Line) => own(line) && months.has(line.mese) && line.mese >= monthAt(-6)
      const measured = sum(all.pagato.filter(recent), 'erogato')
      const knowsError = !asked.filters.product && (isWhole || asked.gruppo === 'banca')
      return {
        previsioni: sum(open, 'previsioni'),
        previsto: euro(sum(open, 'importo')),
        ponderato: euro(ponderato),
        erogato: euro(erogato),
        atteso: euro(erogato + ponderato),
        annoPrima: euro(sum(all.pagato.map(before).filter(inTime), 'erogato')),
        erroreBanca: knowsError ? percent(errorBy(all, recent, 'banca'), measured) : null,
      }
    },
  },
}

const sum: Of = (lines, name) => lines.reduce((all, { n }) => all + (n[name] ?? 0), 0)

let office: Caller
/** Links of rows without a bank to the forecasts that name none. */
let withoutBank = 0
beforeAll(async () => {
  office = await adminWith('reports_see', 'pratiche_manage')
})

/** One reply beside the lines: each of its rows, the whole, and that no row is missing; some of its figures open their lists. */
async function compare(name: string, twin: Twin, all: All, asked: Asked): Promise<number> {
  const { gruppo, from, to, filters } = asked
  const set = Object.entries(filters)
  const query = {
    gruppo,
    from,
    to: lastDayOf(to),
    ...Object.fromEntries(set.map(([filter, value]) => [`filter[${filter}]`, value])),
  }
  const { status, json } = await callAs<SummaryReply>(office, 'GET', `reports/${name}`, { query })
  expect([name, query, status]).toEqual([name, query, 200])
  const passes = (line: Line) =>
    set.every(([filter, value]) => line[twin.filters[filter] ?? 'mese'] === value)
  const expected = (key: string | null) => {
    const isOwn = (line: Line) => key === null || line[gruppo as keyof Line] === key
    // The months of rows of time are those of the year before, too: the period of the row is asked of the figures.
    const own = (line: Line) => passes(line) && (gruppo === 'mese' || isOwn(line))
    const period = gruppo === 'mese' && key !== null ? { from: key, to: key } : { from, to }
    return twin.figures(all, sum, own, { ...asked, ...period }, key === null)
  }
  for (const row of [...json.rows, { key: null, ...json.totals }]) {
    const figures = Object.fromEntries(Object.keys(row.figures).map((path) => [path, row.figures[path]]))
    expect([name, query, row.key, figures]).toEqual([name, query, row.key, expected(row.key)])
  }
  const shown = new Set(json.rows.map(({ key }) => key))
  const keys = new Set(Object.values(all).flatMap((lines) => lines.map((line) => line[gruppo as keyof Line])))
  const lost = [...keys].filter(
    (key) => typeof key === 'string' && !shown.has(key) && Object.values(expected(key)).some(Boolean),
  )
  expect([name, query, gruppo === 'mese' ? [] : lost]).toEqual([name, query, []])
  const summary = await SUMMARIES[`reports/${name}`]?.()
  const cells = summary ? [...json.rows, json.totals].flatMap((row) => linkedOf(summary, row)) : []
  for (const { link } of cells) if (link.includes('bankId%5D=null')) withoutBank += 1
  for (const { link, figure } of isLong ? cells.slice(0, 2) : cells) await expectListed(office, link, figure)
  return json.rows.length
}

it(`targets and forecasts are what plain statements and the books say, in random worlds`, async () => {
  const rng = random(process.env.TEST_SEED ?? 'previsioni')
  let rows = 0
  for (let number = 0; number < WORLDS; number += 1) {
    const { books, world } = await livedWorld(rng, STEPS, FORECASTS)
    const [budget, previsioni, foto] = await Promise.all(Object.values(STATEMENTS).map(linesOf))
    const all: All = {
      budget: budget ?? [],
      previsioni: previsioni ?? [],
      foto: foto ?? [],
      pagato: await paidBy(books),
    }
    const one = rng.pick(world.agents)
    const values = {
      product: 'mutuo',
      bankId: rng.pick(world.banks),
      agentId: one.id,
      agencyId: one.agencyId,
    }
    for (const [name, twin] of Object.entries(TWINS))
      for (const gruppo of twin.by) {
        const first = rng.int(-8, 2)
        const period = rng.chance(0.5)
          ? { from: monthAt(-8), to: monthAt(6) }
          : { from: monthAt(first), to: monthAt(first + rng.int(0, 8)) }
        const filter = rng.pick(Object.keys(twin.filters)) as keyof typeof values
        const filters = rng.chance(0.4) ? { [filter]: values[filter] } : {}
        rows += await compare(name, twin, all, { ...period, gruppo, filters })
      }
  }
  expect(rows).toBeGreaterThan(WORLDS * 20)
  expect(withoutBank).toBeGreaterThan(WORLDS)
}, 7_200_000)
