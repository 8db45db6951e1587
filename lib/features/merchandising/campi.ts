import type { Campo, Testo } from './types'

/** Of what was written, what the item asks, in its order. */
export const testiFor = (campi: readonly Campo[], written: readonly Testo[]): Testo[] =>
  campi.flatMap(({ nome }) => {
    const testo = written.find((one) => one.nome === nome)?.testo.trim()
    return testo ? [{ nome, testo }] : []
  })

/** The words as the cart keeps them: the same words are the same line. Empty without any. */
export const rigaOf = (testi: readonly Testo[]): string =>
  testi.length === 0 ? '' : JSON.stringify(testi.map(({ nome, testo }) => ({ nome, testo })))

/** The words of a line that the cart has kept. */
export const testiOf = (riga: string): Testo[] => (riga === '' ? [] : (JSON.parse(riga) as Testo[]))

/** Why an item with these words cannot be made. */
export function testiProblems(campi: readonly Campo[], testi: readonly Testo[]): string[] {
  return campi.flatMap(({ nome, lettere, obbligatorio }) => {
    const testo = testi.find((one) => one.nome === nome)?.testo ?? ''
    if (testo === '') return obbligatorio ? [`Scrivi «${nome}».`] : []
    return testo.length > lettere ? [`«${nome}»: al massimo ${lettere} caratteri.`] : []
  })
}
