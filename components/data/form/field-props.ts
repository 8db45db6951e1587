import type { ComponentType } from 'react'
import type { Field } from '@/lib/resources/view'

export type FieldInputProps = {
  field: Field
  values: Record<string, unknown>
  error?: string
  /** Of a position's second half. */
  lngError?: string
  onChange: (name: string, value: unknown) => void
  disabled?: boolean
  /** What stood in the address where its value cannot be read from it. */
  unread?: string
}

/** A form's own widgets, by the field that they stand for. */
export type Widgets = Readonly<Record<string, ComponentType<FieldInputProps>>>
