'use client'

import { neededIncomeText } from '@/components/markup/affordability'
import { dayText, euroText, percentText } from '@/components/markup/format'
import { offerName } from '@/components/markup/offer-name'
import { CalculatorCard, whyNone } from '@/components/site/offers/calculator-card'
import { ChoiceField } from '@/components/site/offers/choice-field'
import { RangeField } from '@/components/site/offers/range-field'
import { SCOPI_PRESTITO } from '@/lib/finance/purposes'
import { closed } from '@/lib/italian/closed'
import { useLoanSimulation } from './loan-desk'
import { IMPORTO, isFinalita, type Loan, PLAIN } from './loans'

/* "5 anni" is how people think of it, months are how it is counted. */
const monthsText = (mesi: number) =>
  mesi % 12 === 0 ? `${mesi} mesi (${mesi === 12 ? '1 anno' : `${mesi / 12} anni`})` : `${mesi} mesi`

function Fields({ durate }: { durate: number[] }) {
  const { simulation, errors, change } = useLoanSimulation()
  const { importo, durata, finalita } = simulation
  const wrong = (name: string) => errors[name]
  const options = [...new Set([...durate, durata])].sort((a, b) => a - b)
  return (
    <>
      <RangeField
        name="importo"
        label="Ti servono"
        unit="€"
        value={importo}
        {...IMPORTO}
        step={500}
        wrong={wrong('importo')}
        onChange={(value) => change({ importo: value })}
      />
      <ChoiceField
        name="durata"
        label="Li restituisci in"
        value={String(durata)}
        options={options.map((mesi) => [String(mesi), monthsText(mesi)])}
        wrong={wrong('durata')}
        onChange={(value) => change({ durata: Number(value) })}
      />
      <ChoiceField
        name="finalita"
        label="Ti servono per"
        value={finalita}
        options={Object.entries(SCOPI_PRESTITO)}
        wrong={wrong('finalita')}
        onChange={(value) => isFinalita(value) && change({ finalita: value })}
      />
    </>
  )
}

const wordsOf = (loan: Loan) =>
  `${closed(offerName(loan))} TAN fisso ${percentText(loan.tan)}. ${loan.durataMesi} rate, ${euroText(loan.totale)} in tutto, spese comprese. ${neededIncomeText(loan.rata)}`

const NONE =
  'Nessuna banca propone un prestito per questo importo e questa durata: prova a cambiare l’importo o i mesi.'

/** The calculator of the first screen: how much, for how long, what for. */
export function LoanCard({ durate }: { durate: number[] }) {
  const { reply, errors, failure, loading, onWant } = useLoanSimulation()
  const best = reply?.offers[0]
  const wrong = whyNone(errors, ['importo', 'durata', 'finalita']) ?? failure?.message
  const result =
    wrong || !best
      ? { why: wrong ?? NONE }
      : {
          figures: [
            { label: 'Rata al mese', value: euroText(best.rata) },
            { label: 'TAEG', value: percentText(best.taeg) },
          ],
          words: wordsOf(best),
        }
  const others = (reply?.offers.length ?? 0) - 1
  return (
    <CalculatorCard
      label="Il tuo prestito"
      action={`${PLAIN}/results`}
      fields={<Fields durate={durate} />}
      result={result}
      stale={loading}
      actions={
        best && !wrong ? (
          <>
            <button type="button" className="azione" onClick={() => onWant(best)}>
              Richiedi fattibilità
            </button>
            {others > 0 ? (
              <a href="#offerte">{others === 1 ? 'Guarda l’altra offerta' : `Guarda le altre ${others}`}</a>
            ) : null}
          </>
        ) : null
      }
      date={`Tabelle delle banche in vigore ${reply?.asOf ? `il ${dayText(reply.asOf)}` : 'oggi'}. È una simulazione, non un’offerta.`}
    />
  )
}
