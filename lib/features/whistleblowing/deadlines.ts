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

/** What the office has to do next of a report, and by when; null once it is closed. */
export function nextDue(report: Course): { cosa: 'avviso' | 'riscontro'; entro: Date } | null {
  if (report.closedAt) return null
  const { avvisoEntro, riscontroEntro } = deadlinesOf(report)
  return report.acknowledgedAt
    ? { cosa: 'riscontro', entro: riscontroEntro }
    : { cosa: 'avviso', entro: avvisoEntro }
}
