'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePageRefresh } from '@/components/data/list/use-page-refresh'
import { useArea } from '@/components/data/page/area'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { api } from '@/lib/http/client'
import type { Known, ReplyTo } from '@/lib/http/client-routes'

type Path<R extends string, N extends string> = `/${R}/${string}/${N}`

/** Verbs of one record under `/v2/<resource>/{id}`: after each the list and the page show what is true now. */
export function useRecordVerb<const R extends string>(resource: R, id: string) {
  const area = useArea()
  const refreshPage = usePageRefresh()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  // A page that changes later than it says so moves its buttons away from under the pointer.
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: [resource, area] })
    await refreshPage()
  }
  const send = async <const N extends string>(
    name: N & Known<'POST', Path<R, N>>,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<ReplyTo<'POST', Path<R, N>>> => {
    const path = `/${resource}/${id}/${name}` as Path<R, N> & Known<'POST', Path<R, N>>
    const reply = await api.post<Path<R, N>>(path, body, { area, headers })
    await refresh()
    return reply
  }
  /** For what has no form: says that it is done, or what went wrong. */
  const run = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true)
    try {
      await work()
      toastSuccess(done)
    } catch (error) {
      toastError(error)
    } finally {
      setBusy(false)
    }
  }
  return { area, busy, send, run, refresh }
}
