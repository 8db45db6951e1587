'use client'

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useId } from 'react'
import { orderInstructions, orderWords } from './order-words'

type Props = {
  /** The lines in their order, as people call them. */
  lines: readonly { id: string; title: string }[]
  onMove: (from: number, to: number) => void
  className?: string
  /** What is drawn for each: `useSortable` with its id moves it. */
  children: ReactNode
}

/** Lines that are put in order by dragging or with the arrow keys, and say aloud where they are. */
export function SortableList({ lines, onMove, className, children }: Props) {
  // The names that the library makes up differ between server and browser.
  const context = useId()
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    const at = (id: unknown) => lines.findIndex((line) => line.id === id)
    if (over && active.id !== over.id) onMove(at(active.id), at(over.id))
  }
  return (
    <DndContext
      id={context}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements: orderWords(lines), screenReaderInstructions: orderInstructions }}
    >
      <SortableContext items={lines.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={className}>{children}</ol>
      </SortableContext>
    </DndContext>
  )
}
