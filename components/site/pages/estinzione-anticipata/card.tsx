'use client'

import { euroOf } from '@/components/markup/format'
import { CalculatorCard, CORRECT } from '@/components/site/offers/calculator-card'
import { ChoiceField } from '@/components/site/offers/choice-field'
import { NumberField } from '@/components/site/offers/number-field'
import { keysOf } from '@/lib/core/keys'
import {
  CRITERI,
  type Criterio,
  PERIODI,
  type Periodo,
  VOCI_ANTICIPATE,
} from '@/lib/finance/early-settlement'
import styles from './account.module.css'
import { useEarlyAccount } from './desk'
import { costName, VOCI } from './terms'

const options = <T extends string>(labels: Record<T, string>) =>
  keysOf(labels).map((name) => [name, labels[name]] as const)
const TASSO = [
  ['fisso', 'Fisso'],
  ['variabile', 'Variabile'],
] as const

function CostFields({ wrong }: { wrong: (name: string) => string | undefined }) {
  const { terms, change } = useEarlyAccount()
  const { costi } = terms
  return (
    <fieldset className={styles.costs}>
      <legend>Che cosa hai pagato all’inizio</legend>
      {VOCI.map((voce) => (
        <NumberField
          key={voce}
          name={costName(voce)}
          label={VOCI_ANTICIPATE[voce]}
          unit="€"
          value={costi[voce]}
          wrong={wrong(costName(voce))}
          onChange={(euro) => change({ costi: { ...costi, [voce]: euro } })}
        />
      ))}
    </fieldset>
  )
}

function Fields() {
  const { terms, result, change } = useEarlyAccount()
  const wrong = (name: string) => ('field' in result && result.field === name ? result.why : undefined)
  return (
    <>
      <ChoiceField
        name="periodo"
        label="Contratto firmato"
        value={terms.periodo}
        options={options(PERIODI)}
        long
        onChange={(periodo) => change({ periodo: periodo as Periodo })}
      />
      <NumberField
        name="importo"
        label="Importo finanziato"
        unit="€"
        value={terms.importo}
        wrong={wrong('importo')}
        onChange={(importo) => change({ importo })}
      />
      <NumberField
        name="tan"
        label="TAN"
        unit="%"
        value={terms.tan}
        wrong={wrong('tan')}
        onChange={(tan) => change({ tan })}
      />
      <NumberField
        name="durata"
        label="Durata"
        unit="mesi"
        value={terms.durata}
        wrong={wrong('durata')}
        onChange={(durata) => change({ durata })}
      />
      <NumberField
        name="pagate"
        label="Rate già pagate"
        unit="rate"
        value={terms.pagate}
        wrong={wrong('pagate')}
        onChange={(pagate) => change({ pagate })}
      />
      <CostFields wrong={wrong} />
      <ChoiceField
        name="criterio"
        label="Criterio di restituzione dei costi"
        value={terms.criterio}
        options={options(CRITERI)}
        long
        onChange={(criterio) => change({ criterio: criterio as Criterio })}
      />
      <ChoiceField
        name="tasso"
        label="Il tasso è"
        value={terms.tassoFisso ? 'fisso' : 'variabile'}
        options={TASSO}
        onChange={(tasso) => change({ tassoFisso: tasso === 'fisso' })}
      />
    </>
  )
}

/** The calculator of the first screen: the contract, what was paid at the beginning, and what comes of it. */
export function EarlyCard() {
  const { result } = useEarlyAccount()
  const shown =
    'why' in result
      ? { why: CORRECT }
      : {
          figures: [
            { label: 'Da pagare per chiudere', value: euroOf(result.account.daPagare) },
            { label: 'Ti viene restituito', value: euroOf(result.account.totaleRestituito) },
          ],
          words: `Gli interessi che mancano, ${euroOf(result.account.interessiNonDovuti)}, non li paghi più.`,
        }
  return (
    <CalculatorCard
      label="Il tuo finanziamento"
      fields={<Fields />}
      result={shown}
      stale={false}
      actions={
        'account' in result ? (
          <a href="#conteggio" className="azione">
            Guarda il conteggio
          </a>
        ) : null
      }
      date="È una simulazione: il conteggio che vale è quello di chi ti ha dato il finanziamento, che deve fartelo avere."
    />
  )
}
