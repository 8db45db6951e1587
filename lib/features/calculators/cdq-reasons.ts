import type { Cents } from '@/lib/finance/exact'
import { durataText, euroText } from '@/lib/finance/text'
import type { ProdottoCqs } from './cdq'
import type { CdqInput } from './schema'

type Reason = { field: keyof CdqInput; motivo: string }

/** The longest duration at which a product still ends within its age, months. */
const longest = ({ durataMax, etaMaxFine }: ProdottoCqs, eta: number) =>
  Math.min(durataMax, (etaMaxFine - eta) * 12)

const max = (values: number[]) => Math.max(...values)
const min = (values: number[]) => Math.min(...values)

/** Why no operator makes an offer, with the nearest thing that would do. */
export function whyNoCdq(prodotti: readonly ProdottoCqs[], input: CdqInput, rata: Cents): Reason {
  const { tipo, eta, durata } = input
  const own = prodotti.filter(({ tipi }) => tipi.length === 0 || tipi.includes(tipo))
  if (own.length === 0) {
    return { field: 'tipo', motivo: 'Oggi nessun operatore presta a chi ha questo tipo di reddito.' }
  }
  const oldest = max(own.map(({ etaMaxFine }) => etaMaxFine))
  const able = own.filter((prodotto) => longest(prodotto, eta) >= prodotto.durataMin)
  if (able.length === 0) {
    return {
      field: 'eta',
      motivo: `All’ultima rata si possono avere al massimo ${oldest} anni: manca troppo poco.`,
    }
  }
  const most = max(able.map((prodotto) => longest(prodotto, eta)))
  if (durata > most) return { field: 'durata', motivo: tooLong(most, oldest, eta) }
  const least = min(able.map(({ durataMin }) => durataMin))
  if (durata < least) return { field: 'durata', motivo: `La durata più breve è ${durataText(least)}.` }
  return outOfBounds(able, rata)
}

function tooLong(most: number, oldest: number, eta: number): string {
  const word = durataText(most)
  return eta * 12 + most === oldest * 12
    ? `Alla tua età la durata più lunga è ${word}: all’ultima rata si possono avere al massimo ${oldest} anni.`
    : `La durata più lunga è ${word}.`
}

/* The capital of an instalment depends on the rate of each operator: the bounds are told, not the capital. */
function outOfBounds(able: readonly ProdottoCqs[], rata: Cents): Reason {
  const from = euroText(min(able.map(({ importoMin }) => importoMin)))
  const to = euroText(max(able.map(({ importoMax }) => importoMax)))
  const motivo = `Con una rata di ${euroText(rata)} e questa durata il prestito esce dai limiti degli operatori, da ${from} a ${to} tolte le spese: prova un’altra durata.`
  return { field: 'durata', motivo }
}
