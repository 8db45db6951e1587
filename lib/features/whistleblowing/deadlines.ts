import { addDays, addMonths } from '@/lib/core/dates'

const RECEIPT_DAYS = 7
const ANSWER_MONTHS = 3

/**
 * D.Lgs. 24/2023, art. 5: receipt within seven days of the report; an answer within three months of the receipt
 * or, where none was given, of the end of those seven days.
 */
export function deadlinesOf({ createdAt, acknowledgedAt }: { createdAt: Date; acknowledgedAt: Date | null }) {
  const avvisoEntro = addDays(createdAt, RECEIPT_DAYS)
  return { avvisoEntro, riscontroEntro: addMonths(acknowledgedAt ?? avvisoEntro, ANSWER_MONTHS) }
}
