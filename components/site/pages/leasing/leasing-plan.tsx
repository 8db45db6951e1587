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
  // Canoni at the start of the month leave a month between the last one and the end.
  const left = piano.at(-1)?.residuo ?? riscatto
  const totaleInteressi = piano.reduce((sum, { interessi }) => sum + interessi, 0)
  const anni = pianoPerAnno({ rata: canone, rate: piano, totaleInteressi, mesiPerRata: 1 })
  return (
    <div className={styles.plan}>
      <PlanChart anni={anni} />
      <PlanTable plan={{ anni, mesi: piano }} />
      <p className={styles.small}>
        Il maxicanone è già stato pagato alla firma; quello che resta dopo l’ultimo canone{' '}
        {left === riscatto ? (
          <>è il riscatto ({euroOf(riscatto)})</>
        ) : (
          <>
            ({euroOf(left)}) è il valore del riscatto un mese prima: il riscatto è di {euroOf(riscatto)}
          </>
        )}
        , che paghi solo se tieni il bene. Importi senza IVA.
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
