'use client'

import { Combobox, InputBase, useCombobox } from '@mantine/core'
import { useState } from 'react'
import type { FieldProps, Option } from './field'
import { MultiSelectOptions } from './multi-select-options'
import { deselectAll, filterOptions, selectAll, summary, toggle } from './option-rules'
import classes from './select.module.css'

export interface MultiSelectProps extends FieldProps<string[]> {
  options: Option[]
  placeholder?: string
}

/** Choice of many: search, select or deselect everything that is shown. */
export function MultiSelect({
  options,
  value,
  onChange,
  placeholder = 'Scegli',
  name,
  ...field
}: MultiSelectProps) {
  const [query, setQuery] = useState('')
  const combobox = useCombobox({
    onDropdownClose: () => setQuery(''),
    onDropdownOpen: () => combobox.focusSearchInput(),
  })
  const shown = filterOptions(options, query)
  const text = summary(value, options)

  return (
    <Combobox store={combobox} onOptionSubmit={(chosen) => onChange(toggle(value, chosen))} shadow="md">
      <Combobox.Target targetType="button">
        <InputBase
          {...field}
          component="button"
          type="button"
          pointer
          onClick={() => combobox.toggleDropdown()}
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
          aria-label={`${field.label}: ${text || placeholder}`}
        >
          <span className={text === '' ? classes.empty : classes.line} title={text}>
            {text || placeholder}
          </span>
        </InputBase>
      </Combobox.Target>
      {name && value.map((item) => <input key={item} type="hidden" name={name} value={item} />)}
      <Combobox.Dropdown>
        <MultiSelectOptions
          label={field.label}
          query={query}
          onQuery={(next) => {
            setQuery(next)
            combobox.resetSelectedOption()
          }}
          shown={shown}
          chosen={value}
          onAll={() => onChange(selectAll(value, shown))}
          onNone={() => onChange(deselectAll(value, shown))}
        />
      </Combobox.Dropdown>
    </Combobox>
  )
}
