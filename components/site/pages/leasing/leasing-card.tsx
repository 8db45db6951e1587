'use client'

import { dayText, euroOf, percentText } from '@/components/markup/format'
import { CalculatorCard, CORRECT } from '@/components/site/offers/calculator-card'
import { ChoiceField } from '@/components/site/offers/choice-field'
import { NumberField } from '@/components/site/offers/number-field'
import { RangeField } from '@/components/site/offers/range-field'
import { closed } from '@/lib/italian/closed'
import styles from './leasing-card.module.css'
import { useLeasingSimulation } from './leasing-desk'
import { DURATA, type LeasingTerms, RISCATTI, VALORE, type Worked } from './leasing-terms'

const CANONI = [
  ['fine', 'A fine mese'],
  ['inizio', 'A inizio mese'],
] as const

/** `wrong`: what is wrong with the rate. */
function MoreFields({ wrong }: { wrong?: string }) {
  const { terms, change } = useLeasingSimulation()
  return (
    <details className={styles.more}>
      <summary>Riscatto, scadenza e tasso</summary>
      <ChoiceField
        name="riscatto"
        label="Prezzo di riscatto"
        value={String(terms.riscatto)}
        options={RISCATTI.map((pct) => [String(pct), `${pct}% del valore`])}
        onChange={(pct) => change({ riscatto: Number(pct) })}
      />
      <ChoiceField
        name="canoni"
        label="Paghi i canoni"
        value={terms.inizioMese ? 'inizio' : 'fine'}
        options={CANONI}
        onChange={(when) => change({ inizioMese: when === 'inizio' })}
      />
      <NumberField
        name="tan"
        label="Il tuo tasso, se ne hai già uno"
        unit="%"
        value={terms.tan}
        wrong={wrong}
        onChange={(tan) => change({ tan })}
      />
    </details>
  )
}

function Fields() {
  const { terms, result, change } = useLeasingSimulation()
  const wrong = (name: keyof LeasingTerms) =>
    'field' in result && result.field === name ? result.why : undefined
  return (
    <>
      <RangeField
        name="valore"
        label="Il bene vale, senza IVA"
        unit="€"
        value={terms.valore}
        min={VALORE.min}
        max={500_000}
        step={5_000}
        wrong={wrong('valore')}
        onChange={(valore) => change({ valore })}
      />
      <RangeField
        name="anticipo"
        label="Maxicanone, alla firma"
        unit="%"
        value={terms.anticipo}
        min={0}
        max={50}
        step={5}
        wrong={wrong('anticipo')}
        onChange={(anticipo) => change({ anticipo })}
      />
      <RangeField
        name="durata"
        label="Lo paghi in"
        unit="mesi"
        value={terms.durata}
        {...DURATA}
        step={6}
        wrong={wrong('durata')}
        onChange={(durata) => change({ durata })}
      />
      <MoreFields wrong={wrong('tan')} />
    </>
  )
}

function wordsOf({ tan, maxicanone, riscatto, totale, offerta }: Worked): string {
  const rate = offerta
    ? `${offerta.prodotto.banca.nome}, ${closed(offerta.prodotto.nome)} TAN fisso ${percentText(tan)}.`
    : `TAN ${percentText(tan)}: è il tasso che hai scritto tu, senza spese.`
  return `${rate} Maxicanone ${euroOf(maxicanone)}, riscatto ${euroOf(riscatto)}, ${euroOf(totale)} in tutto, IVA esclusa.`
}

/** The calculator of the first screen: what it is worth, what is paid at once, for how long. */
export function LeasingCard({ oggi }: { oggi: string }) {
  const { result, onWant } = useLeasingSimulation()
  const own = 'worked' in result && result.worked.offerta === null
  const shown =
    'why' in result
      ? { why: result.field ? CORRECT : result.why }
      : {
          figures: [
            { label: 'Canone al mese', value: euroOf(result.worked.canone) },
            { label: 'TAEG', value: percentText(result.worked.taeg) },
          ],
          words: wordsOf(result.worked),
        }
  return (
    <CalculatorCard
      label="Il tuo leasing"
      fields={<Fields />}
      result={shown}
      stale={false}
      actions={
        'worked' in result ? (
          <>
            <button type="button" className="azione" onClick={() => onWant(result.worked)}>
              Chiedi una proposta
            </button>
            <a href="#piano">Guarda il piano</a>
          </>
        ) : null
      }
      date={`${own ? 'Calcolo con il tasso che hai scritto tu' : 'Il TAEG più basso fra i leasing in vigore'}, ${dayText(oggi)}. È una simulazione, non un’offerta.`}
    />
  )
}
