'use client'

import { MoreButton } from '@/components/data/list/more-button'
import { PageHeader } from '@/components/data/page/page-header'
import { CardTable } from '@/components/data/table/card-table'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { IntentLink } from '@/components/ui/intent-link'
import { Stack } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { SkeletonTable } from '@/components/ui/skeletons'
import { StateBadge } from '@/components/ui/status-badge'
import { TableHead } from '@/components/ui/table-head'
import { formatInstant } from '@/lib/core/dates'
import { numberText } from '@/lib/core/number-text'
import { uncapitalized } from '@/lib/core/text'
import { IMPORT_KINDS, type ImportKind, runHref } from '@/lib/imports/kinds'
import { type Importazione, STATI_IMPORT } from '@/lib/imports/schema'
import { FileZone } from './file-zone'
import classes from './imports.module.css'
import { useRuns } from './use-imports'
import { isForecast, STATE_LOOKS } from './words'

/** Where a file of a kind is uploaded, and the files that were. */
export function ImportsScreen({ kind }: { kind: ImportKind }) {
  const { label } = IMPORT_KINDS[kind]
  return (
    <>
      <PageHeader title={`Importazione: ${uncapitalized(label)}`}>
        Prima si vede che cosa cambierebbe, riga per riga; poi si decide. Un’importazione si può annullare.
      </PageHeader>
      <Stack gap="lg" miw={0}>
        <FileZone kind={kind} />
        <Runs kind={kind} />
      </Stack>
    </>
  )
}

function Runs({ kind }: { kind: ImportKind }) {
  const found = useRuns(kind)
  if (found.isPending) return <SkeletonTable />
  if (!found.data) return <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>
  const runs = found.data.pages.flatMap(({ items }) => items)
  if (runs.length === 0)
    return (
      <EmptyState title="Nessuna importazione">
        Qui restano i file importati, con quello che hanno cambiato.
      </EmptyState>
    )
  return (
    <Section title="Importazioni">
      <CardTable label="Importazioni">
        <TableHead
          heads={[
            'File',
            'Stato',
            'Caricato',
            'Da',
            { figure: 'Righe' },
            { figure: 'Scritte' },
            { figure: 'Errate' },
          ]}
        />
        <tbody>
          {runs.map((run) => (
            <RunLine key={run._id} run={run} kind={kind} />
          ))}
        </tbody>
      </CardTable>
      <MoreButton pages={found} label="MOSTRA ALTRE" />
    </Section>
  )
}

function RunLine({ run, kind }: { run: Importazione; kind: ImportKind }) {
  const { _id, nome, state, createdAt, chi, conti } = run
  const written = isForecast(run) ? 0 : conti.creati + conti.aggiornati
  return (
    <tr>
      <th scope="row">
        <IntentLink href={runHref(kind, _id)} className={classes.link}>
          {nome}
        </IntentLink>
      </th>
      <td data-label="Stato">
        <StateBadge label={STATI_IMPORT[state]} {...STATE_LOOKS[state]} />
      </td>
      <td data-label="Caricato">{formatInstant(createdAt)}</td>
      <td data-label="Da">{chi ?? 'Automatica'}</td>
      <td data-label="Righe" data-numeric>
        {numberText(conti.letti)}
      </td>
      <td data-label="Scritte" data-numeric>
        {numberText(written)}
      </td>
      <td data-label="Errate" data-numeric>
        {numberText(conti.errati)}
      </td>
    </tr>
  )
}
