'use client'

import { todayInRome } from '@/lib/core/dates'
import { DateFields } from './date-fields'
import { toDay } from './date-quadruple'
import { BEGUN_DATE, type DateParts, isBegun, toParts } from './date-rules'
import type { FieldProps } from './field'
import { useDateParts } from './use-date-parts'

export interface DayInputProps extends FieldProps<string | null> {
  /** A birthday, or another day that has been: of a year of two figures, a past one. */
  past?: boolean
  /** The text that `BEGUN_DATE` stands for, where it was not typed here: of an address. */
  unread?: string
  /** Null while it is being typed, as a list is searched without it; elsewhere `BEGUN_DATE`. */
  filters?: boolean
}

/** A calendar day 'YYYY-MM-DD', for columns that hold a day and no instant. */
export function DayInput({
  value,
  onChange,
  past = false,
  filters = false,
  unread,
  ...field
}: DayInputProps) {
  const write = (parts: DateParts) => toDay(parts) ?? (!filters && isBegun(parts, 'date') ? BEGUN_DATE : null)
  const [parts, setParts] = useDateParts(value, onChange, { read: toParts, write })
  const notAfter = past ? todayInRome() : undefined
  return (
    <DateFields
      {...field}
      mode="date"
      parts={parts}
      sent={toDay(parts)}
      onParts={setParts}
      notAfter={notAfter}
      isLost={value === BEGUN_DATE && write(parts) === null}
      unread={unread}
    />
  )
}
