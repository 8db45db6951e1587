import { needInteger } from './error'
import { type Cents, needCents, percentOf, percentRatio } from './exact'
import { importoDaRata } from './instalment'

/** Usual limits of Italian lenders; settings may replace them. */
export const LIMITI_MUTUO = {
  /** Percent of the value: 80, the limit of credito fondiario (art. 38 TUB, delib. CICR 22/4/1995). */
  ltv: 80,
  /** Years, at the last instalment. */
  etaFine: 75,
} as const

/** Consap first-home fund (L. 147/2013 art. 1 c. 48 lett. c; DL 73/2021 art. 64): priority for the under-36. */
export const CONSAP = { importoMax: 25_000_000, iseeMax: 4_000_000, etaMax: 36 } as const

/**
 * Loan to value in percent: amount over the lower of price and appraisal. It is not rounded, for it is compared with limits: a
 * euro past 80% is past it.
 * @throws FinanceError on `importo`, `valoreImmobile`, `prezzo`
 */
export function ltv(importo: Cents, perizia: Cents, prezzo: Cents = perizia): number {
  needCents(importo, 'importo', 1)
  needCents(perizia, 'valoreImmobile', 1)
  needCents(prezzo, 'prezzo', 1)
  return (importo * 100) / Math.min(perizia, prezzo)
}

/** The largest amount within an LTV, cents, rounded down so that the limit is never passed. */
export function importoMassimoLtv(valoreImmobile: Cents, ltvMax: number = LIMITI_MUTUO.ltv): Cents {
  needCents(valoreImmobile, 'valoreImmobile', 1)
  const rounded = percentOf(valoreImmobile, ltvMax, 'ltvMax')
  return ltv(Math.max(rounded, 1), valoreImmobile) > ltvMax ? rounded - 1 : rounded
}

/** Instalment that an income can carry: a third of net monthly income less other instalments; never below 0. */
export function rataSostenibile(reddito: Cents, altreRate: Cents = 0): Cents {
  needCents(reddito, 'reddito')
  needCents(altreRate, 'altreRate')
  return Math.max(0, Math.floor((reddito - altreRate) / 3))
}

/** Instalment over available income, percent; null when other instalments leave no income. */
export function rataReddito(rata: Cents, reddito: Cents, altreRate: Cents = 0): number | null {
  needCents(reddito, 'reddito')
  needCents(altreRate, 'altreRate')
  return reddito > altreRate ? percentRatio(rata, reddito - altreRate) : null
}

/**
 * The largest mortgage that an income carries, cents, rounded down to the euro; 0 when there is no room.
 * @param reddito net a month, cents @param tan percent @param durataMesi months
 */
export function importoDaReddito(reddito: Cents, altreRate: Cents, tan: number, durataMesi: number): Cents {
  const rata = rataSostenibile(reddito, altreRate)
  return rata === 0 ? 0 : Math.floor(importoDaRata(rata, tan, durataMesi) / 100) * 100
}

type Richiedente = { eta?: number; reddito?: Cents }

/** Two people on one mortgage: banks look at the age of the older one, and their incomes add up. */
export function insieme(richiedente: Richiedente, altro: Richiedente = {}): Richiedente {
  const known = (values: (number | undefined)[]) => values.filter((value) => value !== undefined)
  const eta = known([richiedente.eta, altro.eta])
  const redditi = known([richiedente.reddito, altro.reddito])
  return {
    eta: eta.length > 0 ? Math.max(...eta) : undefined,
    reddito: redditi.length > 0 ? redditi.reduce((sum, reddito) => sum + reddito) : undefined,
  }
}

/** Age at the end of the plan, in years and fractions; compare with the product's limit. */
export function etaFine(eta: number, durataMesi: number): number {
  needInteger(eta, 18, 120, 'eta', 'L’età va da 18 a 120 anni.')
  return eta + durataMesi / 12
}

/** The longest plan, in whole months, that ends within the age limit; 0 past it. */
export function durataMassimaEta(eta: number, etaMax: number = LIMITI_MUTUO.etaFine): number {
  needInteger(eta, 18, 120, 'eta', 'L’età va da 18 a 120 anni.')
  return Math.max(0, (etaMax - eta) * 12)
}

export type RichiestaConsap = {
  eta?: number
  isee?: Cents
  importo: Cents
  finalita: string
  primaCasa?: boolean
}

/**
 * Whether the state guarantee for the under-36 applies, and if not why (Italian, one reason a sentence). Nobody is offered it who has
 * not said their age; of the ISEE, which requests do not say, the offer tells.
 */
export function garanziaConsap(richiesta: RichiestaConsap): { ammesso: boolean; motivi: string[] } {
  const { eta, isee = 0, importo, finalita, primaCasa = true } = richiesta
  const motivi: string[] = []
  if (eta === undefined)
    motivi.push('La garanzia statale è per chi non ha ancora compiuto 36 anni: indica l’età.')
  else if (eta >= CONSAP.etaMax) motivi.push('La garanzia statale è per chi non ha ancora compiuto 36 anni.')
  if (isee > CONSAP.iseeMax) motivi.push('Con la garanzia statale l’ISEE arriva al massimo a 40.000 €.')
  if (importo > CONSAP.importoMax)
    motivi.push('Con la garanzia statale il mutuo arriva al massimo a 250.000 €.')
  if (!primaCasa || !PRIMA_CASA.has(finalita))
    motivi.push('La garanzia statale vale solo per l’acquisto della prima casa.')
  return { ammesso: motivi.length === 0, motivi }
}

const PRIMA_CASA = new Set(['acquisto_prima_casa', 'acquisto_ristrutturazione'])

/** Past the limit of credito fondiario, and for a first home only: the bank leans on the state guarantee. */
export const conGaranzia = ({ ltvMax, finalita }: { ltvMax: number; finalita: readonly string[] }): boolean =>
  ltvMax > LIMITI_MUTUO.ltv && finalita.length > 0 && finalita.every((name) => PRIMA_CASA.has(name))
