'use client'

import { Loader, Select as MantineSelect } from '@mantine/core'
import { useState } from 'react'
import type { FieldProps, Option } from './field'
import { filterOptions } from './option-rules'
import classes from './select.module.css'
import { useAsyncOptions } from './use-async-options'

interface SearchableSelectProps extends FieldProps<string | null> {
  /** Either all the options … */
  options?: Option[]
  /** … or a search on the server; keep the function stable between renders. */
  load?: (query: string) => Promise<Option[]>
  /** The current choice, when `load` has not brought it yet. */
  selected?: Option
  placeholder?: string
  clearable?: boolean
}

const withSelected = (options: Option[], selected: Option | undefined) =>
  selected && !options.some((option) => option.value === selected.value) ? [selected, ...options] : options

export function SearchableSelect({
  options = [],
  load,
  selected,
  required,
  clearable = !required,
  ...field
}: SearchableSelectProps) {
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState(false)
  const [picked, setPicked] = useState(selected)
  const current = [picked, selected].find((option) => option?.value === field.value)
  const search = query === current?.label ? '' : query
  const remote = useAsyncOptions(load, search, open)
  const empty = remote.failed
    ? 'Ricerca non riuscita: riprova'
    : remote.pending
      ? 'Ricerca in corso…'
      : 'Nessuna voce'

  return (
    <MantineSelect
      {...field}
      required={required}
      classNames={{ input: classes.choice }}
      wrapperProps={{ title: (current ?? options.find(({ value }) => value === field.value))?.label }}
      searchable
      searchValue={query}
      onSearchChange={setQuery}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onChange={(value, option) => {
        setPicked(option ? { value: option.value, label: option.label } : undefined)
        field.onChange(value)
      }}
      data={load ? withSelected(remote.options, current) : options}
      filter={({ options: all }) => (load ? all : filterOptions(all as Option[], search))}
      rightSection={load && remote.pending && open ? <Loader size={14} /> : undefined}
      nothingFoundMessage={empty}
      clearable={clearable}
      allowDeselect={clearable}
      clearButtonProps={{ 'aria-label': `Svuota ${field.label}` }}
      comboboxProps={{ shadow: 'md' }}
    />
  )
}
