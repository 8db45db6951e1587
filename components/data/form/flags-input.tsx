'use client'

import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Box, Text, Tiles } from '@/components/ui/layout'
import { TextInput } from '@/components/ui/text-input'
import { grouped } from '@/lib/core/grouped'
import { holds } from '@/lib/core/search-words'
import type { Option } from '@/lib/words/options'
import type { FieldInputProps } from './field-props'
import classes from './flags-input.module.css'

type Flags = Record<string, unknown>

type Props = FieldInputProps & {
  /** Those that this person may not switch on; switching off is always possible. */
  locked?: (name: string) => boolean
}

/** More than are read at a glance. */
const MANY = 12

const lower = (text: string) => text.toLocaleLowerCase('it')

/** Under their headings, in the order of the first of each. */
const groupsOf = (options: readonly Option[]): [heading: string, options: Option[]][] => [
  ...grouped(options, ({ group = '' }) => group),
]

/** An object of named switches, each with the sentence that says what it does; many of them are grouped and searched. */
export function FlagsInput({ field, values, error, onChange, disabled, locked }: Props) {
  const [search, setSearch] = useState('')
  const options = field.options ?? []
  const flags = (values[field.name] ?? {}) as Flags
  const set = (name: string, isOn: boolean) => {
    const { [name]: _, ...rest } = flags
    onChange(field.name, isOn ? { ...rest, [name]: true } : rest)
  }
  const found = options.filter(({ label, group = '' }) => holds(search)(`${label} ${group}`))
  const groups = groupsOf(found)
  const note = `${field.name}-errore`
  return (
    <Box component="fieldset" m={0} p={0} aria-describedby={error ? note : undefined}>
      <Text component="legend" mb="xs" fz="sm" fw={600}>
        {field.label}
      </Text>
      {field.help && (
        <Text mb="xs" c="dimmed" fz="xs">
          {field.help}
        </Text>
      )}
      {options.length > MANY && (
        <Box mb="sm" maw={420}>
          <TextInput
            type="search"
            label={`Cerca: ${lower(field.label)}`}
            value={search}
            onChange={setSearch}
            clearable
          />
        </Box>
      )}
      {groups.map(([heading, some]) => (
        <div key={heading} className={classes.group}>
          {heading && groupsOf(options).length > 1 && (
            <Text mb="xs" c="dimmed" fz="xs" fw={500}>
              {heading}
            </Text>
          )}
          <Tiles least={320} fill gap="sm" across="lg">
            {some.map(({ value: name, label }) => (
              <Checkbox
                key={name}
                label={label}
                value={flags[name] === true}
                onChange={(isOn) => set(name, isOn)}
                disabled={disabled || (flags[name] !== true && locked?.(name))}
              />
            ))}
          </Tiles>
        </div>
      ))}
      {found.length === 0 && (
        <Text mb="xs" c="dimmed" fz="xs">
          Nessun risultato.
        </Text>
      )}
      {error && (
        <Text id={note} role="alert" mt="xs" c="var(--bad)" fz="xs">
          {error}
        </Text>
      )}
    </Box>
  )
}
