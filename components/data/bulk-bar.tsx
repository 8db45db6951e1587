'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useArea } from '@/components/shell/area'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { useConfirm } from '@/components/ui/use-confirm'
import { api } from '@/lib/http/client'
import type { ResourceView } from '@/lib/resources/view'
import classes from './resource-list.module.css'
import type { Row } from './use-rows'

type Reply = { done: number; failed: { _id: string; message: string }[] }
type Props = { view: ResourceView; rows: readonly Row[]; canDelete: boolean; onDone: () => void }

/** What can be done with the chosen rows; rows that refuse are counted and say why. */
export function BulkBar({ view, rows, canDelete, onDone }: Props) {
  const area = useArea()
  const client = useQueryClient()
  const run = useMutation({
    mutationFn: (action: string) => {
      const targets = rows.map(({ _id, version }) => ({ _id, version }))
      return api.post<Reply>(`/${view.path}/bulk`, { action, rows: targets }, { area })
    },
    onSuccess: ({ done, failed }) => {
      if (done > 0) toastSuccess(done === 1 ? 'Una riga aggiornata' : `${done} righe aggiornate`)
      if (failed[0]) toastError(`${failed.length} non riuscite: ${failed[0].message}`)
      onDone()
      return client.invalidateQueries({ queryKey: [view.path, area] })
    },
  })
  const remove = useConfirm(async () => {
    await run.mutateAsync('delete').catch(() => undefined)
  })
  const { ask, ...question } = remove
  if (rows.length === 0) return null
  return (
    <div className={classes.bulk}>
      <strong>{rows.length === 1 ? 'Una riga scelta' : `${rows.length} righe scelte`}</strong>
      {view.list.bulk.map(({ id, label }) => (
        <Button key={id} disabled={run.isPending} onClick={() => run.mutate(id)}>
          {label.toUpperCase()}
        </Button>
      ))}
      {canDelete && (
        <Button look="danger" disabled={run.isPending} onClick={ask}>
          CANCELLA
        </Button>
      )}
      <ConfirmDialog
        action="delete"
        {...question}
        message={`Verranno cancellate ${rows.length} righe. Si possono ripristinare dalla cronologia.`}
      />
    </div>
  )
}
