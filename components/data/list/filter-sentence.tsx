'use client'

import { useRefOptions } from '@/components/data/form/use-ref-options'
import type { Filter } from '@/lib/resources/view'
import { filterWords } from './filter-words'

type Props = { filter: Filter; value: string }

/** What a filter asks, after its name. */
export function FilterSentence({ filter, value }: Props) {
  if (value === '') return '…'
  if (filter.resource) return <RefSentence filter={filter} value={value} />
  return filterWords(filter, value)
}

function RefSentence({ filter, value }: Props) {
  const { selected, pending } = useRefOptions(filter.resource ?? '', value)
  return filterWords(filter, value, pending ? undefined : (selected?.label ?? value))
}
