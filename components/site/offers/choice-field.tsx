'use client'

import { useId } from 'react'
import { type Choices, noteId, Options } from '@/components/markup/field'
import { FieldLine } from './field-line'

interface Props {
  name: string
  label: string
  value: string
  options: Choices
  /** What is wrong with it, in a sentence. */
  wrong?: string
  /** The choices are sentences. */
  long?: boolean
  onChange: (value: string) => void
}

/** One of a few, in a line of the calculator. */
export function ChoiceField({ name, label, value, options, wrong, long, onChange }: Props) {
  const id = useId()
  return (
    <FieldLine id={id} label={label} choice long={long} problem={wrong}>
      <select
        id={id}
        name={name}
        value={value}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={wrong && noteId(id)}
        onChange={(event) => onChange(event.target.value)}
      >
        <Options options={options} />
      </select>
    </FieldLine>
  )
}
