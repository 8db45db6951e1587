import type { ValoriIndici } from './indexes'
import type { ProdottoLeasing } from './leasing-offers'
import type { ProdottoMutuo, RichiestaMutuo } from './mortgage-products'

/** A product for tests: fixed, Eurirs + 0.60, costs of the domain's plan vector. */
export const prodottoMutuo = (overrides: Partial<ProdottoMutuo> = {}): ProdottoMutuo => ({
  id: 'p1',
  banca: { id: 'b1', nome: 'Banca Prova' },
  nome: 'Mutuo Prova',
  tipoTasso: 'fisso',
  indice: 'EURIRS',
  spread: 0.6,
  spreadByLtv: [],
  floor: true,
  cap: null,
  mesiFissi: null,
  finalita: [],
  importoMin: 5_000_000,
  importoMax: 50_000_000,
  durataMin: 60,
  durataMax: 360,
  ltvMax: 80,
  etaMaxFine: 75,
  istruttoria: { fissa: 75_000, percentuale: 0 },
  perizia: 30_000,
  incassoRata: 150,
  assicurazione: null,
  compensoMediatore: 0,
  scontoGreen: 0,
  ...overrides,
})

export const richiestaMutuo: RichiestaMutuo = {
  finalita: 'acquisto_prima_casa',
  valoreImmobile: 20_000_000,
  importo: 15_000_000,
  durataMesi: 300,
  tasso: 'tutti',
}

export const valoriProva: ValoriIndici = {
  eurirs: [
    { anni: 10, valore: 2.4 },
    { anni: 20, valore: 2.5 },
    { anni: 25, valore: 2.6 },
    { anni: 30, valore: 2.7 },
  ],
  euribor: { EURIBOR_1M: 1.9, EURIBOR_3M: 2.0, EURIBOR_6M: null },
  asOf: '2026-01-02',
}

/** A leasing for tests: 5 per cent, 300 € to open it, nothing else. */
export const prodottoLeasing: ProdottoLeasing = {
  id: 'p1',
  banca: { id: 'b1', nome: 'Leasing Prova' },
  nome: 'Strumentale',
  tan: 5,
  importoMin: 1_000_000,
  importoMax: 150_000_000,
  durataMin: 12,
  durataMax: 84,
  istruttoria: { fissa: 30_000, percentuale: 0 },
  compensoMediatore: 0,
  incassoRata: 0,
  perizia: 0,
  assicurazione: null,
}
