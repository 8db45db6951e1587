'use client'

import { memo, useId, useLayoutEffect, useRef, useState } from 'react'
import classes from './sheet.module.css'
import type { Change, Mark } from './sheet-types'
import { isGrouped, numberOf, readText, textOf } from './sheet-values'

type Props = {
  label: string
  rowKey: string
  name: string
  row: number
  column: number
  value: number | null
  decimals: number
  least: number
  error?: string
  mark?: Mark
  locked?: boolean
  chosen: boolean
  /** The same function at each render, so that a cell is drawn again only where it changed. */
  onChange: (change: Change) => void
}

/** Digits that the column does not keep are not taken at all, nor is the comma before them. */
const hasMoreThan = (decimals: number, text: string) =>
  decimals === 0 ? /[.,]/.test(text) : (text.split(/[.,]/)[1] ?? '').length > decimals

/** One figure, by thousands until it is edited. What is typed stands as it was typed until the cell is left; only what is a number counts. */
export const SheetCell = memo(function SheetCell(props: Props) {
  const {
    label,
    rowKey: key,
    name,
    row,
    column,
    value,
    decimals,
    least,
    error,
    mark,
    locked,
    chosen,
    onChange,
  } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  // Its text is another one now: what the browser had selected is gone with the points.
  useLayoutEffect(() => {
    if (isOpen) input.current?.select()
  }, [isOpen])
  const tone = error ? 'bad' : mark?.tone
  const isTyping = typed !== null && (numberOf(typed) ?? null) === value
  const type = (text: string) => {
    // At once, as it is pasted.
    const whole = isGrouped(text.trim(), decimals) ? text.replaceAll('.', '') : text
    const next = numberOf(whole)
    if (next === undefined || hasMoreThan(decimals, whole)) return
    setTyped(whole)
    onChange({ key, name, value: next })
  }
  return (
    <td className={classes.cell} data-tone={tone} data-chosen={chosen || undefined} title={mark?.text}>
      <input
        ref={input}
        className={classes.input}
        data-row={row}
        data-column={column}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        readOnly={locked}
        aria-invalid={tone === 'bad' || undefined}
        aria-describedby={tone ? id : undefined}
        value={isTyping ? typed : isOpen ? textOf(value, decimals) : readText(value, decimals, least)}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={() => setOpen(true)}
        onBlur={() => {
          setTyped(null)
          setOpen(false)
        }}
      />
      {error && (
        <span id={id} className={classes.error}>
          {error}
        </span>
      )}
      {mark && !error && (
        <span id={id} className={classes.hint}>
          {mark.text}
        </span>
      )}
    </td>
  )
})
