'use client'

import { useState } from 'react'
import type { OffertaMutuo } from '@/lib/finance/compare'
import { dayText, euroOf, percentText } from '../format'
import { CalculatorCard } from '../offers/calculator-card'
import { RangeField } from '../offers/range-field'
import { SiteLink } from '../site-link'
import type { HomeData, HomeInput } from './home-data'
import { quoteOf, rateText } from './quote'

const FIELDS = [
  { name: 'valore', label: 'La casa vale', unit: '€', min: 50_000, max: 900_000, step: 5_000 },
  { name: 'importo', label: 'Ti servono', unit: '€', min: 30_000, max: 700_000, step: 5_000 },
  { name: 'anni', label: 'Li restituisci in', unit: 'anni', min: 5, max: 40, step: 1 },
] as const

const figuresOf = ({ rata, taeg }: OffertaMutuo) => [
  { label: 'Rata al mese', value: euroOf(rata) },
  { label: 'TAEG', value: percentText(taeg) },
]

const wordsOf = (offerta: OffertaMutuo) =>
  `${offerta.prodotto.banca.nome}, ${offerta.prodotto.nome}. TAN fisso ${percentText(offerta.tan)} = ${rateText(offerta)}. ${offerta.durataMesi} rate, ${euroOf(offerta.totale)} in tutto, spese comprese.`

/** Query that opens the same simulation in /mutui. */
function simulationHref({ valore, importo, anni }: HomeInput): string {
  return `/mutui?${new URLSearchParams({ valoreImmobile: String(valore), importo: String(importo), durata: String(anni) })}`
}

/** The calculator of the first screen; it computes in the browser with the engine that /mutui uses. */
export function HeroCalculator({ data }: { data: HomeData }) {
  const [input, setInput] = useState<HomeInput>(data.esempio)
  const result = quoteOf(data, input)
  return (
    <CalculatorCard
      wideUnits
      label="Il tuo mutuo"
      fields={FIELDS.map((field) => (
        <RangeField
          key={field.name}
          {...field}
          value={input[field.name] || null}
          onChange={(value) => setInput({ ...input, [field.name]: Math.min(value ?? 0, field.max) })}
        />
      ))}
      answer={
        'motivo' in result
          ? { why: result.motivo }
          : { figures: figuresOf(result.offerta), words: wordsOf(result.offerta) }
      }
      stale={false}
      actions={
        <SiteLink href={simulationHref(input)} className="azione">
          Confronta le offerte
        </SiteLink>
      }
      date={`Prima casa a tasso fisso, prodotti e indici del ${dayText(data.asOf)}. È una simulazione, non un’offerta.`}
    />
  )
}
