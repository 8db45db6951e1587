'use client'

import { Checkbox as MantineCheckbox } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FieldProps } from './field'

export interface CheckboxProps extends Omit<FieldProps<boolean>, 'label'> {
  /** May hold a link, as consents do. */
  label: ReactNode
  indeterminate?: boolean
}

export function Checkbox({ value, onChange, label, required, ...rest }: CheckboxProps) {
  return (
    <MantineCheckbox
      {...rest}
      required={required}
      label={
        required ? (
          <>
            {label} <span aria-hidden="true">*</span>
          </>
        ) : (
          label
        )
      }
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
