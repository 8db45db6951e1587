import 'server-only'
import type { Scope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { hashOf } from './code'
import { presentFollowed, presentLine, presentWhole } from './present'
import type { FollowedReport, ReportLine, WholeReport } from './types'

/** The office's list is short: it shows the newest of these. */
const NEWEST = 200

const IN_ORDER = { orderBy: [{ at: 'asc' as const }, { id: 'asc' as const }] }

async function reportOf(id: string) {
  const where = { id: idOrNotFound(id) }
  return orNotFound(await db().whistleReport.findUnique({ where, include: { messages: IN_ORDER } }))
}

/** The report of a code. */
export async function reportIdOf(code: string): Promise<string> {
  const where = { codeHash: hashOf(code) }
  const report = await db().whistleReport.findUnique({ where, select: { id: true } })
  return orNotFound(report, 'Nessuna segnalazione ha questo codice: controlla di averlo scritto tutto.').id
}

/** A report by its code: the code is the whole proof, and is not written down anywhere. */
export async function followReport(code: string): Promise<FollowedReport> {
  return presentFollowed(await reportOf(await reportIdOf(code)))
}

/** What is due comes first, the nearest day before the others; then what is closed, as it came. */
const byDue = (a: ReportLine, b: ReportLine) => {
  if (a.scadeAt === b.scadeAt) return 0
  if (a.scadeAt === null) return 1
  return b.scadeAt === null ? -1 : a.scadeAt.localeCompare(b.scadeAt)
}

/** Every report, what is due first; the scope proves that somebody with the permission asks. */
export async function listReports(_scope: Scope): Promise<{ items: ReportLine[]; total: number }> {
  const [rows, total] = await Promise.all([
    db().whistleReport.findMany({
      include: { messages: { ...IN_ORDER, select: { fromOffice: true } } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: NEWEST,
    }),
    db().whistleReport.count(),
  ])
  return { items: rows.map(presentLine).toSorted(byDue), total }
}

/** One report, whole. */
export async function readReport(_scope: Scope, id: string): Promise<WholeReport> {
  return presentWhole(await reportOf(id))
}
