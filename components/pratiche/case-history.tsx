'use client'

import { useCallback } from 'react'
import { useArea } from '@/components/shell/area'
import type { Commit } from '@/components/ui/history-entry'
import { HistoryPanel } from '@/components/ui/history-panel'
import { api } from '@/lib/http/client'
import { useCase } from './case-context'

/** The history of the case, asked on behalf of whoever is signed in to this area. */
export function CaseHistory() {
  const area = useArea()
  const { pratica } = useCase()
  const load = useCallback((id: string) => api.get<Commit[]>(`/commits/${id}`, { area }), [area])
  return <HistoryPanel id={pratica._id} version={pratica.version} canSee load={load} />
}
