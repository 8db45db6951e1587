'use client'

import { Text } from '@/components/ui/layout'
import type { ListView } from '@/lib/resources/view'
import { FilterSentence } from './filter-sentence'

type Props = {
  view: { list: Pick<ListView['list'], 'filters'> }
  params: URLSearchParams
  /** What holds besides search and filters: a report's period. */
  also?: readonly string[]
  /** Filters fixed by the page: its title says them. */
  fixed?: readonly string[]
}

/** What the rows were asked by, on paper only: there the bar that says it on the screen is left out. */
export function PaperWords({ view, params, also = [], fixed = [] }: Props) {
  const q = params.get('q')
  const asked = view.list.filters.flatMap((filter) => {
    const value = params.get(`filter[${filter.name}]`)
    return value && !fixed.includes(filter.name) ? [{ filter, value }] : []
  })
  if (!q && asked.length === 0 && also.length === 0) return null
  return (
    <Text c="dimmed" fz="sm" data-paper-only hidden>
      {[...also, ...(q ? [`Ricerca «${q}»`] : [])].join(' · ')}
      {asked.map(({ filter, value }, at) => (
        <span key={filter.name}>
          {(at > 0 || also.length > 0 || q) && ' · '}
          {filter.label} <FilterSentence filter={filter} value={value} />
        </span>
      ))}
    </Text>
  )
}
