'use client'

import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useConfirm } from '@/components/ui/use-confirm'
import type { ListReply, ResourceView } from '@/lib/resources/view'
import classes from './resource-list.module.css'
import { type Refused, useBulk, useWholeList, WHOLE_MAX } from './use-bulk'
import type { Selection } from './use-selection'

type Props = {
  view: ResourceView
  selection: Selection
  /** The page that is shown, and what it was asked with. */
  reply: ListReply | undefined
  query: string
  canEdit: boolean
  canDelete: boolean
}

const rowsText = (count: number) => (count === 1 ? 'Una riga scelta' : `${count} righe scelte`)

/** What can be done with the chosen rows; rows that refuse say why, one by one. */
export function BulkBar({ view, selection, reply, query, canEdit, canDelete }: Props) {
  const { rows } = selection
  const { run, done, refused, forget } = useBulk(view, selection)
  const { ask, ...question } = useConfirm(async () => {
    await run.mutateAsync('delete').catch(() => undefined)
  })
  // Rows of other pages may have refused: no longer chosen, they still have their say.
  if (rows.length === 0) return <RefusedRows refused={refused} onClose={forget} />
  return (
    <div className={classes.bulk}>
      <strong role="status">
        {run.isPending ? `Fatte ${done} righe di ${rows.length}` : rowsText(rows.length)}
      </strong>
      <WholeList view={view} selection={selection} reply={reply} query={query} busy={run.isPending} />
      {canEdit &&
        view.list.bulk.map(({ id, label }) => (
          <Button key={id} disabled={run.isPending} onClick={() => run.mutate(id)}>
            {label.toUpperCase()}
          </Button>
        ))}
      {canDelete && (
        <Button look="danger" disabled={run.isPending} onClick={ask}>
          CANCELLA
        </Button>
      )}
      <RefusedRows refused={refused} onClose={forget} />
      <ConfirmDialog action="delete" {...question} message={deletion(rows.length)} />
    </div>
  )
}

const deletion = (count: number) =>
  count === 1
    ? 'Verrà cancellata una riga. Si può ripristinare dalla cronologia.'
    : `Verranno cancellate ${count} righe. Si possono ripristinare dalla cronologia.`

type WholeProps = Pick<Props, 'view' | 'selection' | 'reply' | 'query'> & { busy: boolean }

/** Once the whole page is chosen, the rest of the filtered list is one press away. */
function WholeList({ view, selection, reply, query, busy }: WholeProps) {
  const { rows, whole, chooseWhole } = selection
  const find = useWholeList(view, query, chooseWhole)
  if (!reply || whole || reply.total <= rows.length || rows.length < reply.items.length) return null
  if (reply.totalIsCapped || reply.total > WHOLE_MAX)
    return (
      <span>
        Per sceglierle tutte, restringi i filtri a {WHOLE_MAX.toLocaleString('it-IT')} righe al massimo.
      </span>
    )
  return (
    <Button look="quiet" loading={find.isPending} disabled={busy} onClick={() => find.mutate()}>
      Scegli tutte e {reply.total.toLocaleString('it-IT')} le righe dell’elenco
    </Button>
  )
}

function RefusedRows({ refused, onClose }: { refused: readonly Refused[]; onClose: () => void }) {
  if (refused.length === 0) return null
  return (
    <div role="alert" className={classes.refused}>
      <p>
        {refused.length === 1
          ? 'Una riga è rimasta com’era:'
          : `${refused.length} righe sono rimaste com’erano:`}
      </p>
      <ul>
        {refused.map(({ _id, title, message }) => (
          <li key={_id}>
            <strong>{title}</strong>: {message}
          </li>
        ))}
      </ul>
      <Button look="quiet" size="xs" onClick={onClose}>
        Ho visto
      </Button>
    </div>
  )
}
