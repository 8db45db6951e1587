import { addDays, addMonths } from '@/lib/core/dates'

const RECEIPT_DAYS = 7
const ANSWER_MONTHS = 3

/**
 * D.Lgs. 24/2023, art. 5: receipt within seven days of the report; an answer within three months of the receipt
 * or, where none was given, of the end of those seven days. A receipt that comes after them moves nothing: whoever is late with the one
 * gains no time for the other.
 */
export function deadlinesOf({ createdAt, acknowledgedAt }: { createdAt: Date; acknowledgedAt: Date | null }) {
  const avvisoEntro = addDays(createdAt, RECEIPT_DAYS)
  const isInTime = acknowledgedAt !== null && acknowledgedAt < avvisoEntro
  return { avvisoEntro, riscontroEntro: addMonths(isInTime ? acknowledgedAt : avvisoEntro, ANSWER_MONTHS) }
}

type Course = { createdAt: Date; acknowledgedAt: Date | null; closedAt: Date | null }

export type ReportDue = { cosa: 'avviso' | 'riscontro'; entro: Date }

/**
 * What the office still owes of a report, in its order, and by when; nothing once it is closed. An answer is owed whether or not its
 * receipt was given.
 */
export function duesOf(report: Course): ReportDue[] {
  if (report.closedAt) return []
  const { avvisoEntro, riscontroEntro } = deadlinesOf(report)
  const riscontro: ReportDue = { cosa: 'riscontro', entro: riscontroEntro }
  return report.acknowledgedAt ? [riscontro] : [{ cosa: 'avviso', entro: avvisoEntro }, riscontro]
}
