import { dayOf } from '@/lib/core/dates'
import { db, pool } from '@/lib/core/db'
import { foldCubes } from '@/lib/cubes/jobs'
import { newWorld, step, type World } from '@/lib/cubes/testing'
import type { Lead, Pratica } from '@/prisma/generated/client'
import type { Random } from '@/prisma/seed/core/random'

/*
 * Second books: what happened to cases and leads, written down from their rows before and after each step, without a look
 * at facts, queues or cubes. What a figure must be is added up from them, or asked of the live tables.
 */

export const NOBODY = '00000000-0000-0000-0000-000000000000'
type Whose = {
  agente: string
  agenzia: string
  banca: string
  prodotto: string
  finalita: string
  regione: string
}
/** One thing that counts, on its day in Italy, for whom it counts. */
export type Entry = Whose & { giorno: string; stato?: string; n: Record<string, number> }
export type Books = {
  entries: Entry[]
  /** Case → whose its opening and its last payment were; the states it has been in. */
  opened: Map<string, Whose & { richiesto: number }>
  paid: Map<string, Whose>
  been: Map<string, Set<string>>
  /** Lead and stage → who it counted for. */
  stages: Map<string, Whose>
  regions: Map<string, string>
}

const ENDED = ['liquidata', 'respinta', 'ritirata']
const cents = (value: bigint | null) => Number(value ?? 0n)
const daysBetween = (from: Date, to: Date) =>
  Math.max(0, (Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / 86_400_000)

/** Nothing of any case or lead, and books to begin with. */
export async function newBooks(): Promise<Books> {
  await pool().query(`TRUNCATE pratiche, leads, voti, pratica_fatti, lead_fatti, predictions, prediction_foto, budgets, budget_anni,
    estratti CASCADE`)
  await pool().query('SELECT cubes_rebuild()')
  const { rows } = await pool().query<{ sigla: string; region: string }>(
    'SELECT sigla, region_istat AS region FROM provinces WHERE valid_to IS NULL',
  )
  const regions = new Map(rows.map(({ sigla, region }) => [sigla, region]))
  return { entries: [], opened: new Map(), paid: new Map(), been: new Map(), stages: new Map(), regions }
}

/** One thing that happens in a world. */
export type Happens = (world: World) => Promise<void>

/**
 * A world after so many random steps, with the books of it; its cubes are folded now and then. `more` happens besides, one
 * step in three.
 */
export async function livedWorld(
  rng: Random,
  steps: number,
  more: readonly Happens[] = [],
): Promise<{ books: Books; world: World }> {
  const books = await newBooks()
  const world = await newWorld(rng)
  for (let done = 0, before = await rowsNow(); done < steps; done += 1) {
    await (more.length > 0 && rng.chance(0.33) ? rng.pick(more) : step)(world)
    const after = await rowsNow()
    keep(books, before, after)
    before = after
    if (rng.chance(0.05)) await foldCubes()
  }
  return { books, world }
}

type Rows = { cases: Map<string, Pratica>; leads: Map<string, Lead> }
async function rowsNow(): Promise<Rows> {
  const [cases, leads] = await Promise.all([db().pratica.findMany(), db().lead.findMany()])
  return {
    cases: new Map(cases.map((row) => [row.id, asCounted(row)])),
    leads: new Map(leads.map((row) => [row.id, row])),
  }
}

/** A payment that waits for the office's word is none yet. */
const asCounted = (row: Pratica): Pratica =>
  row.erogazioneDaConfermare
    ? {
        ...row,
        stato: 'stipula',
        statoDal: row.dataStipula ?? row.statoDal,
        importoErogato: null,
        dataLiquidazione: null,
      }
    : row

/** Writes down what is different. */
function keep(books: Books, before: Rows, after: Rows): void {
  for (const id of new Set([...before.cases.keys(), ...after.cases.keys()]))
    keepCase(books, before.cases.get(id), after.cases.get(id))
  for (const id of new Set([...before.leads.keys(), ...after.leads.keys()]))
    keepLead(books, before.leads.get(id), after.leads.get(id))
}

const whoseCase = ({ regions }: Books, row: Pratica): Whose => ({
  agente: row.agentId ?? NOBODY,
  agenzia: row.agencyId ?? NOBODY,
  banca: row.bankId ?? NOBODY,
  prodotto: row.product,
  finalita: row.finalita,
  regione: regions.get(row.provincia ?? '') ?? '--',
})

function keepCase(books: Books, before: Pratica | undefined, after: Pratica | undefined): void {
  const write = (at: Date, whose: Whose, n: Entry['n'], stato?: string) =>
    books.entries.push({ ...whose, giorno: dayOf(at), n, ...(stato && { stato }) })
  if (!before && after) {
    const whose = { ...whoseCase(books, after), richiesto: cents(after.importoRichiesto) }
    books.opened.set(after.id, whose)
    books.been.set(after.id, new Set(['bozza']))
    write(after.createdAt, whose, { aperte: 1, richiesto: whose.richiesto })
    // One that comes from elsewhere may be anywhere: it was opened, and then it came there.
    const opened = { ...after, stato: 'bozza', statoDal: after.createdAt, importoErogato: null } as const
    if (after.stato !== 'bozza') keepStep(books, opened, after, write, true)
  } else if (before && !after) {
    const whose = books.opened.get(before.id)
    if (whose) write(new Date(), whose, { aperte: -1, richiesto: -whose.richiesto })
  } else if (before && after && before.stato !== after.stato) keepStep(books, before, after, write)
  else if (before && after && after.stato === 'liquidata') {
    const more = cents(after.importoErogato) - cents(before.importoErogato)
    if (more !== 0)
      write(new Date(), books.paid.get(after.id) ?? whoseCase(books, after), { liquidato: more })
  }
}

type Write = (at: Date, whose: Whose, n: Entry['n'], stato?: string) => void

function keepStep(books: Books, before: Pratica, after: Pratica, write: Write, isNew = false): void {
  const [from, to] = [before.stato, after.stato]
  const isMoved = isNew || before.statoDal.getTime() !== after.statoDal.getTime()
  const at =
    to === 'liquidata' ? (after.dataLiquidazione ?? new Date()) : isMoved ? after.statoDal : new Date()
  const own = whoseCase(books, after)
  const been = books.been.get(after.id) ?? new Set()
  const first = !been.has(to)
  books.been.set(after.id, been.add(to))
  const back = from === 'liquidata' ? (books.paid.get(after.id) ?? own) : own
  if (to === 'liquidata') books.paid.set(after.id, own)
  const resumed = from === 'sospesa'
  write(at, back, {
    deliberate: Number(to === 'deliberata' && first),
    deliberato: to === 'deliberata' && first ? cents(after.importoDeliberato ?? after.importoRichiesto) : 0,
    respinte: Number(to === 'respinta'),
    ritirate: Number(to === 'ritirata'),
    liquidate: Number(to === 'liquidata'),
    liquidato: to === 'liquidata' ? cents(after.importoErogato) : 0,
    giorni: to === 'liquidata' ? daysBetween(after.createdAt, at) : 0,
    stornate: Number(from === 'liquidata'),
    stornato: from === 'liquidata' ? cents(before.importoErogato) : 0,
    riaperte: Number(ENDED.includes(from)),
    inviate: Number(to === 'inviata_banca' && !resumed),
    ritirateBanca: Number(to === 'ritirata' && after.dataInvioBanca !== null),
    nPerizia: Number(to === 'perizia' && !resumed && after.dataInvioBanca !== null),
    giorniPerizia:
      to === 'perizia' && !resumed && after.dataInvioBanca ? daysBetween(after.dataInvioBanca, at) : 0,
  })
  write(at, back, { entrate: 1 }, to)
  write(at, back, { uscite: 1, giorniStato: daysBetween(before.statoDal, at) }, from)
}

function stagesOf(lead: Lead): string[] {
  const { agentId, contattatoAt, appuntamentoAt, stato } = lead
  const contacted = contattatoAt ?? appuntamentoAt
  return [
    'nuovo',
    ...(agentId ? ['assegnato'] : []),
    ...(contacted || ['contattato', 'appuntamento', 'convertito'].includes(stato) ? ['contattato'] : []),
    ...(appuntamentoAt ? ['appuntamento'] : []),
    ...(stato === 'convertito' ? ['convertito'] : []),
    ...(stato === 'perso' ? ['perso'] : []),
  ]
}

function keepLead({ entries, stages }: Books, before: Lead | undefined, after: Lead | undefined): void {
  const [old, now] = [before ? stagesOf(before) : [], after ? stagesOf(after) : []]
  const moved = before && after && before.agentId !== after.agentId
  const again = (stage: string) => moved && stage === 'assegnato'
  const id = before?.id ?? after?.id ?? ''
  for (const stage of old) {
    const whose = stages.get(`${id} ${stage}`)
    if (whose && (!now.includes(stage) || again(stage)))
      entries.push({ ...whose, giorno: dayOf(new Date()), n: { [stage]: -1 } })
  }
  for (const stage of now) {
    if (!after || (old.includes(stage) && !again(stage))) continue
    const whose: Whose = {
      agente: after.agentId ?? NOBODY,
      agenzia: after.agencyId ?? NOBODY,
      prodotto: after.product,
      banca: NOBODY,
      finalita: '',
      regione: '--',
    }
    stages.set(`${id} ${stage}`, whose)
    entries.push({ ...whose, giorno: dayOf(before ? new Date() : after.createdAt), n: { [stage]: 1 } })
  }
}

export type Sums = (name: string) => number

/** What the books say of some entries. */
export const sumOf =
  (entries: readonly Entry[]): Sums =>
  (name) =>
    entries.reduce((sum, { n }) => sum + (n[name] ?? 0), 0)

/** A statement over the live tables, as entries: its columns have the names of what they count. */
export async function live(sql: string): Promise<Entry[]> {
  const { rows } = await pool().query<Record<string, string | null>>(sql)
  return rows.map((row) => {
    const { giorno, agente, agenzia, banca, prodotto, stato, ...rest } = row
    return {
      giorno: giorno ?? '',
      agente: agente ?? NOBODY,
      agenzia: agenzia ?? NOBODY,
      banca: banca ?? NOBODY,
      prodotto: prodotto ?? '',
      finalita: '',
      regione: '--',
      ...(stato && { stato }),
      n: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, Number(value)])),
    }
  })
}
const ROME = (column: string) => `to_char(${column} AT TIME ZONE 'Europe/Rome', 'YYYY-MM-DD')`
const WHOSE = 'agent_id AS agente, agency_id AS agenzia, product AS prodotto'

