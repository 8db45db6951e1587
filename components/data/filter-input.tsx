'use client'

import { MultiSelect } from '@/components/ui/multi-select'
import { SearchableSelect } from '@/components/ui/searchable-select'
import { Select } from '@/components/ui/select'
import type { Filter } from '@/lib/resources/view'
import { RangeFilter } from './range-filter'
import { useRefOptions } from './use-ref-options'

type Props = { filter: Filter; value: string; onChange: (value: string | null) => void }

const YES_NO = [
  { value: 'true', label: 'Sì' },
  { value: 'false', label: 'No' },
]

/** The input of one filter, by its kind. */
export function FilterInput({ filter, value, onChange }: Props) {
  const { label, kind } = filter
  if (kind === 'boolean')
    return (
      <Select label={label} options={YES_NO} value={value || null} onChange={onChange} placeholder="Tutti" />
    )
  if (kind === 'ref') return <RefFilter filter={filter} value={value} onChange={onChange} />
  if (kind === 'enum') {
    const chosen = value ? value.split(',') : []
    return (
      <MultiSelect
        label={label}
        options={(filter.options ?? []).map((option) => ({ ...option }))}
        value={chosen}
        onChange={(next) => onChange(next.join(',') || null)}
        placeholder="Tutti"
      />
    )
  }
  return <RangeFilter filter={filter} value={value} onChange={onChange} />
}

function RefFilter({ filter, value, onChange }: Props) {
  const { load, selected } = useRefOptions(filter.resource ?? '', value || null)
  return (
    <SearchableSelect
      key={selected?.value ?? 'none'}
      label={filter.label}
      value={value || null}
      onChange={onChange}
      load={load}
      selected={selected}
      placeholder="Tutti"
    />
  )
}
