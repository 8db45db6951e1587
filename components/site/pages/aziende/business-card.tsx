'use client'

import { dayText, durationText, euroOf, percentText } from '@/components/markup/format'
import { CalculatorCard, CORRECT } from '@/components/site/offers/calculator-card'
import { ChoiceField } from '@/components/site/offers/choice-field'
import { RangeField } from '@/components/site/offers/range-field'
import type { OffertaMutuo } from '@/lib/finance/compare'
import { SCOPI_AZIENDA } from '@/lib/finance/purposes'
import { closed } from '@/lib/italian/closed'
import { useBusinessSimulation } from './business-desk'
import { nameOf } from './business-example'
import { DURATE, IMPORTO, isFinalita } from './business-terms'

/** A duration that only the address knows stays as it was asked for. */
const monthsWith = (asked: number) =>
  [...new Set<number>([...DURATE, asked])]
    .toSorted((a, b) => a - b)
    .map(
      (mesi) =>
        [String(mesi), mesi % 12 === 0 ? `${mesi} mesi (${durationText(mesi)})` : `${mesi} mesi`] as const,
    )

function Fields() {
  const { terms, result, change } = useBusinessSimulation()
  const wrong = (name: string) => ('field' in result && result.field === name ? result.why : undefined)
  return (
    <>
      <RangeField
        name="importo"
        label="All’impresa servono"
        unit="€"
        value={terms.importo}
        {...IMPORTO}
        step={5_000}
        wrong={wrong('importo')}
        onChange={(importo) => change({ importo })}
      />
      <ChoiceField
        name="durata"
        label="Li restituisce in"
        value={String(terms.durata)}
        options={monthsWith(terms.durata)}
        wrong={wrong('durata')}
        onChange={(durata) => change({ durata: Number(durata) })}
      />
      <ChoiceField
        name="finalita"
        label="Servono per"
        value={terms.finalita}
        options={Object.entries(SCOPI_AZIENDA)}
        onChange={(value) => isFinalita(value) && change({ finalita: value })}
      />
    </>
  )
}

const wordsOf = (offerta: OffertaMutuo) =>
  `${closed(nameOf(offerta))} TAN ${offerta.tipoTasso} ${percentText(offerta.tan)}. ${offerta.durataMesi} rate, ${euroOf(offerta.totale)} in tutto, spese comprese.`

/** The calculator of the first screen: how much, for how long, what for. */
export function BusinessCard() {
  const { result, oggi, onWant } = useBusinessSimulation()
  const offerte = 'why' in result ? [] : result.offerte
  const [best] = offerte
  const others = offerte.length - 1
  return (
    <CalculatorCard
      label="Il finanziamento dell’impresa"
      fields={<Fields />}
      result={
        best
          ? {
              figures: [
                { label: 'Rata al mese', value: euroOf(best.rata) },
                { label: 'TAEG', value: percentText(best.taeg) },
              ],
              words: wordsOf(best),
            }
          : { why: 'field' in result && result.field ? CORRECT : 'why' in result ? result.why : '' }
      }
      stale={false}
      actions={
        <>
          <button type="button" className="azione" onClick={() => onWant(best ?? null)}>
            Chiedi una proposta
          </button>
          {others > 0 ? (
            <a href="#offerte">{others === 1 ? 'Guarda l’altra offerta' : `Guarda le altre ${others}`}</a>
          ) : null}
        </>
      }
      date={`Prodotti delle banche in vigore al ${dayText(oggi)}. È una simulazione, non un’offerta.`}
    />
  )
}
