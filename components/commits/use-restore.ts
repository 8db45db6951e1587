'use client'

import { useKeptWords } from '@/components/data/form/kept-words'
import { usePageRefresh } from '@/components/data/list/use-page-refresh'
import { useArea } from '@/components/data/page/area'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { useConfirm } from '@/components/ui/use-confirm'
import { api } from '@/lib/http/client'

type Body = { to?: 'before'; fields?: readonly string[] }

/** Asks before a restoring, does it and shows the record anew; `onDone` after one that succeeded. `notice` asks why words of advertising stay. */
export function useRestore(id: string, body: Body, onDone?: () => void) {
  const area = useArea()
  const refresh = usePageRefresh()
  const kept = useKeptWords()
  const question = useConfirm(async () => {
    try {
      await api.post(`/commits/${id}/restore`, { ...body, ...kept.sent }, { area })
      kept.forget()
      onDone?.()
      await refresh()
      toastSuccess('Ripristino riuscito')
    } catch (error) {
      kept.hear(error)
      toastError(error)
    }
  })
  return { notice: kept.notice, ...question }
}
