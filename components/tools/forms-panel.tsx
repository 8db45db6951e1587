'use client'

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { MoreButton } from '@/components/data/more-button'
import { SearchBox } from '@/components/data/search-box'
import { useListQuery } from '@/components/data/use-list-query'
import { useArea } from '@/components/shell/area'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Select } from '@/components/ui/select'
import { SkeletonText } from '@/components/ui/skeletons'
import { declaredApi } from '@/lib/http/client'
import { type Forms, folderNames, formsOf } from './forms'
import { FormsTable } from './forms-table'
import classes from './tools.module.css'

type Asked = { q: string; cartella: string | null }

function useForms({ q, cartella }: Asked) {
  const area = useArea()
  return useInfiniteQuery({
    queryKey: ['files', area, 'mine', q, cartella],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      declaredApi.get<Forms>('/files/mine', {
        ...{ area, signal },
        query: { q: q || null, cartella, cursor: pageParam },
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
}

/** The forms that the reader may use, by folder and by words; each downloads in its latest version. */
export function FormsPanel({ today }: { today: string }) {
  const { params, set } = useListQuery()
  const asked = { q: params.get('cerca') ?? '', cartella: params.get('cartella') }
  const found = useForms(asked)
  const first = found.data?.pages[0]
  const names = useMemo(() => folderNames(first?.folders ?? []), [first])
  const forms = formsOf(found.data?.pages ?? [])
  return (
    <div className={classes.forms}>
      <div className={classes.pair}>
        <SearchBox value={asked.q} onSearch={(text) => set({ cerca: text || null }, 'replace')} />
        <Select
          label="Cartella"
          clearable
          value={asked.cartella}
          options={[...names].map(([value, label]) => ({ value, label }))}
          onChange={(value) => set({ cartella: value }, 'replace')}
        />
      </div>
      {found.isPending && <SkeletonText lines={8} />}
      {found.isError && !first && (
        <ErrorState title="I moduli non si sono caricati" onRetry={() => void found.refetch()}>
          {found.error.message} Gli altri strumenti funzionano lo stesso.
        </ErrorState>
      )}
      {first && forms.length === 0 && (
        <EmptyState title="Nessun modulo">
          {asked.q || asked.cartella
            ? 'Cambia le parole o la cartella.'
            : 'Quando la sede ne pubblica uno per te, lo trovi qui.'}
        </EmptyState>
      )}
      {forms.length > 0 && <FormsTable forms={forms} names={names} today={today} />}
      <MoreButton pages={found} />
    </div>
  )
}
