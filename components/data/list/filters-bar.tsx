'use client'

import { Menu } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useFocusReturn } from '@/components/ui/use-focus-return'
import type { Filter, ListView } from '@/lib/resources/view'
import { FilterChip } from './filter-chip'
import classes from './filters-bar.module.css'
import { SearchBox } from './search-box'

type Props = {
  view: Pick<ListView, 'labels' | 'list'>
  params: URLSearchParams
  onChange: (changes: Record<string, string | null>) => void
  onClear: () => void
  /** Filters fixed by the page, not to be shown. */
  fixed?: readonly string[]
}

const key = (filter: Filter) => `filter[${filter.name}]`

/** The search and the filters in use, each a sentence with a way out; the others are behind “+ Filtro”. */
export function FilterBar({ view, params, onChange, onClear, fixed = [] }: Props) {
  const [editing, setEditing] = useState<string | null>(null)
  const filters = view.list.filters.filter(({ name }) => !fixed.includes(name))
  const used = filters.filter((filter) => params.has(key(filter)))
  // A new one stands beside them while it is being said.
  const shown = filters.filter((filter) => used.includes(filter) || filter.name === editing)
  const others = filters.filter((filter) => !shown.includes(filter))
  return (
    <search className={classes.bar} data-screen-only aria-label={`Filtra ${view.labels.many}`}>
      {view.list.search && (
        <div className={classes.search}>
          <SearchBox value={params.get('q') ?? ''} onSearch={(q) => onChange({ q })} />
        </div>
      )}
      {/* Before the sentences: they grow when a name comes, and would push it from under a pointer. */}
      {others.length > 0 && <AddFilter filters={others} onAdd={setEditing} />}
      {shown.map((filter) => (
        <FilterChip
          key={filter.name}
          filter={filter}
          value={params.get(key(filter)) ?? ''}
          onChange={(value) => onChange({ [key(filter)]: value })}
          editing={editing === filter.name}
          onEdit={(open) => setEditing(open ? filter.name : null)}
        />
      ))}
      {(used.length > 1 || (used.length > 0 && params.has('q'))) && (
        <button type="button" className={classes.clear} onClick={onClear}>
          <IconX size={14} aria-hidden="true" /> Togli i filtri
        </button>
      )}
    </search>
  )
}

type AddProps = { filters: readonly Filter[]; onAdd: (name: string) => void }

function AddFilter({ filters, onAdd }: AddProps) {
  const [opened, setOpened] = useState(false)
  // Mantine's own return would take the focus from the box of the filter that was chosen.
  useFocusReturn(opened)
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      shadow="md"
      position="bottom-start"
      withinPortal
      returnFocus={false}
    >
      <Menu.Target>
        <Button size="xs" look="quiet" icon={<IconPlus size={14} aria-hidden="true" />}>
          Filtro
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {filters.map(({ name, label }) => (
          <Menu.Item key={name} onClick={() => onAdd(name)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
