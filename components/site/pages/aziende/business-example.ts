import { laterWords } from '@/components/markup/later-rates'
import { TIPI } from '@/components/markup/mortgage-offers'
import { rateText } from '@/components/markup/rate-text'
import type { OffertaMutuo } from '@/lib/finance/compare'
import { speseIntere, sumOf } from '@/lib/finance/costs'

const euro = (cents: number) => cents / 100

/** The sums of a company loan, in euro. */
export const inEuro = ({ rata, rataSeSale, tassi, totale, costi, ...offerta }: OffertaMutuo) => ({
  ...offerta,
  rata: euro(rata),
  rataSeSale: rataSeSale === null ? null : euro(rataSeSale),
  tassi: tassi.map((later) => ({ ...later, rata: euro(later.rata) })),
  totale: euro(totale),
  costiIniziali: euro(sumOf(costi, 'iniziale')),
})

/** Kind of rate: "Misto". */
export const kindOf = ({ tipoTasso }: OffertaMutuo) => TIPI[tipoTasso]

/** Where the rate comes from. */
export const rateOf = ({ indice, ...rates }: OffertaMutuo) =>
  rateText({
    ...rates,
    index: indice?.indice ?? null,
    tenor: indice?.tenor ?? null,
    indexValue: indice?.valore ?? null,
  })

/** A company loan as the representative example wants it, in euro. */
export function exampleOf(offerta: OffertaMutuo, oggi: string) {
  const { tan, taeg, importo, durataMesi, costi, tipoTasso } = offerta
  const { rata, totale, tassi } = inEuro(offerta)
  const later = laterWords(rata, tassi)
  return {
    tipo: TIPI[tipoTasso].toLowerCase(),
    tan,
    taeg,
    importo: euro(importo),
    durataMesi,
    rata,
    totale,
    spese: speseIntere(costi, durataMesi).map(({ label, importo }) => ({ label, importo: euro(importo) })),
    asOf: oggi,
    ...(later !== '' && { note: `La rata cambia: ${later}.` }),
  }
}

export const nameOf = ({ prodotto }: OffertaMutuo) => `${prodotto.banca.nome}, ${prodotto.nome}`
