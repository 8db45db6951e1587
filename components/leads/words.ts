import { formatDay } from '@/lib/core/dates'
import { numberText } from '@/lib/core/number-text'
import {
  type Gruppo,
  type Membro,
  PRESENZE,
  type Prodotto,
  percent,
} from '@/lib/features/leads/perc-leads/schema'
import { PRODOTTI } from '@/lib/words/products'

const DECIMALS = { least: 2, most: 2 }

/** "+0,42": owed; "−0,42": ahead. */
export function deficitWords(deficit: number): string {
  const rounded = Math.abs(deficit) < 0.005 ? 0 : deficit
  const text = numberText(Math.abs(rounded), DECIMALS)
  return rounded === 0 ? text : `${rounded > 0 ? '+' : '−'}${text}`
}

export const leadsText = (value: number): string => numberText(value, DECIMALS)
export const percentWords = (value: number): string => `${percent(Math.round(value * 100) / 100)}%`
export const countWords = (count: number, one: string, many: string): string =>
  `${numberText(count)} ${count === 1 ? one : many}`

/** "Mutuo, Milano (MI)" */
export const groupWords = ({ product, luogo }: Pick<Gruppo, 'product' | 'luogo'>): string =>
  `${PRODOTTI[product as Prodotto]}, ${luogo}`

/** "Assente fino al 30/11/2026" */
export const presenceWords = ({ presenza, assenteAl }: Membro): string =>
  assenteAl ? `${PRESENZE.assente} fino al ${formatDay(assenteAl)}` : PRESENZE[presenza]

/** "al massimo 3 al giorno, 40 al mese"; empty without limits. */
export function limitWords({ tettoGiorno, tettoMese }: Pick<Membro, 'tettoGiorno' | 'tettoMese'>): string {
  const parts = [
    ...(tettoGiorno === null ? [] : [`${tettoGiorno} al giorno`]),
    ...(tettoMese === null ? [] : [`${tettoMese} al mese`]),
  ]
  return parts.length > 0 ? `al massimo ${parts.join(', ')}` : ''
}

/** Nobody in the group is a whole lead from their share. */
export const isFair = ({ maxDeficit }: Pick<Gruppo, 'maxDeficit'>): boolean => maxDeficit <= 1 + 1e-9

/** Where the list has a group. */
export const lineId = (id: string) => `gruppo-${id}`
