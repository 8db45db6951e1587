'use client'

import { IconX } from '@tabler/icons-react'
import type { Filter, ResourceView } from '@/lib/resources/view'
import { FilterInput } from './filter-input'
import classes from './filters-bar.module.css'
import { SearchBox } from './search-box'

type Props = {
  view: ResourceView
  params: URLSearchParams
  onChange: (changes: Record<string, string | null>) => void
  /** Filters fixed by the page, not to be shown. */
  fixed?: readonly string[]
}

/** Filters that read like a sentence; the ones in use come with a way out. */
export function FiltersBar({ view, params, onChange, fixed = [] }: Props) {
  const filters = view.list.filters.filter(({ name }) => !fixed.includes(name))
  const key = (filter: Filter) => `filter[${filter.name}]`
  const active = [...filters.map(key), 'q'].filter((name) => params.has(name))
  return (
    <search className={classes.bar} aria-label={`Filtra ${view.labels.many}`}>
      {view.list.search && <SearchBox value={params.get('q') ?? ''} onSearch={(q) => onChange({ q })} />}
      {filters.map((filter) => (
        <FilterInput
          key={filter.name}
          filter={filter}
          value={params.get(key(filter)) ?? ''}
          onChange={(value) => onChange({ [key(filter)]: value })}
        />
      ))}
      {active.length > 0 && (
        <button
          type="button"
          className={classes.clear}
          onClick={() => onChange(Object.fromEntries(active.map((name) => [name, null])))}
        >
          <IconX size={14} aria-hidden="true" /> Togli i filtri
        </button>
      )}
    </search>
  )
}
