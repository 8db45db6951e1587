import type { Costo } from './costs'
import type { Cents } from './exact'
import { type Imposta, impostaPrestito } from './taxes'

/** What a row of a price grid says of its costs: `spese` are all that is paid at the start, the tax among them. */
export type SpeseTabella = { importo: Cents; durata: number; spese: Cents }

/** The tax that the costs of a row must contain. @throws FinanceError on an amount or a duration that no loan has */
export const impostaDovuta = ({ importo, durata }: Omit<SpeseTabella, 'spese'>): Imposta =>
  impostaPrestito(importo, durata)

/** Whether the costs of a row reach its tax: below it they cannot be all, so no TAEG follows from them. */
export const speseComplete = (riga: SpeseTabella): boolean => riga.spese >= impostaDovuta(riga).importo

/**
 * The costs of an amount by its row, one by one: the fees of the row, which are what its costs have beyond the tax, and the
 * tax of the amount itself. The row is one whose costs are complete.
 */
export function costiPrestito(riga: SpeseTabella, importo: Cents): Costo[] {
  const fees = Math.max(0, riga.spese - impostaDovuta(riga).importo)
  const imposta = impostaDovuta({ importo, durata: riga.durata })
  const costi: Costo[] = [
    { voce: 'Spese iniziali', importo: fees, quando: 'iniziale' },
    { ...imposta, quando: 'iniziale' },
  ]
  return costi.filter((costo) => costo.importo > 0)
}
