'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import type { Row } from '@/components/data/list/use-rows'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { useConfirm } from '@/components/ui/use-confirm'
import { records } from '@/lib/http/records'
import type { ResourceView } from '@/lib/resources/view'

/** CANCELLA, after a question; what is deleted can be restored from the history. */
export function DeleteButton({ view, row, backTo }: { view: ResourceView; row: Row; backTo: string }) {
  const area = useArea()
  const router = useRouter()
  const queries = useQueryClient()
  const { ask, ...question } = useConfirm(async () => {
    try {
      await records.remove(view.path, row, { area })
      await queries.invalidateQueries({ queryKey: [view.path, area, 'list'] })
      toastSuccess('Cancellazione riuscita: si può ripristinare dalla cronologia')
      router.push(backTo)
    } catch (error) {
      toastError(error)
    }
  })
  return (
    <>
      <Button look="danger" onClick={ask}>
        CANCELLA
      </Button>
      <ConfirmDialog action="delete" {...question} />
    </>
  )
}
