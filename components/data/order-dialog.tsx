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
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useArea } from '@/components/shell/area'
import { Button } from '@/components/ui/button'
import { Loading } from '@/components/ui/loading'
import { Modal } from '@/components/ui/modal'
import { toastSuccess } from '@/components/ui/toasts'
import { records } from '@/lib/http/records'
import type { ResourceView } from '@/lib/resources/view'
import classes from './order-dialog.module.css'
import { orderInstructions, orderWords } from './order-words'
import { rowTitle } from './row-title'
import { SortableLine } from './sortable-line'
import type { Row } from './use-rows'

type Props = { view: ResourceView; group: string; onClose: () => void }

/** The rows of one group, to be put in order by dragging, with the arrow keys or with the buttons. */
export function OrderDialog({ view, group, onClose }: Props) {
  const area = useArea()
  const queries = useQueryClient()
  const [rows, setRows] = useState<Row[]>([])
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const found = useQuery({
    queryKey: [view.path, area, 'order', group],
    queryFn: () =>
      records.list(view.path, {
        area,
        query: {
          limit: 200,
          sort: 'ordine',
          [`filter[${view.list.orderWithin}]`]: group,
        },
      }),
    gcTime: 0,
  })
  useEffect(() => setRows(found.data?.items ?? []), [found.data])
  const move = (from: number, to: number) =>
    setRows((current) => arrayMove(current, from, Math.max(0, Math.min(to, current.length - 1))))
  const drop = ({ active, over }: DragEndEvent) => {
    const at = (id: unknown) => rows.findIndex((row) => row._id === id)
    if (over && active.id !== over.id) move(at(active.id), at(over.id))
  }
  const titles = rows.map((row) => ({ id: row._id, title: rowTitle(view.list.columns, row) }))
  const announcements = orderWords(titles)
  const save = useMutation({
    mutationFn: () =>
      records.order(
        view.path,
        rows.map(({ _id, version }) => ({ _id, version })),
        { area },
      ),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [view.path, area] })
      toastSuccess('Ordine salvato')
      onClose()
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Ordina ${view.labels.many}`}
      locked={save.isPending}
      footer={
        <>
          <Button onClick={onClose}>ANNULLA</Button>
          <Button
            look="primary"
            loading={save.isPending}
            disabled={rows.length === 0}
            onClick={() => save.mutate()}
          >
            MODIFICA
          </Button>
        </>
      }
    >
      {found.isPending && <Loading />}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ announcements, screenReaderInstructions: orderInstructions }}
      >
        <SortableContext items={rows.map(({ _id }) => _id)} strategy={verticalListSortingStrategy}>
          <ol className={classes.list}>
            {rows.map((row, index) => (
              <SortableLine
                key={row._id}
                id={row._id}
                title={rowTitle(view.list.columns, row)}
                onUp={() => move(index, index - 1)}
                onDown={() => move(index, index + 1)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </Modal>
  )
}
