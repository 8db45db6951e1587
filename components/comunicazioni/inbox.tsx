'use client'

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { MoreButton } from '@/components/data/list/more-button'
import { SearchBox } from '@/components/data/list/search-box'
import { useListQuery } from '@/components/data/list/use-list-query'
import { ViewSwitch } from '@/components/data/list/view-switch'
import { useArea } from '@/components/data/page/area'
import { QueryProblem } from '@/components/data/record/query-problem'
import { ChoiceChips } from '@/components/ui/choice-chips'
import { EmptyState } from '@/components/ui/empty-state'
import { Box, Group, Lines } from '@/components/ui/layout'
import { SkeletonTable } from '@/components/ui/skeletons'
import { CATEGORIE } from '@/lib/features/comunicazioni/labels'
import type { CategoriaComunicazione, MineQuery } from '@/lib/features/comunicazioni/schema'
import { api } from '@/lib/http/client'
import { InboxRow } from './inbox-row'

type Asked = { vista: MineQuery['vista']; categoria: CategoriaComunicazione | null; q: string }

const VISTE = ['tutte', 'da_leggere', 'da_confermare'] as const

const NONE: Record<MineQuery['vista'], string> = {
  tutte: 'Quando la sede pubblica una comunicazione per te, la trovi qui.',
  da_leggere: 'Le hai lette tutte.',
  da_confermare: 'Nessuna aspetta la tua conferma.',
}

/** What the address asks for: the way back from an announcement finds the same lines. */
const askedOf = (params: URLSearchParams): Asked => ({
  vista: VISTE.find((one) => one === params.get('vista')) ?? 'tutte',
  categoria: CATEGORIE.find(({ value }) => value === params.get('categoria'))?.value ?? null,
  q: params.get('q') ?? '',
})

function useInbox({ vista, categoria, q }: Asked) {
  const area = useArea()
  return useInfiniteQuery({
    queryKey: ['comunicazioni', area, 'mine', vista, categoria, q],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      api.get('/comunicazioni/mine', { area, signal, query: { vista, categoria, q, cursor: pageParam } }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
}

/** What the office has announced to the reader: what waits for them first. */
export function Inbox() {
  const { params, set } = useListQuery()
  const asked = askedOf(params)
  const found = useInbox(asked)
  const { vista, categoria } = asked
  const first = found.data?.pages[0]
  const rows = found.data?.pages.flatMap(({ items }) => items) ?? []
  const views = [
    { value: 'tutte', label: 'Tutte' },
    { value: 'da_leggere', label: 'Da leggere', count: first?.nonLette },
    { value: 'da_confermare', label: 'Da confermare', count: first?.daConfermare },
  ] as const
  return (
    <>
      <Group gap="sm" justify="space-between" mb="sm">
        <ViewSwitch
          label="Comunicazioni"
          views={views}
          value={vista}
          onChange={(next) => set({ vista: next === 'tutte' ? null : next })}
        />
        <Box flex="0 1 15rem">
          <SearchBox value={asked.q} onSearch={(q) => set({ q }, 'replace')} />
        </Box>
      </Group>
      <Box mb="md">
        <ChoiceChips
          label="Categorie"
          choices={CATEGORIE}
          value={categoria}
          onChange={(next) => set({ categoria: next })}
        />
      </Box>
      {found.isPending && <SkeletonTable columns={2} rows={10} />}
      <QueryProblem query={found} />
      {first && rows.length === 0 && (
        <EmptyState title="Nessuna comunicazione">
          {asked.q || categoria ? 'Prova con altre parole o un’altra categoria.' : NONE[vista]}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <Lines component="ul" bd="1px solid var(--line)" bdrs="md" data-list="">
          {rows.map((row) => (
            <InboxRow key={row._id} row={row} />
          ))}
        </Lines>
      )}
      <Box mt="sm">
        <MoreButton pages={found} label="MOSTRA ALTRE" />
      </Box>
    </>
  )
}
