'use client'

import { Autocomplete } from '@mantine/core'
import type { FieldProps } from './field'

export interface SuggestInputProps extends FieldProps<string> {
  /** What has been written here before: anything else may be written, too. */
  suggestions: readonly string[]
}

/** A line of text, with what others have written there to choose from. */
export function SuggestInput({ suggestions, value, ...rest }: SuggestInputProps) {
  return <Autocomplete {...rest} value={value} data={[...suggestions]} comboboxProps={{ shadow: 'md' }} />
}
