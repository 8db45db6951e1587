'use client'

import { useCallback } from 'react'
import { useArea } from '@/components/shell/area'
import type { Commit } from '@/components/ui/history-entry'
import { HistoryPanel } from '@/components/ui/history-panel'
import { api } from '@/lib/http/client'
import type { ResourceView } from '@/lib/resources/view'
import { useCase } from './case-context'
import { type ApiCommit, infoText } from './history-words'

/** The history of the case, asked on behalf of whoever is signed in to this area. */
export function CaseHistory({ view: { form } }: { view: ResourceView }) {
  const area = useArea()
  const { pratica } = useCase()
  const load = useCallback(
    async (id: string): Promise<Commit[]> => {
      const commits = await api.get<ApiCommit[]>(`/commits/${id}`, { area })
      return commits.map((commit) => ({ ...commit, info: infoText(commit.info, form) }))
    },
    [area, form],
  )
  return <HistoryPanel id={pratica._id} version={pratica.version} canSee load={load} />
}
