'use client'

import { euroOf } from '@/components/markup/format'
import { PlanChart } from '@/components/site/offers/plan-chart'
import { PlanTable } from '@/components/site/offers/plan-table'
import { Section } from '@/components/site/section'
import { pianoPerAnno } from '@/lib/finance/plan-years'
import { useLeasingSimulation } from './leasing-desk'
import styles from './leasing-plan.module.css'
import type { Worked } from './leasing-terms'

function Plan({ worked }: { worked: Worked }) {
  const { piano, canone, riscatto } = worked
  const totaleInteressi = piano.reduce((sum, { interessi }) => sum + interessi, 0)
  const anni = pianoPerAnno({ rata: canone, rate: piano, totaleInteressi, mesiPerRata: 1 })
  return (
    <div className={styles.plan}>
      <PlanChart anni={anni} />
      <PlanTable plan={{ anni, mesi: piano }} />
      <p className={styles.small}>
        Il maxicanone è già stato pagato alla firma; quello che resta dopo l’ultimo canone è il riscatto (
        {euroOf(riscatto)}), che paghi solo se tieni il bene. Importi senza IVA.
      </p>
    </div>
  )
}

/** How the canoni pay the asset back, year by year. */
export function LeasingPlan() {
  const { result } = useLeasingSimulation()
  return (
    <Section
      id="piano"
      title="Il piano, canone per canone"
      lead="Quanto di ogni canone paga il bene e quanto paga gli interessi."
      split
    >
      {'why' in result ? <p>{result.why}</p> : <Plan worked={result.worked} />}
    </Section>
  )
}
