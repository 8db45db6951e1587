'use client'

import { Select as MantineSelect } from '@mantine/core'
import type { FieldProps, Option } from './field'

export interface SelectProps extends FieldProps<string | null> {
  options: Option[]
  placeholder?: string
  clearable?: boolean
}

export function Select({ options, required, clearable = !required, label, ...rest }: SelectProps) {
  return (
    <MantineSelect
      {...rest}
      label={label}
      required={required}
      data={options}
      clearable={clearable}
      allowDeselect={clearable}
      clearButtonProps={{ 'aria-label': `Svuota ${label}` }}
      nothingFoundMessage="Nessuna voce"
      comboboxProps={{ shadow: 'md' }}
    />
  )
}
