'use client'

import { Textarea as MantineTextarea } from '@mantine/core'
import { numberText } from '@/lib/core/number-text'
import type { FieldProps } from './field'

export interface TextareaProps extends FieldProps<string> {
  trim?: boolean
  rows?: number
  maxLength?: number
  placeholder?: string
}

/** Grows with its text; with `maxLength` it says how much room is left. */
export function Textarea({
  trim = false,
  rows = 3,
  maxLength,
  value,
  onChange,
  description,
  ...rest
}: TextareaProps) {
  const room =
    maxLength === undefined ? description : `${numberText(value.length)}/${numberText(maxLength)} caratteri`
  return (
    <MantineTextarea
      {...rest}
      value={value}
      description={[description, room !== description && room].filter(Boolean).join(' · ') || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => trim && value !== value.trim() && onChange(value.trim())}
      maxLength={maxLength}
      autosize
      minRows={rows}
      maxRows={18}
    />
  )
}
