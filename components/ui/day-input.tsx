'use client'

import { todayInRome } from '@/lib/core/dates'
import { DateFields } from './date-fields'
import { toDay } from './date-quadruple'
import { toParts } from './date-rules'
import type { FieldProps } from './field'
import { useDateParts } from './use-date-parts'

export interface DayInputProps extends FieldProps<string | null> {
  /** A birthday, or another day that has been: of a year of two figures, a past one. */
  past?: boolean
}

/** A calendar day 'YYYY-MM-DD', for columns that hold a day and no instant; null while incomplete. */
export function DayInput({ value, onChange, past = false, ...field }: DayInputProps) {
  const [parts, setParts] = useDateParts(value, onChange, { read: toParts, write: toDay })
  const notAfter = past ? todayInRome() : undefined
  return (
    <DateFields
      {...field}
      mode="date"
      parts={parts}
      sent={toDay(parts)}
      onParts={setParts}
      notAfter={notAfter}
    />
  )
}
