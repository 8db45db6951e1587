'use client'

import { useState } from 'react'
import { rowTitle } from '@/components/data/record/row-title'
import { VerbDialog } from '@/components/data/record/verb-dialog'
import { RefusedRows } from '@/components/data/table/refused-rows'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useConfirm } from '@/components/ui/use-confirm'
import type { Column, ListReply, ResourceView } from '@/lib/resources/view'
import classes from './bulk-bar.module.css'
import { useBulk } from './use-bulk'
import type { Row } from './use-rows'
import type { Selection } from './use-selection'
import { WholeList } from './whole-list'

type Props = {
  view: ResourceView
  /** Path of the list that the rows stand in, where it is not the resource's own. */
  from?: string
  selection: Selection
  /** The page that is shown, and what it was asked with. */
  reply: ListReply | undefined
  query: string
  canEdit: boolean
  canDelete: boolean
  /** Of the verbs, those that the reader may use. */
  verbs: readonly string[]
}

const rowsText = (count: number) => (count === 1 ? 'Una riga scelta' : `${count} righe scelte`)

/** What can be done with the chosen rows, floating over the list; rows that refuse say why, one by one. */
export function BulkBar({
  view,
  from = view.path,
  selection,
  reply,
  query,
  canEdit,
  canDelete,
  verbs,
}: Props) {
  const { rows } = selection
  const [verb, setVerb] = useState<string | null>(null)
  const { run, done, refused, setRefused } = useBulk(view, selection)
  const busy = run.isPending || selection.closed
  const { ask, ...question } = useConfirm(async () => {
    await run.mutateAsync('delete').catch(() => undefined)
  })
  const refusals = <RefusedRows refused={refused} onClose={() => setRefused([])} />
  const offered = (view.list.verbs ?? []).filter(({ id }) => verbs.includes(id))
  const opened = offered.find(({ id }) => id === verb)
  // Rows of other pages may have refused: no longer chosen, they still have their say.
  if (rows.length === 0) return refusals
  return (
    <>
      {refusals}
      <section className={classes.bulk} aria-label="Righe scelte" data-screen-only>
        <strong role="status">
          {run.isPending ? `Righe completate: ${done} di ${rows.length}` : rowsText(rows.length)}
        </strong>
        <WholeList path={from} selection={selection} reply={reply} query={query} busy={busy} />
        {offered.map(({ id, label }) => (
          <Button
            key={id}
            size="xs"
            // Of several none is the next step more than the others.
            look={offered.length === 1 ? 'primary' : 'secondary'}
            disabled={busy}
            onClick={() => setVerb(id)}
          >
            {label.toUpperCase()}
          </Button>
        ))}
        {canEdit &&
          view.list.bulk.map(({ id, label }) => (
            <Button key={id} size="xs" disabled={busy} onClick={() => run.mutate(id)}>
              {label.toUpperCase()}
            </Button>
          ))}
        {canDelete && (
          <Button size="xs" look="danger" disabled={busy} onClick={ask}>
            CANCELLA
          </Button>
        )}
        <Button size="xs" look="quiet" disabled={busy} onClick={() => selection.keep([])}>
          Nessuna
        </Button>
      </section>
      <ConfirmDialog action="delete" {...question} message={deletion(rows, view.list.columns)} />
      {opened && (
        <VerbDialog
          view={view}
          from={from}
          verb={opened}
          rows={rows}
          onDone={(left) => {
            setRefused(left)
            selection.keep(left.map(({ _id }) => _id))
          }}
          onClose={() => setVerb(null)}
        />
      )}
    </>
  )
}

function deletion(rows: readonly Row[], columns: readonly Column[]): string {
  const [only, ...others] = rows
  if (!only || others.length > 0)
    return `Verranno cancellate ${rows.length} righe. Si possono ripristinare dalla cronologia.`
  return `Stai per cancellare «${rowTitle(columns, only)}». Si può ripristinare dalla cronologia.`
}
