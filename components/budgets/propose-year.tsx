'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Controls } from '@/components/ui/controls'
import { ErrorState } from '@/components/ui/error-state'
import { Stack } from '@/components/ui/layout'
import { Select } from '@/components/ui/select'
import { SkeletonTable } from '@/components/ui/skeletons'
import type { RigaBudget } from '@/lib/features/budgets/schema'
import { optionsOf } from '@/lib/words/options'
import { PRODOTTI } from '@/lib/words/products'
import type { BudgetEditorProps } from './budget-editor'
import { useYear } from './use-budget'
import type { Unit } from './use-draft'

/** The sheet comes with its script when somebody proposes. */
const BudgetEditor = dynamic<BudgetEditorProps>(
  () => import('./budget-editor').then(({ BudgetEditor: Loaded }) => Loaded),
  { ssr: false, loading: () => <SkeletonTable /> },
)

const products = optionsOf(PRODOTTI)
const units = [
  { value: 'euro', label: 'Euro' },
  { value: 'pezzi', label: 'Pratiche' },
]

/** The year of one's own team, to be written for the office. */
export function ProposeYear({ anno, onClose }: { anno: number; onClose: () => void }) {
  const [product, setProduct] = useState<RigaBudget['product']>('mutuo')
  const [unit, setUnit] = useState<Unit>('euro')
  const [dirty, setDirty] = useState(false)
  const year = useYear({ anno, product })
  const { data } = year
  return (
    <Stack miw={0}>
      <Controls width={190}>
        <Select
          label="Prodotto"
          clearable={false}
          disabled={dirty}
          options={products}
          value={product}
          onChange={(value) => value && setProduct(value as RigaBudget['product'])}
        />
        <Select
          label="In"
          clearable={false}
          disabled={dirty}
          options={units}
          value={unit}
          onChange={(value) => value && setUnit(value as Unit)}
        />
      </Controls>
      {year.isLoadingError && (
        <ErrorState onRetry={() => void year.refetch()}>{year.error.message}</ErrorState>
      )}
      {year.isPending && <SkeletonTable />}
      {data && !year.isPlaceholderData && (
        <BudgetEditor
          key={`${product} ${unit}`}
          product={product}
          unit={unit}
          onClose={onClose}
          year={data}
          proposes
          onDirty={setDirty}
        />
      )}
    </Stack>
  )
}
