'use client'

import { Button } from '@/components/ui/button'
import { numberText } from '@/lib/core/number-text'
import type { ListReply } from '@/lib/resources/view'
import { useWholeList, WHOLE_MAX } from './use-bulk'
import type { Selection } from './use-selection'

type Props = {
  /** Of the list under /v2. */
  path: string
  selection: Selection
  reply: ListReply | undefined
  query: string
  busy: boolean
}

/** Once the whole page is chosen, the rest of the filtered list is one press away. */
export function WholeList({ path, selection, reply, query, busy }: Props) {
  const { rows, whole, chooseWhole } = selection
  const find = useWholeList(path, query, chooseWhole)
  if (!reply || whole || reply.total <= rows.length || rows.length < reply.items.length) return null
  if (reply.totalIsCapped || reply.total > WHOLE_MAX)
    return <span>Per sceglierle tutte, restringi i filtri a {numberText(WHOLE_MAX)} righe al massimo.</span>
  return (
    <Button look="quiet" size="xs" loading={find.isPending} disabled={busy} onClick={() => find.mutate()}>
      Scegli tutte e {numberText(reply.total)} le righe dell’elenco
    </Button>
  )
}
