'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useArea } from '@/components/data/page/area'
import { rowTitle } from '@/components/data/record/row-title'
import type { Refused } from '@/components/data/table/refused-rows'
import { toastError, toastSuccess, toastUndo } from '@/components/ui/toasts'
import type { Area } from '@/lib/http/client'
import { records } from '@/lib/http/records'
import type { ListReply, ResourceView } from '@/lib/resources/view'
import type { Row } from './use-rows'
import type { Selection } from './use-selection'

type Target = { _id: string; version: number; values?: Record<string, unknown> }
type Reply = { done: number; failed: { _id: string; message: string }[]; undo: Target[] }

/** As many as one call of the API takes. */
const CALL = 200
/** Beyond these the filter is more likely wrong than wanted. */
export const WHOLE_MAX = 1000

type Call = { path: string; area: Area; action: string; targets: readonly Target[] }

/** Some rows at a time; `tell` hears how many are done. */
async function send({ path, area, action, targets }: Call, tell?: (done: number) => void) {
  const all: Reply = { done: 0, failed: [], undo: [] }
  for (let from = 0; from < targets.length; from += CALL) {
    const rows = targets.slice(from, from + CALL)
    const reply = await records.bulk(path, action, rows, { area })
    all.done += reply.done
    all.failed.push(...reply.failed)
    all.undo.push(...(reply.undo ?? []))
    tell?.(from + rows.length)
  }
  return all
}

/** Runs an action on the chosen rows; those that refuse stay chosen and say why. What can be taken back offers to be. */
export function useBulk(view: ResourceView, { rows, keep }: Selection) {
  const area = useArea()
  const client = useQueryClient()
  const [refused, setRefused] = useState<Refused[]>([])
  const [done, setDone] = useState(0)
  const refresh = () => client.invalidateQueries({ queryKey: [view.path, area] })
  const named = (failed: Reply['failed']) =>
    failed.map(({ _id, message }) => ({ _id, message, title: titleOf(view, rows, _id) }))
  const takeBack = async (targets: readonly Target[]) => {
    try {
      const { done: back, failed } = await send({ path: view.path, area, action: 'undo', targets })
      setRefused(named(failed))
      await refresh()
      if (back > 0) toastSuccess(back === 1 ? 'Una riga com’era prima' : `${back} righe com’erano prima`)
    } catch (error) {
      await refresh()
      toastError(error)
    }
  }
  const run = useMutation({
    mutationFn: (action: string) => {
      setRefused([])
      setDone(0)
      const targets = rows.map(({ _id, version }) => ({ _id, version }))
      return send({ path: view.path, area, action, targets }, setDone)
    },
    onSuccess: async ({ failed, undo }) => {
      setRefused(named(failed))
      keep(failed.map(({ _id }) => _id))
      // What the toast says must be seen in the list when it appears.
      await refresh()
      tell(rows.length - failed.length, undo, takeBack)
    },
    onError: refresh,
  })
  return { run, done, refused, setRefused }
}

function tell(changed: number, undo: Target[], takeBack: (rows: readonly Target[]) => Promise<void>) {
  if (changed <= 0) return
  const words = changed === 1 ? 'Una riga aggiornata' : `${changed} righe aggiornate`
  if (undo.length > 0) toastUndo(words, () => void takeBack(undo))
  else toastSuccess(words)
}

export function titleOf({ list }: ResourceView, rows: readonly Row[], id: string): string {
  const row = rows.find(({ _id }) => _id === id)
  return row ? rowTitle(list.columns, row) : id
}

/** Reads the whole filtered list, page by page, to choose its rows. */
export function useWholeList(path: string, query: string, onFound: (rows: Row[]) => void) {
  const area = useArea()
  return useMutation({
    mutationFn: async () => {
      const params = new URLSearchParams(query)
      params.set('limit', String(CALL))
      const found: Row[] = []
      for (let cursor: string | null = ''; cursor !== null && found.length < WHOLE_MAX; ) {
        if (cursor) params.set('cursor', cursor)
        else params.delete('cursor')
        const page: ListReply<Row> = await records.list(path, { area, query: params })
        found.push(...page.items)
        cursor = page.nextCursor
      }
      return found
    },
    onSuccess: onFound,
  })
}
