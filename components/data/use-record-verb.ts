'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useArea } from '@/components/shell/area'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { declaredApi } from '@/lib/http/client'

/** Verbs of one record under `/v2/<resource>/{id}`: after each the list and the page are asked again. */
export function useRecordVerb(resource: string, id: string) {
  const area = useArea()
  const router = useRouter()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: [resource, area] })
    router.refresh()
  }
  const send = async <T>(name: string, body?: unknown, headers?: Record<string, string>): Promise<T> => {
    const reply = await declaredApi.post<T>(`/${resource}/${id}/${name}`, body, { area, headers })
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
