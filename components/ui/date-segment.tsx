'use client'

import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, type Ref, useState } from 'react'
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
  /** The field is left with a year of too few digits. */
  onLeave: (text: string) => void
  onStep: (by: number) => void
  /** To the next (1) or previous (-1) field; `isFull` where the digits have done it by themselves. */
  onMove: (by: 1 | -1, isFull?: boolean) => void
  /** A separator was typed: true where it has done its work already, since the digits have moved on. */
  onSeparator: () => boolean
  /** A separator in a year of too few digits: what was taken for the month was none. */
  onBreak: () => void
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
  const { field, parts, onType, onLeave, onStep, onMove, onSeparator, onBreak, onPaste, ...shared } = props
  const { invalid, describedBy, ...rest } = shared
  const [draft, setDraft] = useState<string | null>(null)
  const text = draft ?? shown(parts, field)
  const [label, hint] = NAMES[field]

  /**
   * The first key after the field was entered or clicked replaces all of it, wherever the caret stands: a click takes the
   * selection away, and a digit between those of the old number would make another one.
   */
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { data, inputType } = event.nativeEvent as InputEvent
    const raw = event.currentTarget.value
    if (draft !== null) type(raw)
    else if (inputType?.startsWith('delete')) type('')
    else type(inputType === 'insertText' && data ? data : raw)
  }
  const type = (raw: string) => {
    const digits = raw.replace(/\D/g, '').slice(0, WIDTHS[field])
    setDraft(digits)
    onType(digits)
    if (isFull(digits, field)) onMove(1, true)
  }
  const separate = () => {
    if (onSeparator()) return
    if (!isUnfinished(text, field)) return onMove(1)
    setDraft('')
    onBreak()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    const back = event.key === 'Backspace' && text === ''
    const isSeparator = ['/', '.', ':', '-', ' '].includes(event.key)
    if (step === undefined && !back && !isSeparator) return
    event.preventDefault()
    if (step !== undefined) {
      setDraft(null)
      onStep(step)
    } else if (back) onMove(-1)
    else separate()
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
      onClick={(event) => {
        setDraft(null)
        event.currentTarget.select()
      }}
      onChange={change}
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
