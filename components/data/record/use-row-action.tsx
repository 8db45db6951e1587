'use client'

import { type ReactNode, useState } from 'react'
import type { Row } from '@/components/data/list/use-rows'
import { toastError } from '@/components/ui/toasts'
import type { ResourceView } from '@/lib/resources/view'
import { VerbDialog } from './verb-dialog'

/** The next action of a row; `act` opens one of the resource's verbs for it. */
export type RowAction = (row: Row, act: (verb: string) => void) => ReactNode

type Options = {
  /** The resource that the verbs are of. */
  view: ResourceView | undefined
  /** Path of the list that the rows stand in, where it is not the resource's own. */
  from?: string
  rowAction: RowAction | undefined
}

/** What stands at the end of each row, and the dialog that it opens. */
export function useRowAction({ view, from, rowAction }: Options) {
  const [acting, setActing] = useState<{ verb: string; row: Row } | null>(null)
  const verb = view?.list.verbs?.find(({ id }) => id === acting?.verb)
  const actionOf = rowAction && ((row: Row) => rowAction(row, (id) => setActing({ verb: id, row })))
  const dialog = view && acting && verb && (
    <VerbDialog
      view={view}
      from={from}
      verb={verb}
      rows={[acting.row]}
      onDone={([refused]) => refused && toastError(refused.message)}
      onClose={() => setActing(null)}
    />
  )
  return { actionOf, dialog }
}
