import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Tx } from '@/lib/core/db'
import { WAY, WAY_STATES } from '@/lib/features/pratiche/way'
import { inSnapshot } from '@/lib/reports/snapshot'
import { type Drill, summaryScope } from '@/lib/reports/summary/define'
import { lastDayOf, monthStart } from '@/lib/reports/summary/periods'
import type { SummaryQuery } from '@/lib/reports/summary/query'
import { Prisma } from '@/prisma/generated/client'
import { listOf } from './cases'
import type { FlowReply, Movement, Reached, Step } from './flow-view'
import { flusso, STEPS_OF_SOMEBODY } from './flusso'
import { movementsOf, movementsWith } from './movimenti'
import { periodSql, type Where, whereOf } from './period-sql'
import { listed, readReasons } from './reasons'

const COLUMNS: Where = { product: 'prodotto', agency_id: 'uuid', agent_id: 'uuid', bank_id: 'uuid' }
type FlowRequest = { actor: Actor; query: SummaryQuery }

/** How cases move in a period: what came and went, from where to where, how far those opened in it have come, why some ended. */
export async function readFlow(actor: Actor, query: SummaryQuery): Promise<FlowReply> {
  const request = { actor, query }
  const asOf = new Date().toISOString()
  return inSnapshot(async (tx) => {
    const passaggi = await stepsOf(tx, request)
    const imbuto = await reachedOf(tx, request)
    const { respinta, ritirata } = await readReasons(tx, { summary: flusso, ...request })
    return {
      movimento: await movementOf(tx, request),
      passaggi,
      imbuto,
      asOf,
      respinte: listed(respinta, 'respinta', drillOf(request)),
      ritirate: listed(ritirata, 'ritirata', drillOf(request)),
    }
  })
}

/** The rows of the whole period, with every filter. */
const drillOf = ({ query }: FlowRequest): Drill => ({
  area: 'admin',
  from: query.from,
  to: query.to,
  filters: Object.fromEntries(query.filters.map(({ name, text }) => [name, text])),
})

/** What the movement is made of, and what a step of each is called in its list. */
const MOVED = {
  aperte: 'aperta',
  riaperte: 'riaperta',
  liquidate: 'liquidata',
  respinte: 'respinta',
  ritirate: 'ritirata',
} as const

const isWhole = ({ from, to }: SummaryQuery) => from === monthStart(from) && to === lastDayOf(to)

/**
 * The start is what all earlier movements add up to, the end is today's cases, those whose payment is not confirmed among them, less
 * what has moved since: two ways that meet. Only of the network and its products: a case may change agent and bank, which is no movement of these.
 */
async function movementOf(tx: Tx, request: FlowRequest): Promise<Movement | null> {
  const { query } = request
  if (!isWhole(query) || query.filters.some(({ name }) => name !== 'product')) return null
  const where = whereOf(flusso, query, 'c', COLUMNS)
  const from = Prisma.sql`${query.from}::date`
  const to = Prisma.sql`${monthStart(query.to)}::date`
  const net = Prisma.raw('c.aperte - c.liquidate - c.respinte - c.ritirate + c.riaperte')
  const [row] = await tx.$queryRaw<
    (Omit<Movement, 'fine' | 'differenza' | 'links'> & { dopo: number; oggi: number })[]
  >`
    WITH rete AS (SELECT c.* FROM cubo_rete_ora c WHERE ${where}),
      periodo AS (SELECT * FROM rete WHERE mese BETWEEN ${from} AND ${to})
    SELECT (SELECT coalesce(sum(${net}), 0) FROM rete c WHERE c.mese < ${from})::int AS inizio,
      (SELECT coalesce(sum(${net}), 0) FROM rete c WHERE c.mese > ${to})::int AS dopo,
      (SELECT coalesce(sum(c.n), 0) FROM stock_agente_ora c
        WHERE c.stato NOT IN ('liquidata', 'respinta', 'ritirata') AND ${where})::int
        + (SELECT coalesce(sum(c.n), 0) FROM cubo_coorte_ora c WHERE c.esito = 'da_confermare' AND ${where})::int AS oggi,
      coalesce(sum(aperte), 0)::int AS aperte, coalesce(sum(liquidate), 0)::int AS liquidate,
      coalesce(sum(respinte), 0)::int AS respinte, coalesce(sum(ritirate), 0)::int AS ritirate,
      coalesce(sum(riaperte), 0)::int AS riaperte
    FROM periodo`
  if (!row) throw new Error('no movement')
  const { dopo, oggi, ...moved } = row
  const { inizio, aperte, liquidate, respinte, ritirate, riaperte } = moved
  const fine = oggi - dopo
  const reached = inizio + aperte - liquidate - respinte - ritirate + riaperte
  const links = Object.fromEntries(
    Object.entries(MOVED).map(([name, kind]) => [name, movementsOf(kind)(drillOf(request))]),
  )
  return { ...moved, fine, differenza: fine - reached, links }
}

