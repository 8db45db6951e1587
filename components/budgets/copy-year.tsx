'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { OwnWidth } from '@/components/ui/controls'
import { NumberInput } from '@/components/ui/number-input'
import { Select } from '@/components/ui/select'
import { toastSuccess } from '@/components/ui/toasts'
import type { Anno } from '@/lib/features/budgets/schema'
import { useBudgetCalls } from './use-budget'
import type { Unit } from './use-draft'

type Source = 'budget' | 'erogato' | 'pezzi' | 'nette'
type Props = {
  anno: number
  product: string
  unit: Unit
  onCopy: (from: Anno, figure: Source, percent: number) => void
}

const SOURCES: Record<Unit, readonly { value: Source; label: string }[]> = {
  euro: [
    { value: 'budget', label: 'il budget' },
    { value: 'erogato', label: 'l’erogato' },
  ],
  pezzi: [
    { value: 'pezzi', label: 'il budget' },
    { value: 'nette', label: 'le liquidate' },
  ],
}

/** Last year's targets, or what came of them, more or less some per cent: in the open months of the sheet. */
export function CopyYear({ anno, product, unit, onCopy }: Props) {
  const { read } = useBudgetCalls()
  const [source, setSource] = useState<Source>(SOURCES[unit][0]?.value ?? 'budget')
  const [percent, setPercent] = useState<number | null>(0)
  const copy = useMutation({
    mutationFn: () => read({ anno: anno - 1, product }),
    onSuccess: (from) => {
      onCopy(from, source, percent ?? 0)
      toastSuccess(`Copiato dal ${anno - 1}: controlla e salva`)
    },
  })
  return (
    <>
      <Select
        label={`Copia dal ${anno - 1}`}
        clearable={false}
        options={[...SOURCES[unit]]}
        value={source}
        onChange={(value) => value && setSource(value as Source)}
      />
      <NumberInput
        label="Più o meno, %"
        value={percent}
        onChange={setPercent}
        min={-100}
        max={1_000}
        decimals={1}
      />
      <OwnWidth>
        <Button loading={copy.isPending} disabled={Number.isNaN(percent)} onClick={() => copy.mutate()}>
          COPIA
        </Button>
      </OwnWidth>
    </>
  )
}
