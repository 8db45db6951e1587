'use client'

import { Checkbox } from '@/components/ui/checkbox'
import { MultiSelect } from '@/components/ui/multi-select'
import { SearchableSelect } from '@/components/ui/searchable-select'
import { Switch } from '@/components/ui/switch'
import type { Filter } from '@/lib/resources/view'
import classes from './popover.module.css'
import { ProvinceInput } from './province-input'
import { RangeFilter } from './range-filter'
import { useRefOptions } from './use-ref-options'

type Props = { filter: Filter; value: string; onChange: (value: string | null) => void }

const YES_NO = [
  { v: 'true', n: 'Sì' },
  { v: 'false', n: 'No' },
]
/** More than these are searched rather than read through. */
const FEW = 14

/** The input of one filter, by its kind. */
export function FilterInput({ filter, value, onChange }: Props) {
  const { label, kind, options = [] } = filter
  if (kind === 'boolean' || kind === 'present')
    return <Switch label={label} options={YES_NO} value={value || null} onChange={onChange} />
  if (filter.resource) return <RefFilter filter={filter} value={value} onChange={onChange} />
  if (kind === 'province') return <ProvinceInput label={label} value={value || null} onChange={onChange} />
  if (kind !== 'enum' && kind !== 'has')
    return <RangeFilter filter={filter} value={value} onChange={onChange} />
  if (options.length <= FEW) return <EnumFilter filter={filter} value={value} onChange={onChange} />
  return (
    <MultiSelect
      label={label}
      options={options.map((option) => ({ ...option }))}
      value={value ? value.split(',') : []}
      onChange={(next) => onChange(next.join(',') || null)}
      placeholder="Tutti"
    />
  )
}

/** The values in the order of the declaration, whatever the order in which they are ticked. */
function EnumFilter({ filter: { label, options = [] }, value, onChange }: Props) {
  const chosen = new Set(value ? value.split(',') : [])
  const toggle = (one: string, on: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((other) => (other === one ? on : chosen.has(other)))
        .join(',') || null,
    )
  return (
    <fieldset className={classes.choices}>
      <legend>{label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          value={chosen.has(option.value)}
          onChange={(on) => toggle(option.value, on)}
        />
      ))}
    </fieldset>
  )
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
