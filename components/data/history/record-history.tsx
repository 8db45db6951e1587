'use client'

import { useCallback } from 'react'
import { useArea } from '@/components/data/page/area'
import { api } from '@/lib/http/client'
import type { HistoryField } from '@/lib/resources/view'
import type { Commit } from './history-entry'
import { HistoryPanel } from './history-panel'
import { infoText } from './history-words'

type Props = { id: string; version: number; fields: readonly HistoryField[] }

/** The history of a record, in the words that its resource has for it, asked on behalf of whoever is signed in to this area. */
export function RecordHistory({ id, version, fields }: Props) {
  const area = useArea()
  const load = useCallback(
    async (ref: string): Promise<Commit[]> => {
      const commits = await api.get(`/commits/${ref}`, { area })
      return commits.map((commit) => ({ ...commit, info: infoText(commit.info, fields) }))
    },
    [area, fields],
  )
  return <HistoryPanel id={id} version={version} canSee load={load} />
}
