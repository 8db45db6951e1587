import { neededIncomeText } from '@/components/markup/affordability'
import { rateFormula } from '@/components/markup/rate-formula'
import { BOUNDS } from '@/components/site/pages/mutui/simulation'
import { keysOf } from '@/lib/core/keys'
import { confrontaMutui, type OffertaMutuo } from '@/lib/finance/compare'
import { FinanceError } from '@/lib/finance/error'
import type { RichiestaMutuo } from '@/lib/finance/mortgage-products'
import { closed } from '@/lib/italian/closed'
import { elided } from '@/lib/italian/elided'
import { euroOf, percentText, wholeText } from '../../../markup/format'
import { NOTHING_YET } from '../../nothing-yet'
import { FINALITA_HOME, type HomeData, type HomeInput } from './home-data'

const USUAL_LTV = 80

/** The offer with the lowest TAEG, or why there is none, in a sentence. */
export type HeroResult = { offerta: OffertaMutuo } | { motivo: string; field?: keyof HomeInput }

/** The same in words: what the calculator writes. */
export type HeroWords =
  | { figures: { label: string; value: string }[]; words: string }
  | { why: string; field?: keyof HomeInput }

/** The first screen's number: the same engine as the comparison of /mutui, on fixed rates. */
export function quoteOf({ prodotti, valori }: HomeData, input: HomeInput): HeroResult {
  const asked = askedOf(input)
  if ('motivo' in asked) return asked
  if (prodotti.length === 0 || valori.asOf === null)
    return { motivo: `${NOTHING_YET.title}. ${NOTHING_YET.text}` }
  try {
    const [offerta] = confrontaMutui(requestOf(asked), prodotti, valori).offerte
    return offerta ? { offerta } : { motivo: whyNot(asked) }
  } catch (error) {
    if (error instanceof FinanceError) return { motivo: error.detail }
    throw error
  }
}

/** The names of the first screen, as /mutui has them. */
const AS_ASKED = { valore: 'valoreImmobile', importo: 'importo', anni: 'durata' } as const

type Asked = { valore: number; importo: number; anni: number }

/** The three figures, or what is wrong with the first that cannot be asked for: the bounds of /mutui. */
function askedOf(input: HomeInput): Asked | { motivo: string; field: keyof HomeInput } {
  const isAsked = (name: keyof HomeInput) => {
    const { min, max } = BOUNDS[AS_ASKED[name]]
    const value = input[name] ?? Number.NaN
    return value >= min && value <= max
  }
  const field = keysOf(AS_ASKED).find((name) => !isAsked(name))
  return field ? { motivo: BOUNDS[AS_ASKED[field]].message, field } : (input as Asked)
}

const requestOf = ({ valore, importo, anni }: Asked): RichiestaMutuo => ({
  finalita: FINALITA_HOME,
  valoreImmobile: Math.round(valore * 100),
  importo: Math.round(importo * 100),
  durataMesi: anni * 12,
  tasso: 'fisso',
})

function whyNot({ valore, importo }: Asked): string {
  const ltv = (importo / valore) * 100
  if (ltv <= USUAL_LTV) return 'Nessun prodotto per questi importi: prova a cambiare la cifra o gli anni.'
  const house = Math.ceil(importo / (USUAL_LTV / 100) / 1000) * 1000
  return `Chiedi ${elided('il', percentText(ltv))} del valore della casa, e le banche di solito si fermano all’80%. Per questa cifra serve una casa da ${wholeText(house)} €, oppure una garanzia in più.`
}

/** "Eurirs 25 anni 2,55% + spread 0,65%" */
export function rateText({ indice, spread }: OffertaMutuo): string {
  const { indice: index = null, tenor = null, valore = null } = indice ?? {}
  return rateFormula({ index, tenor, indexValue: valore, spread })
}

const figuresOf = ({ rata, taeg }: OffertaMutuo) => [
  { label: 'Rata al mese', value: euroOf(rata) },
  { label: 'TAEG', value: percentText(taeg) },
]

const wordsOf = (offerta: OffertaMutuo) =>
  `${offerta.prodotto.banca.nome}, ${closed(offerta.prodotto.nome)} TAN fisso ${percentText(offerta.tan)} = ${rateText(offerta)}. ${offerta.durataMesi} rate, ${euroOf(offerta.totale)} in tutto, spese comprese. ${neededIncomeText(offerta.rata / 100)}`

/** The answer as it is read: two figures and a sentence, or why there are none. */
export function heroWords(data: HomeData, input: HomeInput): HeroWords {
  const result = quoteOf(data, input)
  if ('motivo' in result) return { why: result.motivo, field: result.field }
  return { figures: figuresOf(result.offerta), words: wordsOf(result.offerta) }
}
