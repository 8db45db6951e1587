'use client'

import { useState } from 'react'
import { dayText } from '../../../markup/format'
import { inAddress } from '../../amounts'
import { CalculatorCard, CORRECT } from '../../offers/calculator-card'
import { RangeField } from '../../offers/range-field'
import { SiteLink } from '../../site-link'
import type { HomeData, HomeInput } from './home-data'
import { type HeroWords, heroWords } from './quote'

const FIELDS = [
  { name: 'valore', label: 'La casa vale', unit: '€', min: 50_000, max: 900_000, step: 5_000 },
  { name: 'importo', label: 'Ti servono', unit: '€', min: 30_000, max: 700_000, step: 5_000 },
  { name: 'anni', label: 'Li restituisci in', unit: 'anni', min: 5, max: 40, step: 1 },
] as const

/** Address that opens the same simulation in /mutui: its first offer is the one in the first screen. */
function simulationHref({ valore, importo, anni }: HomeInput): string {
  return `/mutui?${new URLSearchParams({ valoreImmobile: inAddress(valore), importo: inAddress(importo), durata: inAddress(anni), tasso: 'fisso' })}`
}

interface Props {
  data: HomeData
  /** The answer to the example, as the server wrote it: nothing is computed before somebody asks. */
  example: HeroWords
}

/** The calculator of the first screen; it computes in the browser with the engine that /mutui uses. */
export function HeroCalculator({ data, example }: Props) {
  const [input, setInput] = useState<HomeInput>(data.esempio)
  const result = input === data.esempio ? example : heroWords(data, input)
  const wrong = 'why' in result && result.field ? result : null
  return (
    <CalculatorCard
      label="Il tuo mutuo"
      fields={FIELDS.map((field) => (
        <RangeField
          key={field.name}
          {...field}
          value={input[field.name]}
          wrong={wrong?.field === field.name ? wrong.why : undefined}
          onChange={(value) => setInput({ ...input, [field.name]: value })}
        />
      ))}
      result={wrong ? { why: CORRECT } : result}
      stale={false}
      actions={
        <SiteLink href={simulationHref(input)} className="azione">
          Confronta le offerte
        </SiteLink>
      }
      date={`Prima casa a tasso fisso${data.asOf ? `, prodotti e indici del ${dayText(data.asOf)}` : ''}. È una simulazione, non un’offerta.`}
    />
  )
}
