'use client'

import type { ReactElement } from 'react'
import { useArea } from '@/components/data/page/area'
import { Checkbox } from '@/components/ui/checkbox'
import { DateInput } from '@/components/ui/date-input'
import { DayInput } from '@/components/ui/day-input'
import { MultiSelect } from '@/components/ui/multi-select'
import { MoneyInput, NumberInput, PercentInput } from '@/components/ui/number-input'
import { Select } from '@/components/ui/select'
import { TagInput } from '@/components/ui/tag-input'
import { TextInput } from '@/components/ui/text-input'
import { Textarea } from '@/components/ui/textarea'
import type { FieldInputProps, Widgets } from './field-props'
import { FlagsInput } from './flags-input'
import { HoursEditor } from './hours-editor'
import { ImageInput } from './image-input'
import { PositionInput } from './position-input'
import { ProvinceInput } from './province-input'
import { RefInput } from './ref-input'
import { RichText } from './rich-text'
import { RowsInput } from './rows-input'
import { SlugInput } from './slug-input'
import { WordSelect } from './word-select'

/** Empty text of an optional field is null: the column has no value, not an empty one. */
const emptyIsNull = (value: string, required?: boolean) => (value === '' && !required ? null : value)

/** The widget of a field: the form's own, or the one of its kind. */
export function FieldInput({ widget: Own, ...props }: FieldInputProps & { widget?: Widgets[string] }) {
  return Own ? <Own {...props} /> : <KindInput {...props} />
}

/** Every kind has its case: a new one without a widget does not compile. */
function KindInput(props: FieldInputProps): ReactElement | null {
  const { field, values, error, onChange, disabled, unread } = props
  const area = useArea()
  const { name, label, required, help, min, max, step, decimals, grouped } = field
  const value = values[name]
  const set = (next: unknown) => onChange(name, next)
  const common = { name, label, required, disabled, error, description: help }
  const list = (field.options ?? []).map(({ value: key, label: text }) => ({ value: key, label: text }))
  const number = { ...common, value: (value ?? null) as number | null, onChange: set, min, max, step, unread }
  switch (field.kind) {
    case 'textarea':
      return <Textarea {...common} value={String(value ?? '')} onChange={set} />
    case 'richtext':
      return <RichText {...common} area={area} value={String(value ?? '')} onChange={set} />
    case 'number':
      return <NumberInput {...number} decimals={decimals} grouped={grouped} />
    case 'money':
      return <MoneyInput {...number} />
    case 'rate':
      return <PercentInput {...number} />
    case 'boolean':
      return <Checkbox {...common} value={value === true} onChange={set} />
    case 'select':
      if (field.words)
        return (
          <WordSelect
            {...common}
            words={field.words}
            value={(value || null) as string | null}
            onChange={set}
          />
        )
      return <Select {...common} options={list} value={(value ?? null) as string | null} onChange={set} />
    case 'multiselect':
      return <MultiSelect {...common} options={list} value={(value ?? []) as string[]} onChange={set} />
    case 'tags':
      return <TagInput {...common} value={(value ?? []) as string[]} onChange={set} />
    case 'day':
      return (
        <DayInput
          {...common}
          past={field.past}
          unread={unread}
          value={(value ?? null) as string | null}
          onChange={set}
        />
      )
    case 'instant':
      return <DateInput {...common} mode="minute" value={(value ?? null) as string | null} onChange={set} />
    case 'ref':
      return (
        <RefInput
          {...common}
          resource={field.resource ?? ''}
          among={field.among}
          value={(value || null) as string | null}
          onChange={set}
        />
      )
    case 'province':
      return <ProvinceInput {...common} value={(value || null) as string | null} onChange={set} />
    case 'image':
      return <ImageInput {...common} value={(value ?? null) as string | null} onChange={set} />
    case 'slug':
      return (
        <SlugInput
          {...common}
          value={String(value ?? '')}
          onChange={set}
          source={String(values[field.from ?? ''] ?? '')}
          fresh={!values._id}
        />
      )
    case 'position':
      return <PositionInput {...props} />
    case 'hours':
      return <HoursEditor {...common} value={value} onChange={set} />
    case 'flags':
      return <FlagsInput {...props} />
    case 'rows':
      return field.rows ? (
        <RowsInput
          Cell={FieldInput}
          field={{ ...field, rows: field.rows }}
          value={value}
          onChange={set}
          error={error}
          disabled={disabled}
        />
      ) : null
    case 'file':
    case 'text':
    case 'phone':
      return (
        <TextInput
          {...common}
          type={field.kind === 'phone' ? 'tel' : 'text'}
          trim
          value={String(value ?? '')}
          onChange={(text) => set(emptyIsNull(text, required))}
        />
      )
  }
}
