'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useRefOptions } from '@/components/data/form/use-ref-options'
import { useListQuery } from '@/components/data/list/use-list-query'
import { PageHeader } from '@/components/data/page/page-header'
import { Button } from '@/components/ui/button'
import { Controls } from '@/components/ui/controls'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { IntentLink } from '@/components/ui/intent-link'
import { Stack, Text } from '@/components/ui/layout'
import { SearchableSelect } from '@/components/ui/searchable-select'
import { Select } from '@/components/ui/select'
import { SkeletonTable } from '@/components/ui/skeletons'
import { formatInstant } from '@/lib/core/dates'
import { GRUPPI_BUDGET, type GruppoBudget, type RigaBudget } from '@/lib/features/budgets/schema'
import { optionsOf } from '@/lib/words/options'
import { PRODOTTI } from '@/lib/words/products'
import type { BudgetEditorProps } from './budget-editor'
import { BudgetGrid } from './budget-grid'
import { MISURE } from './budget-words'
import { Proposals } from './proposals'
import { useChoice, useYear } from './use-budget'

/** The sheet comes with its script when the year is opened for editing. */
const BudgetEditor = dynamic<BudgetEditorProps>(
  () => import('./budget-editor').then(({ BudgetEditor: Loaded }) => Loaded),
  { ssr: false, loading: () => <SkeletonTable /> },
)

const ABOUT = 'Gli obiettivi degli agenti accanto a quanto è stato erogato e a quanto prevedono ancora.'
const FIRST_PRODUCT = 'mutuo'

/** A year of targets: who by month. Who may, writes them as in a spreadsheet. */
export function BudgetYear({ canEdit }: { canEdit: boolean }) {
  const { set } = useListQuery()
  const choice = useChoice()
  const [editing, setEditing] = useState(false)
  const year = useYear(editing ? { ...choice, gruppo: 'agente' } : choice)
  const edit = () => {
    if (!choice.product) set({ product: FIRST_PRODUCT })
    setEditing(true)
  }
  const { data } = year
  const isReady = data && !year.isPlaceholderData
  return (
    <>
      <PageHeader
        title="Budget agenti"
        actions={canEdit && !editing && <Button href="/admin/reports/budgetAgenti/import">IMPORTA</Button>}
        primary={
          canEdit &&
          !editing && (
            <Button look="primary" onClick={edit}>
              MODIFICA
            </Button>
          )
        }
      >
        {ABOUT}
        {data && ` Dati del ${formatInstant(data.asOf)}.`}
      </PageHeader>
      <Stack miw={0}>
        <YearControls choice={choice} set={set} editing={editing} />
        {year.isLoadingError && (
          <ErrorState onRetry={() => void year.refetch()}>{year.error.message}</ErrorState>
        )}
        {year.isPending && <SkeletonTable />}
        {!editing && <Proposals anno={choice.anno} canDecide={canEdit} />}
        {data && !editing && data.rows.length > 0 && (
          <BudgetGrid
            year={data}
            misura={choice.misura}
            head={GRUPPI_BUDGET[choice.gruppo as GruppoBudget] ?? 'Agente'}
            product={choice.product}
          />
        )}
        {data && !editing && data.rows.length === 0 && (
          <EmptyState title="Nessun dato per quest’anno">
            Non ci sono obiettivi né erogazioni: scegli un altro anno, o togli i filtri.
          </EmptyState>
        )}
        {isReady && editing && choice.product && (
          <BudgetEditor
            key={`${data.anno} ${choice.product} ${data.version}`}
            year={data}
            product={choice.product as RigaBudget['product']}
            unit={MISURE[choice.misura].unit}
            onClose={() => setEditing(false)}
          />
        )}
        {!editing && (
          <Text my="1em" fz="row">
            <IntentLink href="/admin/reports/budgetAgenti/riepilogo">
              Riepilogo, confronti ed esportazione
            </IntentLink>
          </Text>
        )}
      </Stack>
    </>
  )
}

type ControlsProps = {
  choice: ReturnType<typeof useChoice>
  set: ReturnType<typeof useListQuery>['set']
  editing: boolean
}

const products = optionsOf(PRODOTTI)
const groups = optionsOf(GRUPPI_BUDGET)
const measures = optionsOf(MISURE)

/** Which year, which product, whose, and what the cells show; all of it is in the address. What is being edited stays, and is said. */
function YearControls({ choice, set, editing }: ControlsProps) {
  const { anno, product, agencyId, gruppo, misura } = choice
  const { load, selected } = useRefOptions('agencies', agencyId)
  if (editing)
    return (
      <Text fw={600}>
        {[
          anno,
          products.find(({ value }) => value === product)?.label,
          selected?.label ?? 'tutte le agenzie',
        ].join(', ')}
      </Text>
    )
  const years = [anno - 2, anno - 1, anno, anno + 1].map((year) => ({
    value: String(year),
    label: String(year),
  }))
  return (
    <Controls width={190}>
      <Select
        label="Anno"
        clearable={false}
        options={years}
        value={String(anno)}
        onChange={(value) => set({ anno: value })}
      />
      <Select
        label="Prodotto"
        placeholder="Tutti"
        options={products}
        value={product}
        onChange={(value) => set({ product: value })}
      />
      <SearchableSelect
        label="Agenzia"
        placeholder="Tutte"
        value={agencyId}
        selected={selected}
        load={load}
        onChange={(value) => set({ agencyId: value })}
      />
      <Select
        label="Raggruppa"
        clearable={false}
        options={groups}
        value={gruppo}
        onChange={(value) => set({ gruppo: value === 'agente' ? null : value })}
      />
      <Select
        label="Mostra"
        clearable={false}
        options={measures}
        value={misura}
        onChange={(value) => set({ mostra: value === 'raggiunto' ? null : value })}
      />
    </Controls>
  )
}