/** What the live tables say of the cases and requests of a day, and of today. */
export const LIVE = {
  cohorts: `SELECT ${ROME('created_at')} AS giorno, ${WHOSE}, count(*) AS coorte,
    count(*) FILTER (WHERE stato = 'liquidata') AS coorte_liquidate FROM pratiche GROUP BY 1, 2, 3, 4`,
  sent: `SELECT ${ROME('data_invio_banca')} AS giorno, bank_id AS banca, product AS prodotto, count(*) AS coorte,
    count(*) FILTER (WHERE stato = 'liquidata') AS coorte_liquidate FROM pratiche
    WHERE data_invio_banca IS NOT NULL AND bank_id IS NOT NULL GROUP BY 1, 2, 3`,
  requests: `SELECT ${ROME('created_at')} AS giorno, ${WHOSE}, count(*) AS richieste,
    count(*) FILTER (WHERE coalesce(contattato_at, appuntamento_at) IS NOT NULL OR stato IN ('contattato', 'appuntamento', 'convertito')) AS contattate,
    count(*) FILTER (WHERE appuntamento_at IS NOT NULL) AS appuntamenti, count(*) FILTER (WHERE stato = 'convertito') AS convertite,
    count(*) FILTER (WHERE contattato_at >= coalesce(assigned_at, created_at)) AS misurate
    FROM leads GROUP BY 1, 2, 3, 4`,
  open: `SELECT ${WHOSE}, bank_id AS banca, stato, count(*) AS oggi, sum(importo_richiesto) AS importo FROM pratiche
    WHERE stato NOT IN ('liquidata', 'respinta', 'ritirata') GROUP BY 1, 2, 3, 4, 5`,
  commissions: `SELECT ${ROME('v.maturata_at')} AS giorno, p.product AS prodotto, sum(v.importo) AS lordo
    FROM provvigioni v JOIN pratiche p ON p.id = v.pratica_id GROUP BY 1, 2`,
  commissionsOfBanks: `SELECT ${ROME('v.maturata_at')} AS giorno, coalesce(v.bank_id, t.bank_id) AS banca, p.product AS prodotto,
    sum(v.importo) AS lordo FROM provvigioni v JOIN pratiche p ON p.id = v.pratica_id LEFT JOIN provvigioni t ON t.id = v.storna_id GROUP BY 1, 2, 3`,
  stalled: `SELECT agent_id AS agente, agency_id AS agenzia, count(*) AS ferme FROM pratiche
    WHERE stato NOT IN ('liquidata', 'respinta', 'ritirata', 'sospesa')
      AND (now() AT TIME ZONE 'Europe/Rome')::date - (ultima_attivita AT TIME ZONE 'Europe/Rome')::date
        > coalesce((SELECT coalesce(value ->> stato::text, value ->> 'default') FROM settings WHERE key = 'praticheFermeGiorni')::int, 15)
    GROUP BY 1, 2`,
  ratings: `SELECT v.agent_id AS agente, a.agency_id AS agenzia, count(*) AS voti, sum(v.stelle) AS stelle FROM voti v
    JOIN pratiche p ON p.id = v.pratica_id JOIN agents a ON a.id = v.agent_id
    WHERE v.stato = 'pubblicato' AND p.stato IN ('liquidata', 'respinta', 'ritirata') GROUP BY 1, 2`,
}
