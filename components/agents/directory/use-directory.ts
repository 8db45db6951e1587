'use client'

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useListScreen } from '@/components/data/list/use-list-screen'
import type { Row } from '@/components/data/list/use-rows'
import { useReply } from '@/components/data/list/use-rows'
import { useSelection } from '@/components/data/list/use-selection'
import { figuraWords, linguaWords, prodottoWords } from '@/lib/features/agents/directory/labels'
import type { Colleague } from '@/lib/features/agents/directory/schema'
import { ApiError, api } from '@/lib/http/client'
import { directoryView } from './directory-view'

export type Vista = 'schede' | 'tabella' | 'squadra'
const VISTE: readonly string[] = ['schede', 'tabella', 'squadra']

/** How the people are shown is the screen's own: the API is not asked about it. */
function asked(query: string): string {
  const params = new URLSearchParams(query)
  params.delete('vista')
  return params.toString()
}

/** The same without a place to be near to. */
function anywhere(query: string): string {
  const params = new URLSearchParams(query)
  params.delete('vicino')
  if (params.get('sort')?.endsWith('vicino')) params.delete('sort')
  return params.toString()
}

/** What is found; near a CAP that does not exist, what would be found without it, and what is wrong with it. */
function useFound(sent: string) {
  const asked = useReply('agents/directory', sent)
  const wrongCap = asked.error instanceof ApiError ? asked.error.byField.vicino : undefined
  const whole = useReply('agents/directory', wrongCap ? anywhere(sent) : null)
  return { reply: wrongCap ? whole : asked, wrongCap }
}

/** A colleague as the table reads one: words in place of codes. */
const rowOf = (person: Colleague): Row => ({
  ...person,
  version: 0,
  figura: figuraWords(person.figura),
  prodotti: person.prodotti.map(prodottoWords),
  lingue: person.lingue.map(linguaWords),
})

/** The directory by its address: who is found, how they are shown, who is chosen. */
export function useDirectory(hasTeam: boolean) {
  const { params, query, set, round, without } = useListScreen()
  const sent = asked(query)
  const { reply, wrongCap } = useFound(sent)
  const people = reply.data?.items ?? []
  const items = reply.data?.items
  const rows = useMemo(() => (items ?? []).map(rowOf), [items])
  const selection = useSelection(rows, sent, reply.isPlaceholderData)
  const wanted = params.get('vista') ?? 'schede'
  const vista = (VISTE.includes(wanted) && (hasTeam || wanted !== 'squadra') ? wanted : 'schede') as Vista
  return {
    params,
    set,
    round,
    without,
    reply,
    wrongCap,
    people,
    rows,
    selection,
    vista,
    chosen: people.filter(({ _id }) => selection.chosen.has(_id)),
    view: directoryView(reply.data?.facets, params.has('vicino') && !wrongCap),
    show: (next: Vista) => set({ vista: next === 'schede' ? null : next }),
  }
}

/** Everybody below the reader; asked for when it is looked at. */
export const useTeam = (enabled: boolean) =>
  useQuery({
    queryKey: ['agents/directory', 'agent', 'team'],
    queryFn: ({ signal }) => api.get('/agents/directory/team', { area: 'agent', signal }),
    enabled,
    meta: { silent: true },
  })
