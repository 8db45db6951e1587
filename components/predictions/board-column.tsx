'use client'

import { useDroppable } from '@dnd-kit/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { Box, Stack, Text } from '@/components/ui/layout'
import { SkeletonText } from '@/components/ui/skeletons'
import { wholeEuroText } from '@/lib/core/money'
import { capitalized } from '@/lib/core/text'
import { daysOf, SCADUTE } from '@/lib/features/predictions/labels'
import type { Somma } from '@/lib/features/predictions/schema'
import { type Area, declaredApi } from '@/lib/http/client'
import { rowsKey, rowsPath } from '@/lib/resources/first-rows'
import type { ListReply } from '@/lib/resources/view'
import classes from './board.module.css'
import type { Card, Moved } from './board-types'
import { PredictionCard } from './prediction-card'
import { monthWords } from './prediction-words'

const AT_ONCE = 10

type Props = {
  column: string
  query: string
  /** Null: there is nothing; not known yet without it. */
  sum: Somma | null | undefined
  moved: readonly Moved[]
  page: string
  showsAgent: boolean
  mayMove: (card: Card) => boolean
  onMove: (card: Card, to: string) => void
}

/** What is expected in one month: how much of it, then its cards, the heaviest first. */
export function BoardColumn({ column, query, sum, moved, page, showsAgent, mayMove, onMove }: Props) {
  const id = useId()
  const { setNodeRef, isOver } = useDroppable({ id: column })
  const rows = useColumn(column, query)
  const fetched = rows.data?.pages.flatMap(({ items }) => items) ?? []
  const isElsewhere = ({ _id }: Card) => moved.some(({ card }) => card._id === _id)
  const arrived = moved.filter(({ to }) => to === column)
  // Once the server tells of it, what it tells.
  const latest = ({ card }: Moved) => fetched.find(({ _id }) => _id === card._id) ?? card
  const cards = [...arrived.map(latest), ...fetched.filter((card) => !isElsewhere(card))]
  const more = Math.max(0, (rows.data?.pages[0]?.total ?? 0) - fetched.length)
  const title = column === SCADUTE ? 'Scadute' : capitalized(monthWords(`${column}-01`))
  return (
    <Box
      ref={setNodeRef}
      component="section"
      p="xs"
      miw={0}
      mih={240}
      className={classes.column}
      aria-labelledby={id}
      data-over={isOver || undefined}
      data-late={column === SCADUTE ? (cards.length > 0 ? 'some' : 'none') : undefined}
    >
      <header className={classes.head}>
        <h2 id={id}>
          {title}
          {sum !== undefined && (
            <Text span c="dimmed" fw={400}>
              {' '}
              {sum?.n ?? 0}
            </Text>
          )}
        </h2>
        <Text fz="row">{sum === undefined ? '…' : wholeEuroText(sum?.importo ?? 0)}</Text>
        <Text c="dimmed" fz="xs">
          {sum === undefined ? '…' : `ponderato ${wholeEuroText(sum?.ponderato ?? 0)}`}
        </Text>
      </header>
      {rows.isPending && <SkeletonText lines={4} />}
      {rows.isLoadingError && (
        <Text px="xxs" c="dimmed" fz="xs">
          Le previsioni non si sono caricate.{' '}
          <Button size="xs" onClick={() => void rows.refetch()}>
            RIPROVA
          </Button>
        </Text>
      )}
      {rows.isSuccess && cards.length === 0 && (
        <Text px="xxs" c="dimmed" fz="xs">
          Nessuna previsione.
        </Text>
      )}
      <Stack component="ul" gap="xs" mb="xs">
        {cards.map((card) => (
          <PredictionCard
            key={card._id}
            card={card}
            column={column}
            href={`${page}/${card._id}`}
            showsAgent={showsAgent}
            canMove={mayMove(card) && !moved.some((one) => one.card._id === card._id && !one.done)}
            isNew={arrived.some((one) => one.card._id === card._id)}
            onMove={(to) => onMove(card, to)}
          />
        ))}
      </Stack>
      {rows.hasNextPage && more > 0 && (
        <Button
          size="xs"
          look="quiet"
          loading={rows.isFetchingNextPage}
          onClick={() => void rows.fetchNextPage()}
          aria-label={`${moreWords(more)}: ${title}`}
        >
          {moreWords(more)}
        </Button>
      )}
    </Box>
  )
}

const moreWords = (count: number) => (count === 1 ? 'Un’altra' : `Altre ${count}`)

/** What a column asks its list for. */
function askedOf(column: string, query: string): string {
  const asked = new URLSearchParams(query)
  asked.set('filter[stato]', 'aperta')
  asked.set('filter[previstaPer]', daysOf(column))
  asked.set('sort', '-ponderato')
  asked.set('limit', String(AT_ONCE))
  return asked.toString()
}

/** Under this name TanStack Query keeps a column's cards. */
export const columnKey = (column: string, query: string, area: Area) => [
  ...rowsKey('predictions', area, askedOf(column, query)),
  'column',
]

/** A column's cards, as many at once as one reads. */
function useColumn(column: string, query: string) {
  const area = useArea()
  const text = askedOf(column, query)
  return useInfiniteQuery({
    queryKey: columnKey(column, query, area),
    queryFn: ({ pageParam, signal }) => {
      const page = pageParam ? `${text}&${new URLSearchParams({ cursor: pageParam })}` : text
      return declaredApi.get<ListReply<Card>>(rowsPath('predictions', page), { area, signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    meta: { silent: true },
  })
}
