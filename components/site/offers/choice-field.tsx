'use client'

import { useId } from 'react'
import { type Choices, Options } from '@/components/markup/field'
import { FieldLine } from './field-line'

interface Props {
  name: string
  label: string
  value: string
  options: Choices
  /** Id of the words that say what is wrong with it. */
  wrong?: string
  onChange: (value: string) => void
}

/** One of a few, in a line of the calculator. */
export function ChoiceField({ name, label, value, options, wrong, onChange }: Props) {
  const id = useId()
  return (
    <FieldLine id={id} label={label} choice>
      <select
        id={id}
        name={name}
        value={value}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={wrong}
        onChange={(event) => onChange(event.target.value)}
      >
        <Options options={options} />
      </select>
    </FieldLine>
  )
}
