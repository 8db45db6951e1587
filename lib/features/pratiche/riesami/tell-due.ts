import 'server-only'
import { holdersOf } from '@/lib/auth/holders'
import { addDays, columnOfDay, dayOfColumn, formatDay, todayInRome } from '@/lib/core/dates'
import { db, type Tx } from '@/lib/core/db'
import { ringOnce, tellEach } from '@/lib/jobs/tell-once'
import type { Prisma } from '@/prisma/generated/client'

/** Days before its last day from which it is told that a review waits. */
const NOTICE = 3
/** Days after it until which that is told: by then the bell still holds what it said, so that nothing is said twice. */
const LATE = 28

const WITH_CASE = {
  pratica: { select: { id: true, codice: true, agent: { select: { id: true, status: true } } } },
} satisfies Prisma.RiesameInclude
type Due = Prisma.RiesameGetPayload<{ include: typeof WITH_CASE }>

/**
 * Tells who follows the case today, and the office, of reviews without an answer: shortly before the last day, and once it is over. Each
 * person once for each of the two, and so also an agent who took the case over meanwhile. Returns of how many somebody was told.
 */
export async function tellReviewsDue(): Promise<number> {
  const today = columnOfDay(todayInRome())
  const due = await db().riesame.findMany({
    where: { rispostoAt: null, scadeIl: { gte: addDays(today, -LATE), lte: addDays(today, NOTICE) } },
    include: WITH_CASE,
    orderBy: [{ scadeIl: 'asc' }, { id: 'asc' }],
  })
  return tellEach(due, (tx, review) => tell(tx, review, review.scadeIl < today))
}

/** The words name case and day, and so are their own key. */
async function tell(tx: Tx, { scadeIl, pratica }: Due, late: boolean): Promise<boolean> {
  const { id, codice, agent } = pratica
  const giorno = formatDay(dayOfColumn(scadeIl))
  const words = {
    evento: 'riesame' as const,
    titolo: late
      ? `Riesame della pratica ${codice}: il termine, ${giorno}, è passato`
      : `Riesame della pratica ${codice}: rispondere entro il ${giorno}`,
    testo: 'Il cliente aspetta la risposta di una persona.',
  }
  const agents = agent?.status === 'validated' ? [agent.id] : []
  const office = (await holdersOf(tx, 'pratiche_manage')).map((one) => one.id)
  const told = [
    await ringOnce(tx, 'agent', agents, { ...words, href: `/agents/reports/pratiche/${id}` }),
    await ringOnce(tx, 'admin', office, { ...words, href: `/admin/reports/pratiche/${id}` }),
  ]
  return told.includes(true)
}
