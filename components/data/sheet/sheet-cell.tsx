'use client'

import { memo, useId, useState } from 'react'
import classes from './sheet.module.css'
import type { Change } from './sheet-types'
import { numberOf, textOf } from './sheet-values'

type Props = {
  label: string
  rowKey: string
  name: string
  row: number
  column: number
  value: number | null
  decimals: number
  error?: string
  locked?: boolean
  /** The same function at each render, so that a cell is drawn again only where it changed. */
  onChange: (change: Change) => void
}

/** Digits that the column does not keep are not taken at all, nor is the comma before them. */
const hasMoreThan = (decimals: number, text: string) =>
  decimals === 0 ? /[.,]/.test(text) : (text.split(/[.,]/)[1] ?? '').length > decimals

/** One figure. What is typed stands as it was typed until the cell is left; only what is a number counts. */
export const SheetCell = memo(function SheetCell(props: Props) {
  const { label, rowKey: key, name, row, column, value, decimals, error, locked, onChange } = props
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const isTyping = typed !== null && (numberOf(typed) ?? null) === value
  const type = (text: string) => {
    const next = numberOf(text)
    if (next === undefined || hasMoreThan(decimals, text)) return
    setTyped(text)
    onChange({ key, name, value: next })
  }
  return (
    <td className={classes.cell} data-wrong={error ? true : undefined}>
      <input
        className={classes.input}
        data-row={row}
        data-column={column}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        readOnly={locked}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        value={isTyping ? typed : textOf(value, decimals)}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setTyped(null)}
      />
      {error && (
        <span id={id} className={classes.error}>
          {error}
        </span>
      )}
    </td>
  )
})
