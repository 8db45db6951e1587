import type { Indice, Prodotto, TipoTasso } from '@/prisma/generated/client'
import { capitalOf, instalment, round4, taeg } from '../../core/loan'
import type { Random } from '../../core/random'

export type Offer = {
  id: string
  bankId: string
  prodotto: Prodotto
  tipoTasso: TipoTasso
  indice: Indice | null
  spread: number
  floor: boolean
  finalita: string[]
  importoMin: number
  importoMax: number
  istruttoria: number
  istruttoriaPct: number
  perizia: number
  incassoRata: number
  provvigionePct: number
}

/** Value of an index in the month of a day. */
export type RateBook = (index: string, tenor: string, day: Date) => number

export type Request = {
  importo: number
  durata: number
  valore: number | null
  prezzo: number | null
}

const round = (value: number, unit: number) => Math.max(unit, Math.round(value / unit) * unit)
const euro = (value: number) => value * 100

/** What people ask for, in cents and months, by product. */
export function requestFor(product: Prodotto, rng: Random): Request {
  const none = { valore: null, prezzo: null }
  switch (product) {
    case 'mutuo':
      return mortgageRequest(rng)
    case 'prestito':
      return {
        importo: euro(round(2_000 + rng.next() ** 2 * 45_000, 500)),
        durata: rng.int(2, 10) * 12,
        ...none,
      }
    case 'cdq': {
      const durata = rng.pick([60, 84, 108, 120, 120, 120])
      return { importo: euro(round(capitalOf(rng.int(150, 420), durata, 5.2), 100)), durata, ...none }
    }
    case 'azienda':
      return {
        importo: euro(round(20_000 + rng.next() ** 2 * 400_000, 5_000)),
        durata: rng.int(2, 8) * 12,
        ...none,
      }
    case 'leasing':
      return {
        importo: euro(round(15_000 + rng.next() ** 2 * 200_000, 1_000)),
        durata: rng.int(3, 7) * 12,
        ...none,
      }
  }
}

function mortgageRequest(rng: Random): Request {
  const valore = round(Math.min(900_000, Math.max(70_000, rng.normal(215_000, 85_000))), 5_000)
  const ltv = rng.weighted([
    [rng.int(30, 60), 3],
    [rng.int(60, 80), 6],
    [80, 3],
    [rng.int(85, 100), 1],
  ] as const)
  return {
    importo: euro(round((valore * ltv) / 100, 1_000)),
    durata: rng.pick([10, 15, 20, 20, 25, 25, 25, 30, 30, 30]) * 12,
    valore: euro(valore),
    prezzo: euro(round(valore * (0.94 + rng.next() * 0.06), 1_000)),
  }
}

/** A product of a bank that sells this, to this amount, for this purpose; most people choose a fixed rate. */
export function chooseOffer(
  offers: Offer[],
  product: Prodotto,
  finalita: string,
  importo: number,
  rng: Random,
) {
  const same = offers.filter((offer) => offer.prodotto === product)
  const fitting = same.filter(
    (offer) =>
      importo >= offer.importoMin && importo <= offer.importoMax && offer.finalita.includes(finalita),
  )
  const choices = fitting.length > 0 ? fitting : same
  return rng.weighted(choices.map((offer) => [offer, offer.tipoTasso === 'fisso' ? 6 : 1] as const))
}

const TENORS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 25, 30, 40, 50]

function indexValue(offer: Offer, durata: number, day: Date, book: RateBook): number {
  if (!offer.indice) return 0
  if (offer.indice !== 'EURIRS') return book('EURIBOR', offer.indice.slice(-2), day)
  const years = durata / 12
  const tenor = TENORS.find((known) => known >= years) ?? 30
  return book('EURIRS', `${tenor}Y`, day)
}

/** TAN, TAEG and instalment as they were on the day the case went to the bank. */
export function conditions(offer: Offer, importo: number, durata: number, day: Date, book: RateBook) {
  const raw = indexValue(offer, durata, day, book) + offer.spread
  const tan = round4(offer.floor ? Math.max(0, raw) : raw)
  const rata = instalment(importo, durata, tan)
  const fee = offer.istruttoria + Math.round((importo * offer.istruttoriaPct) / 100)
  // Imposta sostitutiva, 0.25% over 18 months, on mortgages.
  const tax = offer.prodotto === 'mutuo' ? Math.round(importo * 0.0025) : 1_600
  return { tan, rata, taeg: taeg(importo, durata, rata, fee + tax + offer.perizia, offer.incassoRata) }
}
