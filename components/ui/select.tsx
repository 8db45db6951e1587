'use client'

import { Select as MantineSelect } from '@mantine/core'
import type { FieldProps, Option } from './field'
import classes from './select.module.css'

export interface SelectProps extends FieldProps<string | null> {
  options: Option[]
  placeholder?: string
  clearable?: boolean
  /** In a bar, where nothing stands above it: a word before the choice, or none where the choice says itself what it is. */
  inline?: string
}

/** Pixels of a letter of the word before a choice. */
const [LETTER, EDGE] = [7, 18]

export function Select({ options, required, clearable = !required, label, inline, ...rest }: SelectProps) {
  const inBar = inline !== undefined && {
    'aria-label': label,
    size: 'xs' as const,
    ...(inline && {
      leftSection: <span className={classes.before}>{inline}</span>,
      leftSectionWidth: Math.round(inline.length * LETTER + EDGE),
    }),
  }
  return (
    <MantineSelect
      {...rest}
      label={inBar ? undefined : label}
      {...inBar}
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
