'use client'

import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { FilterBar } from '@/components/data/list/filters-bar'
import list from '@/components/data/list/resource-list.module.css'
import { isFilter } from '@/components/data/list/use-list-query'
import { useListScreen } from '@/components/data/list/use-list-screen'
import { PageHeader } from '@/components/data/page/page-header'
import { Button } from '@/components/ui/button'
import { SkeletonTable } from '@/components/ui/skeletons'
import { rowsQuery } from '@/lib/resources/first-rows'
import type { ListProps } from '@/lib/resources/pages'
import type { MonthBoardProps } from './month-board'

/** The board comes with what drags its cards, where somebody opens it. */
const MonthBoard = dynamic<MonthBoardProps>(
  () => import('./month-board').then(({ MonthBoard: Loaded }) => Loaded),
  { ssr: false, loading: () => <SkeletonTable columns={6} /> },
)

/** The board says which are open, and when. */
const ITS_OWN = ['stato', 'previstaPer']
const isAsked = (key: string) => isFilter(key) && !ITS_OWN.includes(/\[(\w+)\]/.exec(key)?.[1] ?? '')

type Props = Pick<ListProps, 'view' | 'canCreate' | 'canEdit'> & { head: ReactNode }

/** The open forecasts of the list month by month, with the list's filters. */
export function BoardScreen({ view, canCreate, canEdit, head }: Props) {
  const { params, set, round, without } = useListScreen()
  const query = rowsQuery([...params].filter(([key]) => isAsked(key)))
  return (
    <>
      <PageHeader
        title="Previsioni"
        primary={
          canCreate &&
          view.writable && (
            <Button look="primary" href={`${view.page}/add`}>
              CREA
            </Button>
          )
        }
      />
      {head}
      <div className={list.stack}>
        <div className={list.bar}>
          <FilterBar
            key={round}
            view={view}
            params={params}
            onChange={set}
            onClear={() => without(isFilter)}
            fixed={ITS_OWN}
          />
        </div>
        <MonthBoard
          key={query}
          page={view.page}
          query={query}
          canEdit={canEdit}
          showsAgent={view.list.columns.some(({ path }) => path === 'agent')}
          onClear={() => without((key) => key !== 'vista')}
        />
      </div>
    </>
  )
}
