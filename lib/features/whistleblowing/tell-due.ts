import 'server-only'
import { holdersOf } from '@/lib/auth/holders'
import { addDays, formatDay } from '@/lib/core/dates'
import { db, type Tx } from '@/lib/core/db'
import { ringOnce, tellEach } from '@/lib/jobs/tell-once'
import { duesOf, type ReportDue } from './deadlines'

/** Days before a day of the law on which its readers are told that it comes. */
const NOTICE = { avviso: 2, riscontro: 14 } as const
const WORDS = {
  avviso: ['avviso di ricevimento', 'dell’avviso di ricevimento'],
  riscontro: ['riscontro', 'del riscontro'],
} as const

/** Tells who reads the reports of what is due soon and of what is late, each once, without a word of them. Returns how many. */
export async function tellReportsDue(now = new Date()): Promise<number> {
  const open = await db().whistleReport.findMany({ where: { closedAt: null }, orderBy: { id: 'asc' } })
  const near = open.flatMap(({ id, ...course }) =>
    duesOf(course)
      .filter(({ cosa, entro }) => entro <= addDays(now, NOTICE[cosa]))
      .map((due) => ({ id, due })),
  )
  return tellEach(near, (tx, { id, due }) => tell(tx, id, due, now))
}

async function tell(tx: Tx, id: string, { cosa, entro }: ReportDue, now: Date): Promise<boolean> {
  const [what, ofIt] = WORDS[cosa]
  const day = formatDay(entro)
  const titolo =
    entro < now
      ? `Segnalazione riservata: il termine ${ofIt}, ${day}, è passato`
      : `Segnalazione riservata: ${what} entro il ${day}`
  const href = `/admin/feeds/whistleblowing/${id}`
  const readers = (await holdersOf(tx, 'whistleblowing_read')).map(({ id }) => id)
  // Its words name the day: what was said of it is not said again.
  return ringOnce(tx, 'admin', readers, { titolo, href })
}
