import { elided } from '@/lib/italian/elided'
import { euroText, percentText, wholeText } from './format'

/** What an instalment weighs on an income; euro a month, and percent of what the income leaves after other instalments. */
export interface Means {
  rata: number
  /** Share of the available income; null where no income was given, or where other instalments take all of it. */
  rataReddito: number | null
  /** The instalment that the income carries; null where no income was given. */
  rataSostenibile: number | null
  /** Other instalments that are paid already. */
  altreRate?: number | null
}

export interface Affordability {
  isWithin: boolean
  /** One sentence: the share, and the instalment that is usually taken for sustainable. */
  words: string
}

/** Banks take a third of the available income (domain: `rataSostenibile`). */
const SHARE = 3
/** A share that is past a third must not be read as a third. */
const shareText = (value: number, isWithin: boolean) =>
  percentText(isWithin ? value : Math.ceil(value * 100 - 1e-9) / 100)

/** Whether somebody can afford an instalment, in words; null where no income is known. */
export function affordabilityOf({
  rata,
  rataReddito,
  rataSostenibile,
  altreRate,
}: Means): Affordability | null {
  if (rataSostenibile === null) return null
  if (rataReddito === null) {
    return {
      isWithin: false,
      words: 'Le altre rate assorbono tutto il reddito indicato: nessuna banca può aggiungerne una.',
    }
  }
  const isWithin = rata <= rataSostenibile
  const income = altreRate ? 'reddito che ti resta, tolte le altre rate' : 'reddito'
  const most = euroText(rataSostenibile)
  return {
    isWithin,
    words: `La rata è ${elided('il', shareText(rataReddito, isWithin))} del ${income}: ${
      isWithin ? `entro la rata sostenibile, ${most}.` : `oltre la rata sostenibile, ${most}.`
    }`,
  }
}

/** The income that an instalment asks for, where none is known: net a month, rounded up to ten euro. */
export function neededIncomeText(rata: number): string {
  const income = Math.ceil((rata * SHARE) / 10 - 1e-9) * 10
  return `Di solito serve un reddito netto di ${wholeText(income)}\u00a0€ al mese, tre volte la rata.`
}
