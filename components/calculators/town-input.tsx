'use client'

import { useCallback } from 'react'
import type { FieldInputProps } from '@/components/data/form/field-props'
import { SearchableSelect } from '@/components/ui/searchable-select'
import { TextInput } from '@/components/ui/text-input'
import { fold } from '@/lib/core/text'
import { type Town, townName } from './tool-types'
import { useKnown } from './use-known'

const optionOf = (town: Town) => ({ value: town[2], label: `${townName(town)}, ${town[2]}` })

/** The town of birth, by its name; without the list of towns its code is typed. */
export function TownInput({ field, values, error, onChange }: FieldInputProps) {
  const { towns } = useKnown({ needs: 'comuni' })
  const value = String(values[field.name] ?? '')
  const load = useCallback(
    async (query: string) => {
      const asked = fold(query)
      if (asked.length < 2) return []
      const found = towns.filter(
        ([nome, , code, , altri = []]) =>
          [nome, ...altri].some((name) => fold(name).startsWith(asked)) || code.toLowerCase() === asked,
      )
      return found.slice(0, 20).map(optionOf)
    },
    [towns],
  )
  const common = { name: field.name, label: field.label, error }
  if (towns.length === 0)
    return (
      <TextInput
        {...common}
        description="Il codice catastale: una lettera e tre cifre."
        value={value}
        onChange={(text) => onChange(field.name, text.toUpperCase())}
      />
    )
  const chosen = towns.find(([, , code]) => code === value)
  return (
    <SearchableSelect
      {...common}
      placeholder="Almeno due lettere"
      value={value || null}
      selected={chosen && optionOf(chosen)}
      onChange={(next) => onChange(field.name, next)}
      load={load}
    />
  )
}
