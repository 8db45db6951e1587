'use client'

import { Select as MantineSelect } from '@mantine/core'
import type { FieldProps, Option } from './field'
import classes from './select.module.css'

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
      classNames={{ input: classes.choice }}
      wrapperProps={{ title: options.find(({ value }) => value === rest.value)?.label }}
      clearable={clearable}
      allowDeselect={clearable}
      clearButtonProps={{ 'aria-label': `Svuota ${label}` }}
      nothingFoundMessage="Nessuna voce"
      comboboxProps={{ shadow: 'md' }}
    />
  )
}
