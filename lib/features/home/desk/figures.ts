import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { addMonths, type Day, dayOf, monthOf, startOfDay } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { BUDGET_IN_FORCE } from '@/lib/cubes/budget-in-force'
import { erogatoNetto, leadRatios, quotaDeliberate } from '@/lib/cubes/figures'
import { readCube } from '@/lib/cubes/read'
import { monthBefore, sameDaysYearBefore, twelveMonths } from '@/lib/features/home/present'
import { instantSql } from '@/lib/features/home/scope'
import { FINALI } from '@/lib/words/case-states'
import { Prisma } from '@/prisma/generated/client'
import type { DeskFigure, DeskFigures } from './types'

const { sql } = Prisma

/** From an instant to another; the first day and the last, as lists filter them. */
type Period = { name: 'mese' | 'anno'; first: Day; from: Date; until: Date }

function periodsOf(now: Date): Period[] {
  const month = monthOf(now)
  return (['mese', 'anno'] as const).map((name) => {
    const start = name === 'mese' ? month : `${month.slice(0, 4)}-01`
    return { name, first: `${start}-01`, from: startOfDay(`${start}-01`), until: now }
  })
}

const yearBefore = ({ from, until }: Period) => ({ from: addMonths(from, -12), until: addMonths(until, -12) })

type Counted = 'richieste' | 'aperte' | 'erogato' | 'provvigioni' | 'voto'
type Row = Record<`${Counted}_${'mese' | 'anno'}${'' | '_prima'}`, number | null> &
  Record<`${'obiettivo' | 'raggiunto'}_${'mese' | 'anno'}`, number | null>

/** One measure in both periods and in the same ones a year before, of the rows of one table. */
function inPeriods(name: Counted, measure: Prisma.Sql, at: Prisma.Sql, periods: Period[]): Prisma.Sql {
  const columns = periods.flatMap((period) =>
    [period, yearBefore(period)].map(
      ({ from, until }, index) =>
        sql`${measure} FILTER (WHERE ${at} >= ${instantSql(from)} AND ${at} < ${instantSql(until)})::float8
          AS ${Prisma.raw(`"${name}_${period.name}${index ? '_prima' : ''}"`)}`,
    ),
  )
  return Prisma.join(columns)
}

/** What was paid out minus what was taken back, each on its own day and with who followed the case then (`erogatoNetto`). */
function paidInPeriods(periods: Period[]): Prisma.Sql {
  const columns = periods.flatMap((period) =>
    [period, yearBefore(period)].map(
      ({ from, until }, index) =>
        sql`sum(c.liquidato - c.stornato) FILTER (WHERE c.giorno BETWEEN ${dayOf(from)}::date AND ${dayOf(until)}::date)::float8
          AS ${Prisma.raw(`"erogato_${period.name}${index ? '_prima' : ''}"`)}`,
    ),
  )
  return Prisma.join(columns)
}

/**
 * What is counted by its rows: the figures that open a list of the same rows; what was paid out is of the facts, as the list
 * of movements and the chart below are. One statement; each table is read by an index that begins with the agent, over this
 * year and the last.
 */
async function countedRows(
  id: string,
  periods: Period[],
  now: Date,
  sees: boolean,
): Promise<Row | undefined> {
  const since = instantSql(startOfDay(`${Number(monthOf(now).slice(0, 4)) - 1}-01-01`))
  const year = Number(monthOf(now).slice(0, 4))
  const month = Number(monthOf(now).slice(5))
  const agent = sql`${id}::uuid`
  const finals = sql`${[...FINALI]}::stato_pratica[]`
  const [row] = await db().$queryRaw<Row[]>`
    SELECT * FROM
      (SELECT ${inPeriods('richieste', sql`count(*)`, sql`l.created_at`, periods)}
       FROM leads l WHERE l.agent_id = ${agent} AND l.created_at >= ${since}) l,
      (SELECT ${inPeriods('aperte', sql`count(*)`, sql`p.created_at`, periods)}
       FROM pratiche p WHERE p.agent_id = ${agent} AND p.created_at >= ${since}) o,
      (SELECT ${paidInPeriods(periods)}
       FROM cubo_giorno_agente_ora c WHERE c.agent_id = ${agent} AND c.giorno >= ${`${year - 1}-01-01`}::date) d,
      (SELECT ${inPeriods('provvigioni', sql`sum(v.importo)`, sql`v.maturata_at`, periods)}
       FROM provvigioni v WHERE v.beneficiario_id = ${agent} AND v.quota = 'agente' AND v.maturata_at >= ${since} AND ${sees}::boolean) v,
      (SELECT ${inPeriods('voto', sql`avg(r.stelle)`, sql`r.created_at`, periods)}
       FROM voti r JOIN pratiche p ON p.id = r.pratica_id AND p.stato = ANY(${finals})
       WHERE r.agent_id = ${agent} AND r.stato = 'pubblicato' AND r.created_at >= ${since}) r,
      (SELECT sum(b.importo) FILTER (WHERE b.mese = ${month})::float8 AS obiettivo_mese,
         sum(b.importo)::float8 AS obiettivo_anno,
         sum(p.erogato) FILTER (WHERE b.mese = ${month})::float8 AS raggiunto_mese,
         sum(p.erogato)::float8 AS raggiunto_anno
       FROM budgets b JOIN agents a ON a.id = b.agent_id
       LEFT JOIN (SELECT product, mese, sum(liquidato - stornato) AS erogato FROM cubo_agente_ora
         WHERE agent_id = ${agent} AND mese >= ${`${year}-01-01`}::date GROUP BY 1, 2) p
         ON p.product = b.product AND p.mese = make_date(b.anno, b.mese, 1)
       WHERE b.agent_id = ${agent} AND b.anno = ${year} AND b.mese <= ${month} AND b.importo > 0
         AND ${Prisma.raw(BUDGET_IN_FORCE)}) b`
  return row
}

