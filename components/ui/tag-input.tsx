'use client'

import { TagsInput } from '@mantine/core'
import { useState } from 'react'
import type { FieldProps } from './field'
import { suggestTags } from './option-rules'

export interface TagInputProps extends FieldProps<string[]> {
  suggestions?: string[]
  maxTags?: number
  placeholder?: string
}

/** Enter turns the typed text into a tag; suggestions are those not chosen yet, in any case. */
export function TagInput({
  suggestions = [],
  value,
  label,
  placeholder = 'Scrivi e premi Invio',
  ...rest
}: TagInputProps) {
  const [query, setQuery] = useState('')
  return (
    <TagsInput
      {...rest}
      label={label}
      value={value}
      placeholder={value.length === 0 ? placeholder : undefined}
      onKeyDown={(event) => {
        // With nothing typed it would send the form around it.
        if (event.key === 'Enter' && query.trim() === '') event.preventDefault()
      }}
      searchValue={query}
      onSearchChange={setQuery}
      data={suggestTags(value, suggestions, query)}
      filter={({ options }) => options}
      clearable
      clearButtonProps={{ 'aria-label': `Svuota ${label}` }}
      comboboxProps={{ shadow: 'md' }}
    />
  )
}
