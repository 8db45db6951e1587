'use client'

import { CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { RefName } from '@/components/data/record/ref-name'
import { rowTitle } from '@/components/data/record/row-title'
import { Cell } from '@/components/data/table/cell'
import { valueWords } from '@/components/data/table/value-words'
import { Button } from '@/components/ui/button'
import { Facts } from '@/components/ui/facts'
import { Flex, Stack, Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { cellValue } from '@/lib/resources/cell-value'
import type { Column, Field } from '@/lib/resources/view'
import classes from './peek-panel.module.css'

export type PeekProps = {
  columns: readonly Column[]
  form?: readonly Field[]
  /** The row of the list, or the whole record. */
  record: Record<string, unknown> & { _id: string }
  href: string | undefined
  onClose: () => void
  /** What can be done with it next. */
  action?: ReactNode
  /** What else there is to read of it. */
  more?: ReactNode
}

/** Too long to be read beside a list. */
const LONG: readonly Field['kind'][] = ['richtext', 'rows', 'hours', 'image', 'position']

/** A record beside its list, to be read: what it is and its state, what the list knows, then what its form holds. */
export function PeekPanel({ columns, form = [], record, href, onClose, action, more }: PeekProps) {
  const state = columns.find(({ options }) => options?.some(({ tone }) => tone))
  const option = state?.options?.find(({ value }) => value === cellValue(record, state))
  const title = rowTitle(columns, record)
  const listed = columns.filter((column) => column.kind !== 'title' && column !== state)
  const names = new Set(columns.map((column) => column.path.split('.')[0]))
  const further = form.filter(
    ({ name, kind, when }) =>
      !LONG.includes(kind) &&
      !names.has(name) &&
      !names.has(name.replace(/Id$/, '')) &&
      (!when || when.in.includes(record[when.field])),
  )
  return (
    <Stack
      component="aside"
      gap="xs"
      p="sm"
      fz="row"
      className={classes.panel}
      aria-label={`Anteprima: ${title}`}
    >
      <Flex component="header" gap="xs" align="flex-start" justify="space-between">
        <Text component="h2" fz="md" fw={600} lh={1.3} breaks="anywhere">
          {title}
        </Text>
        <CloseButton size="sm" aria-label="Chiudi l’anteprima" onClick={onClose} />
      </Flex>
      {option?.tone && <StateBadge label={option.label} tone={option.tone} />}
      <Facts
        rows={[
          ...listed.map((column) => [column.label, columnFact(record, column)] as const),
          ...further.map((field) => [field.label, fieldFact(record[field.name], field)] as const),
        ]}
        none="Non c’è altro da vedere."
      />
      {more}
      <Flex component="footer" gap="xs" justify="flex-end" wrap="wrap" mt="auto" pt="xs">
        {action}
        {href && (
          <Button size="xs" href={href}>
            APRI
          </Button>
        )}
      </Flex>
    </Stack>
  )
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

function columnFact(record: PeekProps['record'], column: Column): ReactNode {
  const value = cellValue(record, column)
  return isEmpty(value) ? null : <Cell column={column} value={value} />
}

function fieldFact(value: unknown, field: Field): ReactNode {
  if (isEmpty(value)) return null
  if (field.kind === 'ref' && field.resource && typeof value === 'string')
    return <RefName resource={field.resource} value={value} />
  return valueWords(value, field)
}
