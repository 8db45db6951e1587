'use client'

import { type ReactNode, useState } from 'react'
import { FilterBar } from '@/components/data/list/filters-bar'
import { ListProblem } from '@/components/data/list/list-problem'
import { NoRows } from '@/components/data/list/no-rows'
import { Pager } from '@/components/data/list/pager'
import classes from '@/components/data/list/resource-list.module.css'
import { isFilter, isFiltered } from '@/components/data/list/use-list-query'
import { PageHeader } from '@/components/data/page/page-header'
import { StaleNotice } from '@/components/data/record/stale-notice'
import { DataTable } from '@/components/data/table/data-table'
import { Stack, Tiles } from '@/components/ui/layout'
import { SkeletonTable } from '@/components/ui/skeletons'
import type { Colleague } from '@/lib/features/agents/directory/schema'
import { formatTotal } from '@/lib/resources/total'
import { ChosenPeople } from './chosen-people'
import { ColleagueCard } from './colleague-card'
import { ColleagueMenu } from './colleague-menu'
import own from './directory.module.css'
import { NearBox } from './near-box'
import { PassDialog } from './pass-dialog'
import { Team } from './team'
import { useDirectory } from './use-directory'
import { ViewSwitch } from './view-switch'

type Props = {
  title: string
  /** Where a person opens: the address before and after the id. Agents have none. */
  opens?: readonly [before: string, after: string]
  /** The reader is an agent, who has requests that may be passed on, and perhaps a team. */
  canPass?: boolean
  /** More to do with one person. */
  links?: readonly (readonly [label: string, before: string, after: string])[]
}

/** Who covers a town or a product, who is there today, and how to reach them. */
export function Directory({ title, opens, canPass = false, links = [] }: Props) {
  const { params, set, round, without, reply, people, rows, selection, vista, view, ...rest } =
    useDirectory(canPass)
  const [passing, setPassing] = useState<Colleague | null>(null)
  const hrefOf = ({ _id }: { _id: string }) => opens && `${opens[0]}${_id}${opens[1]}`
  const find = (id: string) => people.find(({ _id }) => _id === id)
  const menuOf = (person: Colleague | undefined, small = false): ReactNode =>
    person && (
      <ColleagueMenu
        person={person}
        links={links}
        small={small}
        onPass={canPass && person.presente && person._id !== reply.data?.io ? setPassing : undefined}
      />
    )
  const { data } = reply
  return (
    <>
      <PageHeader title={title}>
        {data?.luogo && `In ordine di distanza da ${data.luogo}, fino all’agenzia di ognuno.`}
      </PageHeader>
      <div className={classes.stack} data-fills={vista === 'tabella' || undefined}>
        <div className={classes.bar}>
          <ViewSwitch value={vista} onChange={rest.show} team={data?.squadra ?? 0} />
          {vista !== 'squadra' && (
            <>
              <FilterBar
                key={round}
                view={view}
                params={params}
                onChange={set}
                onClear={() => without((key) => isFilter(key) || key === 'vicino')}
              />
              <NearBox
                value={params.get('vicino') ?? ''}
                error={rest.wrongCap}
                onChange={(vicino) => set({ vicino, sort: null })}
              />
            </>
          )}
        </div>
        <ChosenPeople people={rest.chosen} onNone={() => selection.keep([])} />
        {vista === 'squadra' && <Team menuOf={menuOf} />}
        {vista !== 'squadra' && reply.isRefetchError && (
          <StaleNotice onRetry={() => void reply.refetch()} busy={reply.isFetching} />
        )}
        {vista !== 'squadra' && reply.isLoadingError && (
          <ListProblem
            error={reply.error}
            onRetry={() => void reply.refetch()}
            onClear={() => without(() => true)}
          />
        )}
        {vista !== 'squadra' && reply.isPending && <SkeletonTable columns={4} rows={12} />}
        {vista !== 'squadra' && data && people.length === 0 && (
          <NoRows
            view={view}
            filtered={isFiltered(params)}
            onClear={() => without((key) => isFilter(key) || key === 'vicino')}
          />
        )}
        {vista === 'schede' && people.length > 0 && (
          <Tiles
            component="ul"
            least={290}
            gap="sm"
            fill
            className={own.cards}
            data-busy={reply.isPlaceholderData}
            aria-label={title}
          >
            {people.map((person) => (
              <Stack component="li" gap={0} miw={0} key={person._id}>
                <ColleagueCard
                  person={person}
                  href={hrefOf(person)}
                  chosen={selection.chosen.has(person._id)}
                  closed={selection.closed}
                  onChoose={() => selection.toggle(person._id)}
                  actions={menuOf(person)}
                />
              </Stack>
            ))}
          </Tiles>
        )}
        {vista === 'tabella' && people.length > 0 && (
          <DataTable
            caption={title}
            columns={view.list.columns}
            rows={rows}
            sort={params.get('sort') ?? view.list.defaultSort}
            onSort={(sort) => set({ sort })}
            hrefOf={hrefOf}
            selection={selection}
            rowAction={({ _id }) => menuOf(find(_id), true)}
            busy={reply.isPlaceholderData}
          />
        )}
        {vista !== 'squadra' && data && (
          <Pager
            reply={data}
            total={formatTotal(data, view.labels)}
            onPage={(cursor) => set({ cursor })}
            first={!params.has('cursor')}
          />
        )}
      </div>
      {passing && <PassDialog person={passing} onClose={() => setPassing(null)} />}
    </>
  )
}
