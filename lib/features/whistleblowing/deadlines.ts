import { addDays } from '@/lib/core/dates'

const RECEIPT_DAYS = 7
const ANSWER_MONTHS = 3

/** The same day of a later month, or its last day where there is none. */
function addMonths(instant: Date, months: number): Date {
  const then = new Date(instant)
  then.setUTCMonth(then.getUTCMonth() + months)
  if (then.getUTCDate() !== instant.getUTCDate()) then.setUTCDate(0)
  return then
}

/**
 * D.Lgs. 24/2023, art. 5: receipt within seven days of the report; an answer within three months of the receipt
 * or, where none was given, of the end of those seven days.
 */
export function deadlinesOf({ createdAt, acknowledgedAt }: { createdAt: Date; acknowledgedAt: Date | null }) {
  const avvisoEntro = addDays(createdAt, RECEIPT_DAYS)
  return { avvisoEntro, riscontroEntro: addMonths(acknowledgedAt ?? avvisoEntro, ANSWER_MONTHS) }
}
