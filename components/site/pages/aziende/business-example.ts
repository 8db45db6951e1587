import type { OffertaMutuo } from '@/lib/finance/compare'
import { speseIntere } from '@/lib/finance/costs'

/** A company loan as the representative example wants it, in euro. */
export function exampleOf(offerta: OffertaMutuo, oggi: string) {
  const { tan, taeg, importo, durataMesi, rata, totale, costi, tipoTasso } = offerta
  return {
    tipo: tipoTasso === 'fisso' ? ('fisso' as const) : ('variabile' as const),
    tan,
    taeg,
    importo: importo / 100,
    durataMesi,
    rata: rata / 100,
    totale: totale / 100,
    spese: speseIntere(costi, durataMesi).map(({ label, importo }) => ({ label, importo: importo / 100 })),
    asOf: oggi,
  }
}

export const nameOf = ({ prodotto }: OffertaMutuo) => `${prodotto.banca.nome}, ${prodotto.nome}`
