'use client'

import { createContext, useContext } from 'react'
import type { FieldInputProps } from '@/components/data/form/field-props'
import { FlagsInput } from '@/components/data/form/flags-input'
import { Box, Stack, Text } from '@/components/ui/layout'
import { Select } from '@/components/ui/select'
import {
  differenceFrom,
  PERMISSION_OPTIONS,
  PRESETS,
  presetOf,
  TICKETING_OPTIONS,
} from '@/lib/features/admins/schema'

/** The flags that the reader holds and may therefore give; of their own permissions they change none. */
export const Grants = createContext<{ grantable: readonly string[]; isOwn?: boolean }>({ grantable: [] })

type Flags = Record<string, unknown>

const switchedOn = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]))
const LABELS = new Map(
  [...PERMISSION_OPTIONS, ...TICKETING_OPTIONS].map(({ value, label }) => [value, label]),
)
const described = (names: readonly string[]) => names.map((name) => LABELS.get(name) ?? name).join(', ')

/** The profile nearest to what is switched on, and what is different from it. */
function Difference({ values }: Pick<FieldInputProps, 'values'>) {
  const [own, tickets] = [(values.permissions ?? {}) as Flags, (values.ticketing ?? {}) as Flags]
  const nearest = PRESETS.map((preset) => ({ preset, ...differenceFrom(preset, own, tickets) })).sort(
    (a, b) => a.missing.length + a.more.length - (b.missing.length + b.more.length),
  )[0]
  const isNone = ![...Object.values(own), ...Object.values(tickets)].includes(true)
  if (!nearest || isNone || presetOf(own, tickets)) return null
  const { preset, missing, more } = nearest
  return (
    <Text c="dimmed" fz="xs">
      Rispetto al profilo «{preset.label}»{more.length > 0 && <> in più: {described(more)}</>}
      {more.length > 0 && missing.length > 0 && ';'}
      {missing.length > 0 && <> in meno: {described(missing)}</>}.
    </Text>
  )
}

/** What somebody may do: a profile to start from, then each permission with its sentence. */
export function PermissionsInput(props: FieldInputProps) {
  const { values, onChange } = props
  const { grantable, isOwn } = useContext(Grants)
  const disabled = props.disabled || isOwn
  const profile = presetOf((values.permissions ?? {}) as Flags, (values.ticketing ?? {}) as Flags)
  const choose = (id: string | null) => {
    const preset = PRESETS.find((one) => one.id === id)
    if (!preset) return
    onChange('permissions', switchedOn(preset.permissions))
    onChange('ticketing', switchedOn(preset.ticketing))
  }
  return (
    <Stack>
      {isOwn && (
        <Text c="dimmed" fz="xs">
          I propri permessi li cambia un’altra persona.
        </Text>
      )}
      <Box maw={420}>
        <Select
          label="Profilo"
          description={
            isOwn ? undefined : 'Un punto di partenza: i permessi si possono poi cambiare uno per uno.'
          }
          placeholder="Su misura"
          options={PRESETS.map(({ id, label, permissions }) => ({
            value: id,
            label,
            disabled: !permissions.every((name) => grantable.includes(name)),
          }))}
          value={profile?.id ?? null}
          onChange={choose}
          clearable={false}
          disabled={disabled}
        />
      </Box>
      <Difference values={values} />
      <FlagsInput {...props} disabled={disabled} locked={(name) => !grantable.includes(name)} />
    </Stack>
  )
}

export function TicketingInput(props: FieldInputProps) {
  const { grantable, isOwn } = useContext(Grants)
  return (
    <FlagsInput {...props} disabled={props.disabled || isOwn} locked={(name) => !grantable.includes(name)} />
  )
}
