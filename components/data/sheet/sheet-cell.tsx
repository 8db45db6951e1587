'use client'

import { memo, useId } from 'react'
import { Text } from '@/components/ui/layout'
import { SPOKEN_LABEL } from '@/components/ui/spoken'
import { Understood } from '@/components/ui/understood'
import { useTypedNumber } from '@/components/ui/use-typed-number'
import classes from './sheet.module.css'
import type { Change, Mark } from './sheet-types'
import { formatOf } from './sheet-values'

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

/** One figure, by thousands until it is edited. What is typed stands as it was typed until the cell is left, and what is no number after it. */
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
  const { input, understood, problem, left } = useTypedNumber({
    ...formatOf({ decimals, least }),
    value,
    onChange: (next) => onChange({ key, name, value: next }),
    wholeByClick: true,
  })
  const said = problem && (left || error) ? problem : error
  const tone = said ? 'bad' : mark?.tone
  return (
    <td className={classes.cell} data-tone={tone} data-chosen={chosen || undefined} title={mark?.text}>
      <input
        {...input}
        className={classes.input}
        data-row={row}
        data-column={column}
        aria-label={label}
        readOnly={locked}
        aria-invalid={tone === 'bad' || undefined}
        aria-describedby={tone ? id : undefined}
      />
      {understood && <Understood text={understood} />}
      {said && (
        <Text id={id} span display="block" pb="xxs" px="xs" c="var(--bad)" fz="xs" ta="right">
          {said}
        </Text>
      )}
      {mark && !said && (
        <span id={id} className={SPOKEN_LABEL}>
          {mark.text}
        </span>
      )}
    </td>
  )
})
