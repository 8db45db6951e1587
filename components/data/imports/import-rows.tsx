'use client'

import { useState } from 'react'
import { MoreButton } from '@/components/data/list/more-button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Lines } from '@/components/ui/layout'
import { SkeletonTable } from '@/components/ui/skeletons'
import type { DettaglioImport, RigaImport } from '@/lib/imports/schema'
import type { Field } from '@/lib/resources/view'
import { FixDialog } from './fix-dialog'
import { RowLine } from './row-line'
import { useRunRows } from './use-imports'
import type { ChosenRows } from './words'

type Props = {
  run: DettaglioImport
  chosen: ChosenRows
  fields: readonly Field[]
}

/** The rows in the order of the file: what became of each, what it changed, or why it was not taken. */
export function ImportRows({ run, chosen, fields }: Props) {
  const found = useRunRows(run._id, chosen)
  const [fixing, setFixing] = useState<RigaImport | null>(null)
  if (found.isPending) return <SkeletonTable />
  if (!found.data) return <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>
  const rows = found.data.pages.flatMap(({ items }) => items)
  if (rows.length === 0)
    return (
      <EmptyState title="Nessuna riga">
        Le righe restano per novanta giorni; dopo resta quante ne sono state lette e scritte.
      </EmptyState>
    )
  return (
    <>
      <Lines
        component="ul"
        bg="var(--bg-raised)"
        bd="1px solid var(--line)"
        bdrs="md"
        aria-label="Righe del file"
      >
        {rows.map((row) => (
          <RowLine
            key={row.riga}
            row={row}
            run={run}
            fields={fields}
            onFix={run.verbi.fix && row.esito === 'errato' ? () => setFixing(row) : undefined}
          />
        ))}
      </Lines>
      <MoreButton pages={found} label="MOSTRA ALTRE" />
      {fixing && <FixDialog run={run} row={fixing} onClose={() => setFixing(null)} />}
    </>
  )
}
