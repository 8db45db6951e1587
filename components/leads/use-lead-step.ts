'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { usePageRefresh } from '@/components/data/list/use-page-refresh'
import { useArea } from '@/components/data/page/area'
import { toastError, toastSuccess, toastUndo } from '@/components/ui/toasts'
import { api } from '@/lib/http/client'
import type { LeadRef } from './lead-types'

/** The steps of working a lead: each asks the lists and the page again. */
export function useLeadStep({ _id, version, nome, cognome }: LeadRef, casePage: string) {
  const area = useArea()
  const router = useRouter()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)

  const refreshPage = usePageRefresh()
  /** What is told afterwards is true of the list, of the counts and of the button. */
  const refresh = async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: ['leadRequests', area] }), refreshPage()])
  }
  const move = async (to: string, values: Record<string, unknown> = {}) => {
    const moved = await api.post(`/leadRequests/${_id}/state`, { ...values, to, version }, { area })
    await refresh()
    return moved
  }
  /** A change that somebody made meanwhile is not undone: the server says so. */
  const undo = (to: { version: number }) =>
    run(async () => {
      await api.post(`/leadRequests/${_id}/state/undo`, { version: to.version }, { area })
      await refresh()
      toastSuccess(`Come prima: ${nome} ${cognome}`)
    })
  /** For steps without a form: what is refused is told, and the latest state is shown. */
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toastError(error)
      await refresh()
    } finally {
      setBusy(false)
    }
  }
  const contacted = () =>
    run(async () => {
      const moved = await move('contattato')
      toastUndo(`Richiesta contattata: ${nome} ${cognome}`, () => void undo(moved))
    })
  const convert = () =>
    run(async () => {
      const { praticaId } = await api.post(`/leadRequests/${_id}/convert`, undefined, { area })
      await queries.invalidateQueries({ queryKey: ['leadRequests', area] })
      router.push(`${casePage}/${praticaId}`)
    })
  return { busy, move, refresh, contacted, convert }
}
