'use client'

import { IconFilter, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Filter, ListView } from '@/lib/resources/view'
import { FilterInput } from './filter-input'
import classes from './filters-bar.module.css'
import { SearchBox } from './search-box'

/** More than these fill a phone's first screen: there they are folded away. */
const FEW = 2

type Props = {
  view: ListView
  params: URLSearchParams
  onChange: (changes: Record<string, string | null>) => void
  onClear: () => void
  /** Filters fixed by the page, not to be shown. */
  fixed?: readonly string[]
}

const key = (filter: Filter) => `filter[${filter.name}]`

/** Filters that read like a sentence; the ones in use come with a way out. */
export function FiltersBar({ view, params, onChange, onClear, fixed = [] }: Props) {
  const [open, setOpen] = useState(false)
  const filters = view.list.filters.filter(({ name }) => !fixed.includes(name))
  const used = filters.filter((filter) => params.has(key(filter))).length
  return (
    <search className={classes.bar} aria-label={`Filtra ${view.labels.many}`}>
      {view.list.search && <SearchBox value={params.get('q') ?? ''} onSearch={(q) => onChange({ q })} />}
      {filters.length > FEW && (
        <span className={classes.fold}>
          <Button
            icon={<IconFilter size={16} aria-hidden="true" />}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {used > 0 ? `Filtri (${used})` : 'Filtri'}
          </Button>
        </span>
      )}
      <div className={classes.filters} data-folded={(filters.length > FEW && !open) || undefined}>
        {filters.map((filter) => (
          <FilterInput
            key={filter.name}
            filter={filter}
            value={params.get(key(filter)) ?? ''}
            onChange={(value) => onChange({ [key(filter)]: value })}
          />
        ))}
      </div>
      {(used > 0 || params.has('q')) && (
        <button type="button" className={classes.clear} onClick={onClear}>
          <IconX size={14} aria-hidden="true" /> Togli i filtri
        </button>
      )}
    </search>
  )
}