type Daily<M extends string> = Record<M, number> & { giorno: string }

/** The measures of some days in one; null where nothing happened. */
function sumOf<M extends string>(
  rows: readonly Daily<M>[],
  [first, last]: readonly [Day, Day],
): Record<M, number> | null {
  const within = rows.filter(({ giorno }) => giorno >= first && giorno <= last)
  if (within.length === 0) return null
  return within.reduce<Record<string, number>>((sum, row) => {
    for (const [name, value] of Object.entries(row))
      if (typeof value === 'number') sum[name] = (sum[name] ?? 0) + value
    return sum
  }, {}) as Record<M, number>
}

const percent = (share: number | null | undefined) =>
  share === null || share === undefined ? null : share * 100

/** A ratio of the days of a period, and of the same days of the year before. */
function ratioOf<M extends string>(
  rows: readonly Daily<M>[],
  period: Period,
  of: (sum: Record<M, number>) => number | null,
): DeskFigure {
  const share = ({ from, until }: Pick<Period, 'from' | 'until'>) => {
    const sum = sumOf(rows, [dayOf(from), dayOf(until)])
    return percent(sum && of(sum))
  }
  return { value: share(period), before: share(yearBefore(period)) }
}

/** The figures of one agent, of the month and of the year, and twelve months of both; three statements. */
export async function deskFigures(agent: Actor, now: Date, seesCommissions: boolean) {
  const periods = periodsOf(now)
  const [first = ''] = [`${Number(monthOf(now).slice(0, 4)) - 1}-01`, monthBefore(now, 23)].toSorted()
  const byDay = { reader: agent, by: ['giorno'], and: sql`c.giorno >= ${`${first}-01`}::date` } as const
  const [row, production, requests] = await Promise.all([
    countedRows(agent.userId, periods, now, seesCommissions),
    readCube('cubo_giorno_agente', byDay),
    readCube('cubo_giorno_coorte_richieste', byDay),
  ])
  const figuresOf = (period: Period): DeskFigures => {
    const { name } = period
    const counted = (measure: Counted, none: number | null = 0): DeskFigure => ({
      value: row?.[`${measure}_${name}`] ?? none,
      before: row?.[`${measure}_${name}_prima`] ?? none,
    })
    return {
      from: period.first,
      to: dayOf(now),
      richieste: counted('richieste'),
      aperte: counted('aperte'),
      erogato: counted('erogato'),
      entroOra: ratioOf(requests, period, (sum) => leadRatios(sum).entroOra),
      convertite: ratioOf(requests, period, (sum) => leadRatios(sum).convertite),
      deliberate: ratioOf(production, period, quotaDeliberate),
      provvigioni: seesCommissions ? counted('provvigioni') : null,
      voto: counted('voto', null),
      obiettivo: row?.[`obiettivo_${name}`] ?? null,
      raggiunto: row?.[`raggiunto_${name}`] ?? 0,
    }
  }
  const [mese, anno] = periods.map(figuresOf) as [DeskFigures, DeskFigures]
  const same = sameDaysYearBefore(now)
  const soFar = sumOf(production, [same.from, same.to])
  type Sums = NonNullable<typeof soFar>
  const months = Array.from({ length: 24 }, (_, back) => monthBefore(now, back))
  const monthly = (value: (sum: Sums) => number) => {
    const rows = months.map((mese) => {
      const sum = sumOf(production, [`${mese}-01`, `${mese}-31`])
      return { mese, valore: sum ? value(sum) : 0 }
    })
    return twelveMonths(rows, now, soFar ? value(soFar) : 0)
  }
  return { mese, anno, aperture: monthly(({ aperte }) => aperte), erogazioni: monthly(erogatoNetto) }
}
