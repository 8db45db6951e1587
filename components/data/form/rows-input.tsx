'use client'

import { IconArrowUp, IconTrash } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Box, Flex, Stack, Text } from '@/components/ui/layout'
import type { Field } from '@/lib/resources/view'
import type { FieldInputProps } from './field-props'
import classes from './rows-input.module.css'

type Row = Record<string, unknown>
type Props = {
  field: Field & { rows: NonNullable<Field['rows']> }
  value: unknown
  onChange: (value: Row[]) => void
  error?: string
  disabled?: boolean
  /** The widget of a cell. */
  Cell: ComponentType<FieldInputProps>
}

/** Each row has a widget for each field: more than these at once would make the page slow. */
const STEP = 50

/** More fields than a line holds beside the buttons: each row has several lines, and says what they are. */
const MOST = 5

/** The fields of a row that stand there with its values. */
const shownIn = (row: Row, fields: readonly Field[]) =>
  fields.filter(({ when }) => !when || when.in.includes(row[when.field]))

/** A row with another value: the fields that stand there only with the former one are as in a new row. */
function changed(
  row: Row,
  name: string,
  value: unknown,
  { fields, initial }: NonNullable<Field['rows']>,
): Row {
  const next = { ...row, [name]: value }
  const gone = fields.filter(({ when }) => when?.field === name && !when.in.includes(value))
  return { ...next, ...Object.fromEntries(gone.map((field) => [field.name, initial[field.name]])) }
}

/** One place before where it was. */
const raised = (rows: readonly Row[], index: number): Row[] =>
  rows.toSpliced(index, 1).toSpliced(index - 1, 0, rows[index] as Row)

/** Rows that belong to a record, one under the other: a line of fields each, to add, change and take away. */
export function RowsInput({ field, value, onChange, error, disabled, Cell }: Props) {
  const rows = (value ?? []) as Row[]
  const [shown, setShown] = useState(STEP)
  const { one, fields, initial, ordered, wraps } = field.rows
  const change = (index: number, name: string, next: unknown) =>
    onChange(rows.map((row, at) => (at === index ? changed(row, name, next, field.rows) : row)))
  const add = () => {
    setShown(Math.max(shown, rows.length + 1))
    onChange([...rows, { ...initial }])
  }
  return (
    <Box
      component="fieldset"
      m={0}
      p={0}
      miw={0}
      className={classes.group}
      disabled={disabled}
      data-many={wraps ? 'wide' : (ordered && fields.length > MOST) || undefined}
    >
      <Text component="legend" mb="xs" fz="sm" fw={600}>
        {field.label}{' '}
        <Text span c="dimmed" fw={400}>
          {rows.length}
        </Text>
      </Text>
      {field.help && (
        <Text mt="-xxs" mb="xs" c="dimmed" fz="xs">
          {field.help}
        </Text>
      )}
      <Stack component="ol" gap="xs">
        {rows.slice(0, shown).map((row, index) => (
          <Box key={String(row._id ?? index)} component="li" miw={0} className={classes.line}>
            <div className={classes.row}>
              {shownIn(row, fields).map((inner) => (
                <div
                  key={inner.name}
                  className={classes.cell}
                  data-kind={inner.kind}
                  data-own={inner.when && ''}
                >
                  <Cell
                    field={inner}
                    values={row}
                    onChange={(name, next) => change(index, name, next)}
                    disabled={disabled}
                  />
                </div>
              ))}
              {ordered && rows.length > 1 && (
                <Button
                  look="quiet"
                  disabled={index === 0}
                  aria-label={`Sposta su ${one} ${index + 1}`}
                  onClick={() => onChange(raised(rows, index))}
                >
                  <IconArrowUp size={16} aria-hidden="true" />
                </Button>
              )}
              <Button
                look="quiet"
                aria-label={`Togli ${one} ${index + 1}`}
                onClick={() => onChange(rows.filter((_row, at) => at !== index))}
              >
                <IconTrash size={16} aria-hidden="true" />
              </Button>
            </div>
          </Box>
        ))}
      </Stack>
      <Flex gap="xs" mt="xs">
        {rows.length > shown && (
          <Button look="quiet" onClick={() => setShown(shown + STEP)}>
            Mostra altre {Math.min(STEP, rows.length - shown)}
          </Button>
        )}
        <Button onClick={add}>AGGIUNGI {one.toUpperCase()}</Button>
      </Flex>
      {error && (
        <Text mt="xxs" c="var(--bad)" fz="xs">
          {error}
        </Text>
      )}
    </Box>
  )
}
