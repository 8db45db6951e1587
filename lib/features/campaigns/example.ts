import 'server-only'
import { type CdqData, calcolaCdq } from '@/lib/features/calculators/cdq'
import { cqsData, mortgageProducts, priceTables } from '@/lib/features/calculators/data'
import { calcolaMutui } from '@/lib/features/calculators/mutui'
import { calcolaPrestiti } from '@/lib/features/calculators/prestiti'
import type { PrestitiInput } from '@/lib/features/calculators/schema'
import { valoriDiOggi } from '@/lib/features/rates/data'
import { speseIntere } from '@/lib/finance/costs'
import { dovutoCqs } from '@/lib/finance/cqs-due'
import { FinanceError } from '@/lib/finance/error'
import { perTutti } from '@/lib/finance/mortgage-eligibility'
import { MUTUO_USUALE, PRESTITO_USUALE } from '@/lib/finance/usual-loan'
import type { Prodotto } from './schema'

/** The representative example (art. 123 TUB) of a landing page; euro and percent. */
export interface Esempio {
  title: string
  tipo: 'fisso'
  tan: number
  taeg: number
  importo: number
  durataMesi: number
  rata: number
  totale: number
  /** Each charge over the whole term. */
  spese: { label: string; importo: number }[]
  asOf: string
  note: string
}

const NOTE = 'È una simulazione, non un’offerta: la banca decide dopo aver visto i tuoi documenti.'
const PAGA = { netto: 1_600, tipo: 'dipendente_pubblico', eta: 45 } as const

async function mutuo(): Promise<Esempio | null> {
  const [all, valori] = await Promise.all([mortgageProducts(), valoriDiOggi()])
  const prodotti = all.filter((prodotto) => perTutti(prodotto))
  const { offers, asOf } = calcolaMutui({ ...MUTUO_USUALE, tasso: 'fisso' }, { prodotti, valori })
  const [best] = offers
  if (!best || !asOf) return null
  const { bank, product, tan, taeg, importo, durataMesi, rata, totale } = best
  return {
    title: `${bank.nome}, ${product.nome}`,
    tipo: 'fisso' as const,
    tan,
    taeg,
    importo,
    durataMesi,
    rata,
    totale,
    asOf,
    spese: speseIntere(best.costi, durataMesi),
    note: `Prima casa da 200.000 €. ${NOTE}`,
  }
}

const prestito = async (): Promise<Esempio | null> =>
  exampleOfLoans(await priceTables(PRESTITO_USUALE.durata))

/** The cheapest loan of these grids, for the usual request or another. */
export function exampleOfLoans(
  grids: Parameters<typeof calcolaPrestiti>[1],
  asked: PrestitiInput = PRESTITO_USUALE,
): Esempio | null {
  const { offers, asOf } = calcolaPrestiti(asked, grids)
  const [best] = offers
  if (!best || !asOf) return null
  const { bank, product, tan, taeg, importo, durataMesi, rata, totale } = best
  return {
    title: bank ? `${bank.nome}, ${product.nome}` : product.nome,
    tipo: 'fisso' as const,
    tan,
    taeg,
    importo,
    durataMesi,
    rata,
    totale,
    asOf,
    spese: speseIntere(best.costi, durataMesi),
    note: NOTE,
  }
}

const cdq = async (): Promise<Esempio | null> => exampleOfCdq(await cqsData())

/** The cheapest salary-backed loan of these products, for the usual salary. @throws FinanceError where there is none */
export function exampleOfCdq(data: CdqData): Esempio | null {
  const durataMesi = 120
  const { rataMassima, offers, asOf } = calcolaCdq({ ...PAGA, durata: durataMesi }, data)
  const [best] = offers
  if (!best) return null
  const { bank, product, tan, taeg, netto, costi } = best
  return {
    title: `${bank.nome}, ${product.nome}`,
    tipo: 'fisso' as const,
    tan,
    taeg,
    importo: netto,
    durataMesi,
    rata: rataMassima,
    totale: dovutoCqs(best),
    spese: speseIntere(costi, durataMesi),
    asOf,
    note: `Dipendente pubblico di 45 anni, 1.600 € netti al mese. ${NOTE}`,
  }
}

const EXAMPLES: Partial<Record<Prodotto, () => Promise<Esempio | null>>> = { mutuo, prestito, cdq }

/** The cheapest of today's offers for a usual request; null where the page shows no rate, or nothing is on offer. */
export async function campaignExample(product: Prodotto): Promise<Esempio | null> {
  try {
    return (await EXAMPLES[product]?.()) ?? null
  } catch (error) {
    if (error instanceof FinanceError) return null
    throw error
  }
}
