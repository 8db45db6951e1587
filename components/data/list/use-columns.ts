'use client'

import type { ListView } from '@/lib/resources/view'
import { useListParams, useListQuery } from './use-list-query'

/** The columns on show: those of the URL, or the ones that the declaration does not hide. */
export function useColumns(view: ListView) {
  const params = useListParams()
  const { set } = useListQuery()
  const { columns } = view.list
  const asked = params.get('columns')?.split(',')
  const shown = asked
    ? columns.filter(({ path }) => asked.includes(path))
    : columns.filter(({ hidden }) => !hidden)
  const choose = (paths: string[]) =>
    set({ columns: paths.join(',') || null, cursor: params.get('cursor') }, 'replace')
  return {
    shown: shown.length > 0 ? shown : columns,
    chosen: shown.map(({ path }) => path),
    /** Somebody chose them: none is left out for want of room. */
    asked: asked !== undefined,
    choose,
  }
}
