'use client'

import { useState } from 'react'
import { Section } from '@/components/shell/section'
import { Select } from '@/components/ui/select'
import type { Anno } from '@/lib/features/budgets/schema'
import { BudgetGrid } from './budget-grid'
import { MISURE, type Misura } from './budget-words'

const measures = Object.entries(MISURE).map(([value, { label }]) => ({ value, label }))

/** The year of the people whom an agent sees. */
export function TeamBudget({ year }: { year: Anno }) {
  const [misura, setMisura] = useState<Misura>('raggiunto')
  return (
    <Section
      title="La squadra"
      actions={
        <Select
          label="Mostra"
          clearable={false}
          options={measures}
          value={misura}
          onChange={(value) => value && setMisura(value as Misura)}
        />
      }
    >
      <BudgetGrid year={year} misura={misura} head="Agente" product={null} />
    </Section>
  )
}
