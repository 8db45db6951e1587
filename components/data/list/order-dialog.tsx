'use client'

import { arrayMove } from '@dnd-kit/sortable'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useArea } from '@/components/data/page/area'
import { QueryProblem } from '@/components/data/record/query-problem'
import { rowTitle } from '@/components/data/record/row-title'
import { Button } from '@/components/ui/button'
import { Loading } from '@/components/ui/loading'
import { Modal } from '@/components/ui/modal'
import { toastSuccess } from '@/components/ui/toasts'
import { records } from '@/lib/http/records'
import type { ResourceView } from '@/lib/resources/view'
import classes from './order-dialog.module.css'
import { SortableLine } from './sortable-line'
import { SortableList } from './sortable-list'
import type { Row } from './use-rows'

type Props = { view: ResourceView; group: string; onClose: () => void }

/** The rows of one group, to be put in order by dragging, with the arrow keys or with the buttons. */
export function OrderDialog({ view, group, onClose }: Props) {
  const area = useArea()
  const queries = useQueryClient()
  const [rows, setRows] = useState<Row[]>([])
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
    meta: { silent: true },
  })
  useEffect(() => setRows(found.data?.items ?? []), [found.data])
  const move = (from: number, to: number) =>
    setRows((current) => arrayMove(current, from, Math.max(0, Math.min(to, current.length - 1))))
  const lines = rows.map((row) => ({ id: row._id, title: rowTitle(view.list.columns, row) }))
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
      dirty={rows.some(({ _id }, at) => _id !== found.data?.items[at]?._id)}
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
      <QueryProblem query={found} />
      <SortableList lines={lines} onMove={move} className={classes.list}>
        {lines.map((line, index) => (
          <SortableLine
            key={line.id}
            {...line}
            onUp={() => move(index, index - 1)}
            onDown={() => move(index, index + 1)}
          />
        ))}
      </SortableList>
    </Modal>
  )
}
