'use client'

import { IconTrash } from '@tabler/icons-react'
import { memo, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Box } from '@/components/ui/layout'
import classes from './sheet.module.css'
import { SheetCell } from './sheet-cell'
import {
  type Change,
  cellKey,
  type RowMarks,
  type SheetColumn,
  type SheetRow,
  typedColumns,
} from './sheet-types'
import { readText } from './sheet-values'
import { useNear } from './use-near'

type Props = {
  row: SheetRow
  index: number
  columns: readonly SheetColumn[]
  errors: Readonly<Record<string, string>>
  marks: RowMarks | undefined
  /** Of the chosen cells, the first and the last column in this row; -1 where it has none. */
  left: number
  right: number
  /** Of very many lines those that are out of sight are text: fields cost the browser much more. */
  isLazy: boolean
  onChange: (change: Change) => void
  onRemove?: (key: string) => void
}

function isSameMarks(a: RowMarks = {}, b: RowMarks = {}): boolean {
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => a[name]?.text === b[name]?.text && a[name]?.tone === b[name]?.tone)
  )
}

/** Marks are made anew with each check: only what they say counts. */
function isSameLine({ marks: old, ...before }: Props, { marks, ...after }: Props): boolean {
  const names = Object.keys(after) as (keyof typeof after)[]
  return names.every((name) => before[name] === after[name]) && isSameMarks(old, marks)
}

/** A row of the sheet, drawn again only where something in it changed. */
export const SheetLine = memo(function SheetLine(props: Props) {
  const { row, index, columns, errors, marks, left, right, isLazy, onChange, onRemove } = props
  const line = useRef<HTMLTableRowElement>(null)
  const isNear = useNear(line, isLazy)
  const typed = typedColumns(columns)
  return (
    <tr ref={line}>
      <th scope="row" title={row.title}>
        {row.title}
        {row.note && (
          <Box component="small" display="block" c="dimmed" fz="xs">
            {row.note}
          </Box>
        )}
      </th>
      {columns.map((column) => {
        if (column.kind === 'text')
          return (
            <td key={column.name} className={classes.words}>
              {row.cells[column.name]}
            </td>
          )
        const [at, key] = [typed.indexOf(column), cellKey(row.key, column.name)]
        const isChosen = at >= left && at <= right
        if (!isNear)
          return (
            <td
              key={column.name}
              className={classes.far}
              data-tone={errors[key] ? 'bad' : marks?.[column.name]?.tone}
              data-chosen={isChosen || undefined}
            >
              {readText(row.cells[column.name], column.decimals, column.least)}
            </td>
          )
        return (
          <SheetCell
            key={column.name}
            label={`${row.title}, ${column.label}`}
            rowKey={row.key}
            name={column.name}
            row={index}
            column={at}
            value={(row.cells[column.name] ?? null) as number | null}
            decimals={column.decimals ?? 0}
            least={column.least ?? 0}
            locked={column.locked}
            error={errors[key]}
            mark={marks?.[column.name]}
            chosen={isChosen}
            onChange={onChange}
          />
        )
      })}
      {onRemove && (
        <td className={classes.remove}>
          <Button look="quiet" size="xs" aria-label={`Togli ${row.title}`} onClick={() => onRemove(row.key)}>
            <IconTrash size={16} aria-hidden="true" />
          </Button>
        </td>
      )}
    </tr>
  )
}, isSameLine)
