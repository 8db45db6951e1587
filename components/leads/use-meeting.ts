'use client'

import { useQueryClient } from '@tanstack/react-query'
import { usePageRefresh } from '@/components/data/list/use-page-refresh'
import { useArea } from '@/components/data/page/area'
import { api } from '@/lib/http/client'

/** An appointment as it is seen: of a request, or of the case that came of it. */
export type Meeting = {
  /** Of the request or the case that it was made with, and the version that was read. */
  _id: string
  di: 'richiesta' | 'pratica'
  version: number
  /** "Nome Cognome" of the person. */
  who: string
  /** The instant. */
  quando: string
  /** The person has no e-mail address, where that is known. */
  senzaEmail?: boolean
}

/** Moving an appointment and calling it off, from wherever it is seen: requests, cases and the page are asked for again. */
export function useMeeting({ _id, di, version }: Pick<Meeting, '_id' | 'di' | 'version'>) {
  const area = useArea()
  const paths =
    di === 'pratica'
      ? ({ move: `/pratiche/${_id}/meeting`, cancel: `/pratiche/${_id}/meeting/cancel` } as const)
      : ({
          move: `/leadRequests/${_id}/appointment`,
          cancel: `/leadRequests/${_id}/appointment/cancel`,
        } as const)
  const queries = useQueryClient()
  const refreshPage = usePageRefresh()
  const refresh = async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['leadRequests', area] }),
      queries.invalidateQueries({ queryKey: ['pratiche', area] }),
      refreshPage(),
    ])
  }
  const move = async (asked: { quando: string; sovrapposto?: boolean }) => {
    const moved = await api.post(paths.move, { ...asked, version }, { area })
    await refresh()
    return moved
  }
  const cancel = async () => {
    const off = await api.post(paths.cancel, { version }, { area })
    await refresh()
    return off
  }
  return { move, cancel, refresh }
}