/** From which state to which, how often, after how many days. */
async function stepsOf(tx: Tx, request: FlowRequest): Promise<Step[]> {
  const { actor, query } = request
  const ofSomebody = query.filters.some(({ name }) => name !== 'product') || !isWhole(query)
  const [from, when] = ofSomebody
    ? [STEPS_OF_SOMEBODY, periodSql('c', query)]
    : ['cubo_passaggi_ora', Prisma.sql`c.mese BETWEEN ${query.from}::date AND ${monthStart(query.to)}::date`]
  const scope = ofSomebody ? summaryScope('c', actor) : Prisma.sql`TRUE`
  const steps = await tx.$queryRaw<Omit<Step, 'href'>[]>`
    SELECT c.da::text AS da, c.a::text AS a, sum(c.n)::int AS n, round(sum(c.giorni)::numeric / sum(c.n), 1)::float8 AS giorni
    FROM ${Prisma.raw(from)} AS c
    WHERE ${when} AND ${scope} AND ${whereOf(flusso, query, 'c', COLUMNS)}
    GROUP BY 1, 2 HAVING sum(c.n) > 0 ORDER BY 3 DESC, 1, 2`
  const to = (da: string, a: string) => movementsWith({ da, a }, 'passaggio')(drillOf(request))
  return steps.map((step) => ({ ...step, href: to(step.da, step.a) }))
}

/** Of the cases opened in the period, how many have come as far as each state, or farther. */
async function reachedOf(tx: Tx, request: FlowRequest): Promise<Reached[]> {
  const { actor, query } = request
  const farthest = WAY_STATES.map(
    (stato, index) =>
      `WHEN (p.${columnOf(WAY[stato])} IS NOT NULL OR p.stato = '${stato}')${stato === 'liquidata' ? ' AND NOT p.erogazione_da_confermare' : ''} THEN ${index + 1}`,
  ).reverse()
  const rows = await tx.$queryRaw<{ passo: number; n: number }[]>`
    SELECT CASE ${Prisma.raw(farthest.join(' '))} ELSE 0 END AS passo, count(*)::int AS n
    FROM pratiche p
    WHERE ${periodSql('p', query, 'created_at')} AND ${summaryScope('p', actor)}
      AND ${whereOf(flusso, query, 'p', COLUMNS)}
    GROUP BY 1`
  const least = (step: number) => rows.reduce((all, { passo, n }) => all + (passo >= step ? n : 0), 0)
  const createdAt = `${query.from}..${query.to}`
  const href = (more: Record<string, string> = {}) =>
    listOf('pratiche', drillOf(request), { createdAt, ...more })
  return [
    { stato: 'bozza', n: least(0), href: href() },
    ...WAY_STATES.map((stato, index) => ({ stato, n: least(index + 1), href: href({ arrivata: stato }) })),
  ]
}

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
