'use client'

import { useEffect, useRef } from 'react'
import { DateFields } from './date-fields'
import { partsOfQuadruple, type QuadrupleDate, toQuadruple } from './date-quadruple'
import {
  BEGUN_DATE,
  type DateMode,
  type DateParts,
  type DateStatus,
  isBegun,
  statusOf,
  toInstant,
  toParts,
} from './date-rules'
import type { FieldProps } from './field'
import { useDateParts } from './use-date-parts'

interface Reports {
  /** 0 while the date is incomplete, 1 when it is valid. */
  onStatus?: (status: DateStatus) => void
}

/** An ISO instant, `BEGUN_DATE` while a part is missing; in mode 'date' at 08:00 local time. */
export interface InstantInputProps extends FieldProps<string | null>, Reports {
  mode?: DateMode
}

export interface QuadrupleInputProps extends FieldProps<QuadrupleDate>, Reports {
  mode: 'quadruple'
}

/** Tells the status at first and whenever it changes, whoever changed the date. */
function useStatus(parts: DateParts, mode: DateMode, { onStatus }: Reports) {
  const told = useRef(onStatus)
  told.current = onStatus
  const status = statusOf(parts, mode)
  useEffect(() => told.current?.(status), [status])
}

export type DateInputProps = InstantInputProps | QuadrupleInputProps

export function DateInput(props: DateInputProps) {
  return props.mode === 'quadruple' ? <QuadrupleInput {...props} /> : <InstantInput {...props} />
}

function InstantInput({ mode = 'date', value, onChange, onStatus, ...field }: InstantInputProps) {
  const write = (parts: DateParts) => toInstant(parts, mode) ?? (isBegun(parts, mode) ? BEGUN_DATE : null)
  const [parts, setParts] = useDateParts(value, onChange, { read: toParts, write })
  useStatus(parts, mode, { onStatus })
  return (
    <DateFields
      {...field}
      mode={mode}
      parts={parts}
      sent={toInstant(parts, mode)}
      onParts={setParts}
      isLost={value === BEGUN_DATE && write(parts) === null}
    />
  )
}

function QuadrupleInput({ mode: _mode, value, onChange, onStatus, ...field }: QuadrupleInputProps) {
  const [parts, setParts] = useDateParts(value, onChange, { read: partsOfQuadruple, write: toQuadruple })
  useStatus(parts, 'date', { onStatus })
  return <DateFields {...field} mode="date" parts={parts} sent={toQuadruple(parts).date} onParts={setParts} />
}
