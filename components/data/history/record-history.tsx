'use client'

import { useCallback } from 'react'
import { useArea } from '@/components/data/page/area'
import { useLazyLoad } from '@/components/data/record/use-lazy-load'
import { api } from '@/lib/http/client'
import type { HistoryField } from '@/lib/resources/view'
import type { Commit } from './history-entry'
import { HistoryList } from './history-list'
import { HistoryPanel } from './history-panel'
import { infoText } from './history-words'

type Props = { id: string; version: number; fields: readonly HistoryField[] }

/** Reads the history of a record in the words that its resource has for it. */
function useHistory(fields: readonly HistoryField[]) {
  const area = useArea()
  return useCallback(
    async (ref: string): Promise<Commit[]> => {
      const commits = await api.get(`/commits/${ref}`, { area })
      return commits.map((commit) => ({ ...commit, info: infoText(commit.info, fields) }))
    },
    [area, fields],
  )
}

/** The history of a record, in the words that its resource has for it, asked on behalf of whoever is signed in to this area. */
export function RecordHistory({ id, version, fields }: Props) {
  return <HistoryPanel id={id} version={version} canSee load={useHistory(fields)} />
}

/** What has happened on a record that has no time line of its own: who wrote what into it, and when, the newest first. */
export function RecordActivity({ id, version, fields }: Props) {
  const load = useHistory(fields)
  const { state, reload } = useLazyLoad(() => load(id), true, `${id} ${version}`)
  return <HistoryList state={state} onRetry={reload} />
}
