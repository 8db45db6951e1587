'use client'

import { useState } from 'react'
import { useArea } from '@/components/data/page/area'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { api } from '@/lib/http/client'
import type { Known, ReplyTo } from '@/lib/http/client-routes'
import { useRecordRefresh } from './use-record-refresh'

type Path<R extends string, N extends string> = `/${R}/${string}/${N}`

/** Verbs of one record under `/v2/<resource>/{id}`: after each the list and the page show what is true now. */
export function useRecordVerb<const R extends string>(resource: R, id: string) {
  const area = useArea()
  const refresh = useRecordRefresh(resource)
  const [busy, setBusy] = useState(false)
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
