'use client'

import { useCallback } from 'react'
import { useArea } from '@/components/data/page/area'
import type { FieldProps } from '@/components/ui/field'
import { SearchableSelect } from '@/components/ui/searchable-select'
import { fold } from '@/lib/core/text'
import { declaredApi } from '@/lib/http/client'

type Props = FieldProps<string | null> & { words: string }

/** A choice among words that the office keeps in a list; one that is no longer in it stays chosen. */
export function WordSelect({ words, ...field }: Props) {
  const area = useArea()
  const load = useCallback(
    async (text: string) => {
      const { items } = await declaredApi.get<{ items: string[] }>(`/${words}`, { area })
      const asked = fold(text)
      const found = items.filter((word) => fold(word).includes(asked))
      return found.map((word) => ({ value: word, label: word }))
    },
    [words, area],
  )
  const selected = field.value ? { value: field.value, label: field.value } : undefined
  return <SearchableSelect key={words} {...field} load={load} selected={selected} />
}
