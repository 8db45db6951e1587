'use client'

import { Loader, Select as MantineSelect } from '@mantine/core'
import { useRef, useState } from 'react'
import type { FieldProps, Option } from './field'
import { filterOptions } from './option-rules'
import classes from './select.module.css'
import { useAsyncOptions } from './use-async-options'
import { useOnlyChosen } from './use-only-chosen'

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

/** A choice that is found by typing. What was typed and is no choice is said at the field, and Enter does not send its form. */
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
  const current = [picked, selected, ...options].find((option) => option?.value === field.value)
  const search = query === current?.label ? '' : query
  const remote = useAsyncOptions(load, search, open)
  const empty = remote.failed
    ? 'Ricerca non riuscita: riprova'
    : remote.pending
      ? 'Ricerca in corso…'
      : 'Nessuna voce'

  const input = useRef<HTMLInputElement>(null)
  const pick = (option: Option | undefined) => {
    setPicked(option)
    only.forget()
    field.onChange(option?.value ?? null)
  }
  const all = load ? withSelected(remote.options, current) : options
  const only = useOnlyChosen(input, {
    query,
    onQuery: setQuery,
    current,
    shown: all,
    pending: load !== undefined && remote.pending,
    onPick: (option) => {
      setQuery(option.label)
      pick(option)
    },
  })

  return (
    <MantineSelect
      {...field}
      ref={input}
      error={field.error ?? only.error}
      onKeyDown={only.onKeyDown}
      onBlur={only.onBlur}
      required={required}
      classNames={{ input: classes.choice }}
      wrapperProps={{ title: current?.label }}
      searchable
      searchValue={query}
      onSearchChange={setQuery}
      onInput={only.forget}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onChange={(_value, option) =>
        pick(option ? { value: String(option.value), label: option.label } : undefined)
      }
      data={all}
      filter={({ options: given }) => (load ? given : filterOptions(given as Option[], search))}
      rightSection={load && remote.pending && open ? <Loader size={14} /> : undefined}
      nothingFoundMessage={empty}
      clearable={clearable}
      allowDeselect={clearable}
      clearButtonProps={{ 'aria-label': `Svuota ${field.label}` }}
      comboboxProps={{ shadow: 'md' }}
    />
  )
}
