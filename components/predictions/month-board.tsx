'use client'

import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListProblem } from '@/components/data/list/list-problem'
import { useListQuery } from '@/components/data/list/use-list-query'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { Flex, Stack } from '@/components/ui/layout'
import { boardMonths, DOPO, daysOf, SCADUTE } from '@/lib/features/predictions/labels'
import { type Area, api } from '@/lib/http/client'
import classes from './board.module.css'
import { BoardColumn } from './board-column'
import type { Card } from './board-types'
import { CardFacts } from './prediction-card'
import { useBoardMoves } from './use-board-moves'

export type MonthBoardProps = {
  /** Where a card opens. */
  page: string
  /** The list's filters, as its address says them. */
  query: string
  canEdit: boolean
  showsAgent: boolean
  onClear: () => void
}

const LEAST_PX = 6
/** What is dragged is seen, and where it went is told; whoever sees neither has the menu of the card. */
const silence = () => undefined
const SILENT = {
  announcements: { onDragStart: silence, onDragOver: silence, onDragEnd: silence, onDragCancel: silence },
  screenReaderInstructions: { draggable: '' },
}

/** Under this name TanStack Query keeps the sums of the columns. */
export const monthsKey = (query: string, area: Area) => ['predictions', area, 'months', query]

/** A column for what is late, one for this month, one for each of the next: cards go from one to another. */
export function MonthBoard({ page, query, canEdit, showsAgent, onClear }: MonthBoardProps) {
  const area = useArea()
  const { moved, move } = useBoardMoves()
  const [dragged, setDragged] = useState<Card | null>(null)
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: LEAST_PX } }))
  const sums = useQuery({
    queryKey: monthsKey(query, area),
    queryFn: ({ signal }) => api.get('/predictions/months', { area, signal, query }),
    meta: { silent: true },
  })
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(null)
    const card = active.data.current as Card | undefined
    if (card && over) void move(card, String(over.id))
  }
  if (sums.isLoadingError)
    return <ListProblem error={sums.error} onRetry={() => void sums.refetch()} onClear={onClear} />
  const sumOf = (column: string) => sums.data?.colonne.find(({ colonna }) => colonna === column)
  const later = sumOf(DOPO)?.n ?? 0
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={SILENT}
      onDragStart={({ active }) => {
        swallowClick()
        setDragged(active.data.current as Card)
      }}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
    >
      <div className={classes.board}>
        {[SCADUTE, ...boardMonths()].map((column) => (
          <BoardColumn
            key={column}
            column={column}
            query={query}
            sum={sums.data ? (sumOf(column) ?? null) : undefined}
            moved={moved}
            page={page}
            showsAgent={showsAgent}
            mayMove={({ agentId }) => canEdit && (area === 'admin' || agentId === sums.data?.io)}
            onMove={(card, to) => void move(card, to)}
          />
        ))}
      </div>
      {later > 0 && <Later count={later} />}
      <DragOverlay>
        {dragged && (
          <Stack gap={0} align="flex-start" p="xs" fz="row" className={classes.card}>
            <CardFacts card={dragged} showsAgent={showsAgent} />
          </Stack>
        )}
      </DragOverlay>
    </DndContext>
  )
}

/** Letting a card go is no click on its name, which would open it. */
function swallowClick(): void {
  const swallow = (event: Event) => event.preventDefault()
  window.addEventListener('click', swallow, { capture: true })
  const end = () => setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
  window.addEventListener('mouseup', end, { once: true, capture: true })
}

/** What the board does not reach is in the list. */
function Later({ count }: { count: number }) {
  const { set } = useListQuery()
  return (
    <Flex component="p" rowGap="xxs" columnGap="xs" align="center" wrap="wrap" c="dimmed" fz="row">
      {count === 1 ? 'Un’altra previsione è più avanti.' : `Altre ${count} previsioni sono più avanti.`}
      <Button
        size="xs"
        look="quiet"
        onClick={() => set({ vista: null, 'filter[stato]': 'aperta', 'filter[previstaPer]': daysOf(DOPO) })}
      >
        VEDI NELL’ELENCO
      </Button>
    </Flex>
  )
}
