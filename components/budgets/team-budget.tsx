'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { Select } from '@/components/ui/select'
import { formatInstant } from '@/lib/core/dates'
import type { Proposta } from '@/lib/features/budgets/proposal-schema'
import type { Anno } from '@/lib/features/budgets/schema'
import { optionsOf } from '@/lib/words/options'
import { BudgetGrid } from './budget-grid'
import { MISURE, type Misura } from './budget-words'
import { ProposeYear } from './propose-year'
import { useProposals } from './use-budget'

const measures = optionsOf(MISURE)

/** The year of the people whom an agent sees; who leads them proposes their targets. */
export function TeamBudget({ year, canPropose }: { year: Anno; canPropose: boolean }) {
  const router = useRouter()
  const [misura, setMisura] = useState<Misura>('raggiunto')
  const [proposing, setProposing] = useState(false)
  const { data } = useProposals(year.anno, canPropose)
  const last = data?.items[0]
  const close = () => {
    setProposing(false)
    router.refresh()
  }
  return (
    <Section
      title="La squadra"
      description={last && wordsOf(last)}
      actions={
        !proposing && (
          <>
            {canPropose && <Button onClick={() => setProposing(true)}>PROPONI OBIETTIVI</Button>}
            <Select
              label="Mostra"
              clearable={false}
              options={measures}
              value={misura}
              onChange={(value) => value && setMisura(value as Misura)}
            />
          </>
        )
      }
    >
      {proposing ? (
        <ProposeYear anno={year.anno} onClose={close} />
      ) : (
        <BudgetGrid year={year} misura={misura} head="Agente" product={null} />
      )}
    </Section>
  )
}

/** What became of the last proposal. */
function wordsOf({ aspetta, rifiuto, propostaAt, celle }: Proposta): string {
  const cells = celle.length === 1 ? 'una cella' : `${celle.length} celle`
  const what = `La tua proposta del ${formatInstant(propostaAt)} (${cells})`
  if (aspetta) return `${what} aspetta l’ufficio. Quello che proponi ancora si aggiunge.`
  return rifiuto ? `${what} non è stata approvata: ${rifiuto}` : `${what} è stata approvata.`
}
