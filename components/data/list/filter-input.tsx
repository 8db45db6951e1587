'use client'

import { ProvinceInput } from '@/components/data/form/province-input'
import { useRefOptions } from '@/components/data/form/use-ref-options'
import { useTyped } from '@/components/data/form/use-typed'
import { WordSelect } from '@/components/data/form/word-select'
import { Checkbox } from '@/components/ui/checkbox'
import { Stack, Text } from '@/components/ui/layout'
import { MultiSelect } from '@/components/ui/multi-select'
import { SearchableSelect } from '@/components/ui/searchable-select'
import { Select } from '@/components/ui/select'
import { Switch } from '@/components/ui/switch'
import { TextInput } from '@/components/ui/text-input'
import type { Filter } from '@/lib/resources/view'
import classes from './popover.module.css'
import { RangeFilter } from './range-filter'

type Props = { filter: Filter; value: string; onChange: (value: string | null) => void }

const YES_NO = [
  { v: 'true', n: 'Sì' },
  { v: 'false', n: 'No' },
]
/** More than these are searched rather than read through. */
const FEW = 14

/** The input of one filter, by its kind. Every kind has its case: a new one without does not compile. */
export function FilterInput(props: Props) {
  const { filter, value, onChange } = props
  const { label, kind, resource, options = [] } = filter
  switch (kind) {
    case 'boolean':
    case 'present':
      return <Switch label={label} options={YES_NO} value={value || null} onChange={onChange} />
    case 'ref':
      return <RefFilter {...props} />
    case 'hasProvince':
      return <ProvinceInput label={label} value={value || null} onChange={onChange} />
    case 'reached':
      return (
        <Select
          label={label}
          options={options.map((option) => ({ ...option }))}
          value={value || null}
          onChange={onChange}
          placeholder="Tutti"
        />
      )
    case 'text':
    case 'tag':
      if (filter.words)
        return <WordSelect label={label} words={filter.words} value={value || null} onChange={onChange} />
      return <TextFilter label={label} value={value} onChange={onChange} />
    case 'enum':
    case 'has':
      return resource ? <RefFilter {...props} /> : <EnumFilter {...props} />
    case 'dayRange':
    case 'moneyRange':
    case 'numberRange':
      return <RangeFilter {...props} />
    default:
      return kind satisfies never
  }
}

function EnumFilter(props: Props) {
  const { filter, value, onChange } = props
  const { label, options = [] } = filter
  if (options.length <= FEW) return <Choices {...props} />
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
function Choices({ filter: { label, options = [] }, value, onChange }: Props) {
  const chosen = new Set(value ? value.split(',') : [])
  const toggle = (one: string, on: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((other) => (other === one ? on : chosen.has(other)))
        .join(',') || null,
    )
  return (
    <Stack component="fieldset" gap="xs" className={classes.choices}>
      <Text component="legend" mb="xs" fw={600}>
        {label}
      </Text>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          value={chosen.has(option.value)}
          onChange={(on) => toggle(option.value, on)}
        />
      ))}
    </Stack>
  )
}

const whole = (text: string) => text.trim()

/** Each letter would be a search of its own: it waits for the whole words. */
function TextFilter({ label, value, onChange }: { label: string } & Omit<Props, 'filter'>) {
  const [text, setText] = useTyped(value, (next) => onChange(next || null), whole)
  return <TextInput label={label} value={text} onChange={setText} />
}

function RefFilter({ filter, value, onChange }: Props) {
  const { load, selected } = useRefOptions(filter.resource ?? '', value || null, {
    same: filter.alike?.column,
  })
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
