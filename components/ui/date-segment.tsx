'use client'

import { type ClipboardEvent, type KeyboardEvent, type Ref, useState } from 'react'
import classes from './date-fields.module.css'
import type { DateField, DateParts } from './date-rules'
import { isFull, isUnfinished, shown, WIDTHS } from './date-typing'

const NAMES: Record<DateField, [label: string, hint: string]> = {
  giorno: ['Giorno', 'gg'],
  mese: ['Mese', 'mm'],
  anno: ['Anno', 'aaaa'],
  ore: ['Ore', 'hh'],
  minuti: ['Minuti', 'mm'],
  secondi: ['Secondi', 'ss'],
}

/** The hint decides the width: an "m" is wider than a digit. */
const SIZES: Record<string, string> = { a: '4.9ch', m: '3.2ch', g: '2.9ch', h: '2.9ch', s: '2.9ch' }

export interface DateSegmentProps {
  field: DateField
  parts: DateParts
  onType: (text: string) => void
  /** The field is left with a year of too few digits: it is brought into its range. */
  onLeave: (text: string) => void
  onStep: (by: number) => void
  /** To the next (1) or previous (-1) field. */
  onMove: (by: 1 | -1) => void
  onPaste: (text: string) => boolean
  disabled?: boolean
  required?: boolean
  invalid: boolean
  describedBy?: string
  ref?: Ref<HTMLInputElement>
  id?: string
}

/** One number of a date. While it has the focus it shows what is typed, then the clamped value. */
export function DateSegment(props: DateSegmentProps) {
  const { field, parts, onType, onLeave, onStep, onMove, onPaste, invalid, describedBy, ...rest } = props
  const [draft, setDraft] = useState<string | null>(null)
  const text = draft ?? shown(parts, field)
  const [label, hint] = NAMES[field]

  const type = (raw: string) => {
    const digits = raw.replace(/\D/g, '').slice(0, WIDTHS[field])
    setDraft(digits)
    onType(digits)
    if (isFull(digits, field)) onMove(1)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    const back = event.key === 'Backspace' && text === ''
    const next = ['/', '.', ':', '-', ' '].includes(event.key)
    if (step === undefined && !back && !next) return
    event.preventDefault()
    if (step !== undefined) {
      setDraft(null)
      onStep(step)
    } else onMove(back ? -1 : 1)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (!onPaste(event.clipboardData.getData('text'))) return
    event.preventDefault()
    setDraft(null)
  }
  return (
    <input
      {...rest}
      className={classes.segment}
      style={{ width: SIZES[hint.charAt(0)] }}
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      placeholder={hint}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={press}
      onPaste={paste}
      onBlur={(event) => {
        setDraft(null)
        // Read from the field: when typing moves on by itself, `draft` is still the one before the last key.
        if (isUnfinished(event.currentTarget.value, field)) onLeave(event.currentTarget.value)
      }}
    />
  )
}
