'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useArea } from '@/components/shell/area'
import { toastSuccess } from '@/components/ui/toasts'
import { api } from '@/lib/http/client'
import type { ListReply, ResourceView } from '@/lib/resources/view'
import { rowTitle } from './row-title'
import type { Row } from './use-rows'
import type { Selection } from './use-selection'

type Reply = { done: number; failed: { _id: string; message: string }[] }
export type Refused = { _id: string; title: string; message: string }

/** As many as one call of the API takes. */
const CALL = 200
/** Beyond these the filter is more likely wrong than wanted. */
export const WHOLE_MAX = 1000

/** Runs an action on the chosen rows, some at a time; those that refuse stay chosen and say why. */
export function useBulk(view: ResourceView, { rows, keep }: Selection) {
  const area = useArea()
  const client = useQueryClient()
  const [refused, setRefused] = useState<Refused[]>([])
  const [done, setDone] = useState(0)
  const run = useMutation({
    mutationFn: async (action: string) => {
      const failed: Reply['failed'] = []
      setRefused([])
      setDone(0)
      for (let from = 0; from < rows.length; from += CALL) {
        const targets = rows.slice(from, from + CALL).map(({ _id, version }) => ({ _id, version }))
        const reply = await api.post<Reply>(`/${view.path}/bulk`, { action, rows: targets }, { area })
        failed.push(...reply.failed)
        setDone(from + targets.length)
      }
      return failed
    },
    onSuccess: (failed) => {
      const changed = rows.length - failed.length
      if (changed > 0) toastSuccess(changed === 1 ? 'Una riga aggiornata' : `${changed} righe aggiornate`)
      setRefused(failed.map(({ _id, message }) => ({ _id, message, title: titleOf(view, rows, _id) })))
      keep(failed.map(({ _id }) => _id))
    },
    onSettled: () => client.invalidateQueries({ queryKey: [view.path, area] }),
  })
  return { run, done, refused, forget: () => setRefused([]) }
}

function titleOf({ list }: ResourceView, rows: readonly Row[], id: string): string {
  const row = rows.find(({ _id }) => _id === id)
  return row ? rowTitle(list.columns, row) : id
}

/** Reads the whole filtered list, page by page, to choose its rows. */
export function useWholeList(view: ResourceView, query: string, onFound: (rows: Row[]) => void) {
  const area = useArea()
  return useMutation({
    mutationFn: async () => {
      const params = new URLSearchParams(query)
      params.set('limit', String(CALL))
      const found: Row[] = []
      for (let cursor: string | null = ''; cursor !== null && found.length < WHOLE_MAX; ) {
        if (cursor) params.set('cursor', cursor)
        else params.delete('cursor')
        const page: ListReply<Row> = await api.get(`/${view.path}?${params}`, { area })
        found.push(...page.items)
        cursor = page.nextCursor
      }
      return found
    },
    onSuccess: onFound,
  })
}
