import 'server-only'
import { type AdminScope, can } from '@/lib/auth/actor'
import { monthOf } from '@/lib/core/dates'
import { db, pool } from '@/lib/core/db'
import { fermeSql, soglieFerma } from '@/lib/features/pratiche/ferma'

export type Overview = {
  /** What waits for somebody; null where the reader may not see it. */
  leads: { nuovi: number; assegnati: number } | null
  cases: { ferme: number; inviate: number; inStipula: number } | null
  months: { mese: string; aperte: number; liquidate: number; erogato: number }[]
}

/** Counts that link to lists, and two years of months; everything from short index scans and rollups. */
export async function overview({ actor }: AdminScope, now = new Date()): Promise<Overview> {
  const [leads, cases, months] = await Promise.all([
    can(actor, 'leads_manage') ? leadCounts() : null,
    can(actor, 'pratiche_manage') ? caseCounts(now) : null,
    can(actor, 'pratiche_manage') ? monthly(now) : [],
  ])
  return { leads, cases, months }
}

async function leadCounts() {
  const { rows } = await pool().query<{ stato: string; n: number }>(
    `SELECT stato, count(*)::int AS n FROM leads WHERE stato IN ('nuovo', 'assegnato') GROUP BY stato`,
  )
  const of = (stato: string) => rows.find((row) => row.stato === stato)?.n ?? 0
  return { nuovi: of('nuovo'), assegnati: of('assegnato') }
}

/** Stalled cases are counted up to a cap: beyond it the exact number changes nothing about what to do. */
async function caseCounts(now: Date) {
  const ferme = fermeSql(await soglieFerma(), 'p', now)
  const rows = await db().$queryRaw<{ ferme: number; inviate: number; in_stipula: number }[]>`
    SELECT
       (SELECT count(*)::int FROM (SELECT 1 FROM pratiche p WHERE ${ferme} LIMIT 10000) stalled) AS ferme,
       (SELECT coalesce(sum(pratiche), 0)::int FROM rollup_pratiche WHERE stato = 'inviata_banca') AS inviate,
       (SELECT coalesce(sum(pratiche), 0)::int FROM rollup_pratiche WHERE stato = 'stipula') AS in_stipula`
  const row = rows[0] ?? { ferme: 0, inviate: 0, in_stipula: 0 }
  return { ferme: row.ferme, inviate: row.inviate, inStipula: row.in_stipula }
}

/** Without a time zone: the rollups' months are Italy's, and the session's zone may be any. */
async function monthly(now: Date) {
  const { rows } = await pool().query<{ mese: string; aperte: number; liquidate: number; erogato: string }>(
    `SELECT to_char(m, 'YYYY-MM') AS mese, coalesce(o.n, 0)::int AS aperte, coalesce(p.n, 0)::int AS liquidate, coalesce(p.erogato, 0) AS erogato
     FROM generate_series($1::timestamp - interval '24 months', $1, interval '1 month') m
     LEFT JOIN (SELECT mese, sum(pratiche) AS n FROM rollup_pratiche GROUP BY mese) o ON o.mese = m::date
     LEFT JOIN (SELECT mese, sum(pratiche) AS n, sum(importo_erogato) AS erogato FROM rollup_liquidato GROUP BY mese) p ON p.mese = m::date
     ORDER BY m`,
    [`${monthOf(now)}-01`],
  )
  return rows.map((row) => ({ ...row, erogato: Number(row.erogato) }))
}
