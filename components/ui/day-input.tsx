'use client'

import { DateFields } from './date-fields'
import { toDay } from './date-quadruple'
import { toParts } from './date-rules'
import type { FieldProps } from './field'
import { useDateParts } from './use-date-parts'

/** A calendar day 'YYYY-MM-DD', for columns that hold a day and no instant; null while incomplete. */
export function DayInput({ value, onChange, ...field }: FieldProps<string | null>) {
  const [parts, setParts] = useDateParts(value, onChange, { read: toParts, write: toDay })
  return <DateFields {...field} mode="date" parts={parts} sent={toDay(parts)} onParts={setParts} />
}
