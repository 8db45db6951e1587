import 'server-only'
import { addMonthsToDay, startOfDay, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { handle } from '@/lib/http/handle'
import { Prisma } from '@/prisma/generated/client'
import type { Ratings } from './moderate'
import type { AndamentoVoti } from './schema'

const MONTHS = 12

/** Of the last twelve months: the average by the month with how many, how many of each number of stars, what was refused and why. */
export async function ratingTrend(isOfStaff: boolean): Promise<AndamentoVoti> {
  const first = addMonthsToDay(`${todayInRome().slice(0, 7)}-01`, 1 - MONTHS)
  const whose = isOfStaff ? Prisma.sql`employee_id IS NOT NULL` : Prisma.sql`agent_id IS NOT NULL`
  const rows = await db().$queryRaw<
    { mese: string; stato: string; stelle: number; motivo: string | null; n: number }[]
  >`
    SELECT to_char(created_at AT TIME ZONE 'Europe/Rome', 'YYYY-MM') AS mese, stato::text, stelle,
      motivo_rifiuto::text AS motivo, count(*)::int AS n
    FROM voti WHERE ${whose} AND created_at >= ${startOfDay(first)} GROUP BY 1, 2, 3, 4`
  const published = rows.filter(({ stato }) => stato === 'pubblicato')
  const count = (some: typeof rows) => some.reduce((sum, { n }) => sum + n, 0)
  const mesi = Array.from({ length: MONTHS }, (_, index) => {
    const mese = addMonthsToDay(first, index).slice(0, 7)
    const own = published.filter((row) => row.mese === mese)
    const n = count(own)
    const stars = own.reduce((sum, { stelle, n: times }) => sum + stelle * times, 0)
    return { mese, n, media: n === 0 ? null : Math.round((stars * 100) / n) / 100 }
  })
  const refused = rows.filter(({ motivo }) => motivo !== null)
  return {
    mesi,
    perStelle: [5, 4, 3, 2, 1].map((stars) => count(published.filter(({ stelle }) => stelle === stars))),
    rifiutati: [...new Set(refused.map(({ motivo }) => motivo as string))].map((motivo) => ({
      motivo,
      n: count(refused.filter((row) => row.motivo === motivo)),
    })),
  }
}

export const trendRoute = (ratings: Ratings) => ({
  GET: handle(
    {
      auth: ['admin'],
      permission: ['rankings_manage'],
      summary: `Andamento di dodici mesi: ${ratings.labels.many}`,
    },
    () => ratingTrend(ratings.path === 'votiDipendenti'),
  ),
})
