'use client'

import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { MoreButton } from '@/components/data/list/more-button'
import { SearchBox } from '@/components/data/list/search-box'
import { useListQuery } from '@/components/data/list/use-list-query'
import { useArea } from '@/components/data/page/area'
import { QueryProblem } from '@/components/data/record/query-problem'
import { Checkbox } from '@/components/ui/checkbox'
import { EmptyState } from '@/components/ui/empty-state'
import { Flex, Stack, Tiles } from '@/components/ui/layout'
import { Select } from '@/components/ui/select'
import { SkeletonText } from '@/components/ui/skeletons'
import { api, declaredApi } from '@/lib/http/client'
import { type Form, type Forms, folderNames, formsOf } from './forms'
import { FormsTable } from './forms-table'

/** As many as one ZIP may hold. */
const MOST = 50

type Asked = { q: string; cartella: string | null; preferiti: string | null }

function useForms({ q, cartella, preferiti }: Asked) {
  const area = useArea()
  return useInfiniteQuery({
    queryKey: ['files', area, 'mine', q, cartella, preferiti],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      declaredApi.get<Forms>('/files/mine', {
        area,
        signal,
        query: { q: q || null, cartella, preferiti, cursor: pageParam },
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
}

/** A star at once, and the list as it is then. */
function useFavourite() {
  const area = useArea()
  const queries = useQueryClient()
  const mutation = useMutation({
    mutationFn: ({ _id, preferito }: Form) =>
      api.post(`/files/${_id}/favourite`, { preferito: !preferito }, { area }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['files', area, 'mine'] }),
  })
  return (form: Form) => mutation.mutate(form)
}

const zipHref = (ids: readonly string[]) => `/v2/files/mine/zip?area=agent&ids=${ids.join(',')}`

/** The forms that the reader may use, by folder and by words; each downloads in its latest version. */
export function FormsPanel({ today }: { today: string }) {
  const { params, set } = useListQuery()
  const asked = {
    q: params.get('cerca') ?? '',
    cartella: params.get('cartella'),
    preferiti: params.get('preferiti'),
  }
  const found = useForms(asked)
  const favourite = useFavourite()
  const [ticked, setTicked] = useState<readonly string[]>([])
  const first = found.data?.pages[0]
  const names = useMemo(() => folderNames(first?.folders ?? []), [first])
  const forms = formsOf(found.data?.pages ?? [])
  const chosen = forms.map(({ _id }) => _id).filter((id) => ticked.includes(id))
  return (
    <Stack>
      <Tiles least={240} mb="md">
        <SearchBox named value={asked.q} onSearch={(text) => set({ cerca: text || null }, 'replace')} />
        <Select
          label="Cartella"
          clearable
          value={asked.cartella}
          options={[...names].map(([value, label]) => ({ value, label }))}
          onChange={(value) => set({ cartella: value }, 'replace')}
        />
      </Tiles>
      <Flex rowGap="xs" columnGap="md" align="center" justify="space-between" wrap="wrap" mih={28}>
        <Checkbox
          label="Solo i preferiti"
          value={asked.preferiti !== null}
          onChange={(isOn) => set({ preferiti: isOn ? '1' : null }, 'replace')}
        />
        {chosen.length > 0 && (
          <a href={zipHref(chosen)} download>
            {chosen.length === 1 ? 'Scarica il file scelto' : `Scarica i ${chosen.length} file scelti`} in uno
            ZIP
          </a>
        )}
      </Flex>
      {found.isPending && <SkeletonText lines={8} />}
      <QueryProblem query={found} title="I moduli non si sono caricati">
        {found.error?.message} Gli altri strumenti funzionano lo stesso.
      </QueryProblem>
      {first && forms.length === 0 && (
        <EmptyState title="Nessun modulo">
          {asked.preferiti
            ? 'Con la stella accanto al nome metti un modulo fra i preferiti.'
            : asked.q || asked.cartella
              ? 'Cambia le parole o la cartella.'
              : 'Quando la sede ne pubblica uno per te, lo trovi qui.'}
        </EmptyState>
      )}
      {forms.length > 0 && (
        <FormsTable
          forms={forms}
          names={names}
          today={today}
          chosen={chosen}
          onChoose={(id, isOn) =>
            setTicked((some) => (isOn ? [...some, id].slice(-MOST) : some.filter((one) => one !== id)))
          }
          onFavourite={favourite}
        />
      )}
      <MoreButton pages={found} />
    </Stack>
  )
}
