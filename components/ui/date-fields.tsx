'use client'

import { CloseButton, Input } from '@mantine/core'
import { type FocusEvent, Fragment, useId, useRef, useState } from 'react'
import { readDay } from '@/lib/italian/day-text'
import { DateCalendar } from './date-calendar'
import classes from './date-fields.module.css'
import { toDay } from './date-quadruple'
import {
  clampParts,
  type DateField,
  type DateMode,
  type DateParts,
  EMPTY_PARTS,
  fieldsOf,
  isBegun,
  isSkipped,
  pickDay,
  statusOf,
  toParts,
} from './date-rules'
import { DateSegment } from './date-segment'
import { leftYear, pasted, stepped, typed } from './date-typing'
import type { FieldProps } from './field'
import { Group } from './layout'

const SEPARATORS: Partial<Record<DateField, string>> = { mese: '/', anno: '/', minuti: ':', secondi: ':' }

export interface DateFieldsProps extends Omit<FieldProps<unknown>, 'value' | 'onChange'> {
  mode: DateMode
  parts: DateParts
  onParts: (parts: DateParts) => void
  /** What a form post sends. */
  sent: string | null
  /** The last day that can be meant, 'YYYY-MM-DD': a year of two figures is one that does not lie beyond it. */
  notAfter?: string
  /** What was begun before is not known any more. */
  isLost?: boolean
  /** What was lost, where it is known: a text that is no day. */
  unread?: string
}

const BEGUN = 'La data è incompleta'
const SKIPPED = 'Quest’ora non esiste: la notte in cui comincia l’ora legale si passa dalle 2 alle 3.'
const LOST = 'La data che avevi iniziato non è intera: scrivila di nuovo.'

/** Why a text is no day, with the text itself, which its three parts cannot show. */
function lostWords(unread: string | undefined): string {
  const problem = unread && readDay(unread).problem
  return problem ? `«${unread}»: ${problem}` : LOST
}

/** The fields of a date in their frame, with calendar and clear button: drawn by every date widget. */
export function DateFields({
  mode,
  parts,
  onParts,
  sent,
  label,
  name,
  description,
  error,
  required,
  disabled,
  notAfter,
  isLost = false,
  unread,
}: DateFieldsProps) {
  const id = useId()
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const [left, setLeft] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  // What was typed since the group was entered: the 31st is clamped while the month before still stands, and comes back.
  const wanted = useRef<Partial<DateParts>>({})
  const isMovedOn = useRef(false)
  const fields = fieldsOf(mode)
  const begun = isLost ? lostWords(unread) : isBegun(parts, mode) && (left || error) ? BEGUN : undefined
  const problem = refused ?? (isSkipped(parts, mode) ? SKIPPED : begun) ?? error
  const touched = fields.some((field) => parts[field] !== null)

  const set = (next: DateParts) => {
    wanted.current = {}
    setRefused(null)
    onParts(clampParts(next))
  }
  const put = (field: DateField, value: number | null) => {
    wanted.current = { ...wanted.current, [field]: value }
    isMovedOn.current = false
    setRefused(null)
    onParts(clampParts({ ...parts, ...wanted.current }))
  }
  const move = (index: number, isFull: boolean) => {
    isMovedOn.current = isFull
    inputs.current[index]?.focus()
  }
  const separated = () => {
    const isDone = isMovedOn.current
    isMovedOn.current = false
    return isDone
  }
  const paste = (text: string) => {
    if (/^\s*\d{1,4}\s*$/.test(text)) return false
    const found = pasted(text, { notAfter, isTimed: mode !== 'date' })
    if ('problem' in found) {
      setRefused(found.problem)
      return true
    }
    const { ore, minuti, secondi } = found.parts
    const clock =
      ore === null
        ? { ore: parts.ore, minuti: parts.minuti, secondi: parts.secondi }
        : { ore, minuti, secondi }
    set({ ...found.parts, ...clock })
    return true
  }
  // The button goes away with the date: who pressed it goes on at the first part.
  const empty = () => {
    set(EMPTY_PARTS)
    inputs.current[0]?.focus()
  }
  const blur = (event: FocusEvent) => {
    const isOut = !event.currentTarget.contains(event.relatedTarget)
    if (isOut) wanted.current = {}
    setLeft(isOut)
  }

  return (
    <Input.Wrapper
      label={label}
      labelProps={{ id: `${id}-label`, htmlFor: `${id}-giorno` }}
      description={description}
      descriptionProps={{ id: `${id}-description` }}
      error={problem}
      errorProps={{ id: `${id}-error`, role: 'alert' }}
      required={required}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a second label and frame */}
      <div
        role="group"
        aria-labelledby={`${id}-label`}
        className={classes.frame}
        data-status={statusOf(parts, mode)}
        data-invalid={problem !== undefined}
        data-disabled={disabled}
        onBlur={blur}
        onFocus={() => setLeft(false)}
      >
        {fields.map((field, index) => (
          <Fragment key={field}>
            {SEPARATORS[field] && <span aria-hidden="true">{SEPARATORS[field]}</span>}
            <DateSegment
              id={`${id}-${field}`}
              ref={(input) => {
                inputs.current[index] = input
              }}
              field={field}
              parts={parts}
              onType={(text) => put(field, typed(text, field))}
              onLeave={(text) => put(field, leftYear(text, { ...parts, ...wanted.current }, { notAfter }))}
              onStep={(by) => set(stepped(field, by, parts, toParts(new Date().toISOString())))}
              onMove={(by, isFull = false) => move(index + by, isFull)}
              onSeparator={separated}
              onBreak={() => put('mese', null)}
              onPaste={paste}
              disabled={disabled}
              required={required}
              invalid={problem !== undefined}
              describedBy={problem ? `${id}-error` : description ? `${id}-description` : undefined}
            />
          </Fragment>
        ))}
        <Group component="span" gap={0} wrap="nowrap" ml="auto">
          {touched && !disabled && <CloseButton size="md" aria-label={`Svuota ${label}`} onClick={empty} />}
          <DateCalendar
            label={label}
            day={toDay(parts)}
            onPick={(day) => set(pickDay(day))}
            disabled={disabled}
          />
        </Group>
        {name && <input type="hidden" name={name} value={sent ?? ''} />}
      </div>
    </Input.Wrapper>
  )
}
