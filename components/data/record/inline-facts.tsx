'use client'

import type { z } from 'zod'
import type { Row } from '@/components/data/list/use-rows'
import { Box, Text } from '@/components/ui/layout'
import type { Field } from '@/lib/resources/view'
import { InlineField } from './inline-field'
import classes from './inline-field.module.css'

type Props = {
  label: string
  fields: readonly Field[]
  row: Row
  path: string
  schema: z.ZodObject
  readOnly?: boolean
  /** Fields that go with others and have to be changed with them, in the form. */
  together?: readonly string[]
  /** Names behind ids. */
  words?: Readonly<Record<string, string | null | undefined>>
  onSaved: (row: Row) => unknown
}

/** The facts of a record under their headings, each to be changed where it stands. */
export function InlineFacts({ label, fields, row, ...rest }: Props) {
  const shown = fields.filter(({ when }) => !when || when.in.includes(row[when.field]))
  const groups: { title: string; fields: Field[] }[] = []
  for (const field of shown) {
    if (field.section || groups.length === 0) groups.push({ title: field.section ?? label, fields: [] })
    groups.at(-1)?.fields.push(field)
  }
  return groups.map(({ title, fields: own }) => (
    <section key={title} aria-label={title} className={classes.group}>
      <Text component="h2" mb="xxs" c="dimmed" fz="xs" fw={600}>
        {title}
      </Text>
      <InlineFields {...rest} fields={own} row={row} />
    </section>
  ))
}

/** Fields that stand alone, one below the other. */
export const InlineFields = ({
  fields,
  readOnly,
  together = [],
  words = {},
  ...rest
}: Omit<Props, 'label'>) => (
  <Box component="dl" m={0}>
    {fields.map((field) => (
      <InlineField
        key={field.name}
        {...rest}
        field={field}
        words={words[field.name]}
        readOnly={readOnly || together.includes(field.name)}
      />
    ))}
  </Box>
)
