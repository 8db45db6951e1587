'use client'

import { dayText, durationText, euroText, percentText } from '@/components/markup/format'
import { CalculatorCard, whyNone } from '@/components/site/offers/calculator-card'
import { ChoiceField } from '@/components/site/offers/choice-field'
import { FieldPair } from '@/components/site/offers/field-line'
import { NumberField } from '@/components/site/offers/number-field'
import { RangeField } from '@/components/site/offers/range-field'
import { dovutoCqs } from '@/lib/finance/cqs-due'
import { closed } from '@/lib/italian/closed'
import { type CqsOffer, type CqsReply, DURATE, isTipo, MASSIMA, NETTO, TIPI } from './cqs'
import { useCqsSimulation } from './cqs-desk'

/** A delegation is only asked for by a link of a quote; from it one may go back. */
const SCELTE = [
  ['delega', 'Una delega di pagamento'],
  ['cessione', 'Una cessione del quinto'],
] as const

/* What is paid and who pays decide the largest instalment: a smaller one that was chosen before is forgotten. */
function Fields() {
  const { simulation, errors, change } = useCqsSimulation()
  const { netto, tipo, eta, durata, delega } = simulation
  const wrong = (name: string) => errors[name]
  const durate = [...new Set([...DURATE, durata])].sort((a, b) => a - b)
  return (
    <>
      <ChoiceField
        name="tipo"
        label="Sei"
        value={tipo}
        options={Object.entries(TIPI)}
        wrong={wrong('tipo')}
        onChange={(value) =>
          isTipo(value) && change({ tipo: value, rata: MASSIMA, delega: delega && value !== 'pensionato' })
        }
      />
      {delega ? (
        <ChoiceField
          name="delega"
          label="Ti serve"
          value="delega"
          options={SCELTE}
          onChange={(value) => change({ delega: value === 'delega', rata: MASSIMA })}
        />
      ) : null}
      <RangeField
        name="netto"
        label={tipo === 'pensionato' ? 'Pensione netta' : 'Stipendio netto'}
        unit="€/mese"
        value={netto}
        {...NETTO}
        step={10}
        wrong={wrong('netto')}
        onChange={(value) => change({ netto: value, rata: MASSIMA })}
      />
      <FieldPair>
        <NumberField
          name="eta"
          label="Hai"
          unit="anni"
          value={eta}
          wrong={wrong('eta')}
          onChange={(value) => change({ eta: value })}
        />
        <ChoiceField
          name="durata"
          label="Durata"
          value={String(durata)}
          options={durate.map((mesi) => [String(mesi), durationText(mesi)])}
          wrong={wrong('durata')}
          onChange={(value) => change({ durata: Number(value) })}
        />
      </FieldPair>
    </>
  )
}

function figuresOf(best: CqsOffer, { rata, rataMassima }: CqsReply) {
  return [
    { label: rata < rataMassima ? 'Rata scelta' : 'Rata massima', value: euroText(rata) },
    { label: 'TAEG', value: percentText(best.taeg) },
    { label: 'Ricevi sul conto', value: euroText(best.netto) },
  ]
}

const wordsOf = (offer: CqsOffer, durata: number) =>
  `${closed(offer.bank.nome)} TAN fisso ${percentText(offer.tan)}, spese iniziali già tolte. Restituisci ${euroText(dovutoCqs(offer))} in ${durata} rate, spese comprese.`

/** The calculator of the first screen: what instalment fits, and what it brings. */
export function CqsCard() {
  const { simulation, reply, errors, failure, loading, onWant } = useCqsSimulation()
  const best = reply?.offers[0]
  const wrong = whyNone(errors, ['tipo', 'netto', 'eta', 'durata', 'rata']) ?? failure?.message
  const result =
    wrong || !best
      ? { why: wrong ?? 'Oggi nessun operatore ha un’offerta per queste cifre.' }
      : { figures: figuresOf(best, reply), words: wordsOf(best, reply.durata) }
  return (
    <CalculatorCard
      label={simulation.delega ? 'La tua delega di pagamento' : 'La tua cessione del quinto'}
      fields={<Fields />}
      result={result}
      stale={loading}
      tall
      actions={
        best && !wrong ? (
          <>
            <button type="button" className="azione" onClick={() => onWant(best)}>
              Richiedi fattibilità
            </button>
            <a href="#offerte">Cambia la rata</a>
          </>
        ) : null
      }
      date={`Prodotti degli operatori${reply ? ` del ${dayText(reply.asOf)}` : ' di oggi'}. È una simulazione, non un’offerta.`}
    />
  )
}
