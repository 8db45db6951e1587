import type { ValoriIndici } from '@/lib/finance/indexes'
import { perTutti } from '@/lib/finance/mortgage-eligibility'
import type { ProdottoMutuo } from '@/lib/finance/mortgage-products'

/** The three figures of the first screen, in euro and years; null where nothing is written. */
export interface HomeInput {
  valore: number | null
  importo: number | null
  anni: number | null
}

/** What we earn, in percent of the amount paid out. */
export interface Compensi {
  bancaMin: number
  bancaMax: number
  clienteMax: number
}

export interface HomeData {
  /** Day of the index values, 'YYYY-MM-DD'; null while there are none. */
  asOf: string | null
  banche: number
  /** Null while there is no product that could earn us anything. */
  compensi: Compensi | null
  esempio: { valore: number; importo: number; anni: number }
  prodotti: ProdottoMutuo[]
  valori: ValoriIndici
}

export const FINALITA_HOME = 'acquisto_prima_casa'

/** Fixed rates for a first home that everybody can ask for: what the first screen compares. */
const shown = (prodotto: ProdottoMutuo) =>
  prodotto.tipoTasso === 'fisso' &&
  perTutti(prodotto) &&
  (prodotto.finalita.length === 0 || prodotto.finalita.includes(FINALITA_HOME))

/* Rows come with columns of their own; only what the comparison needs is sent to the browser. */
const plain = ({ banca, ...row }: ProdottoMutuo): ProdottoMutuo => ({
  id: row.id,
  banca: { id: banca.id, nome: banca.nome },
  nome: row.nome,
  tipoTasso: row.tipoTasso,
  indice: row.indice,
  spread: row.spread,
  spreadByLtv: row.spreadByLtv,
  floor: row.floor,
  cap: row.cap,
  mesiFissi: row.mesiFissi,
  finalita: [],
  importoMin: row.importoMin,
  importoMax: row.importoMax,
  durataMin: row.durataMin,
  durataMax: row.durataMax,
  ltvMax: row.ltvMax,
  etaMaxFine: row.etaMaxFine,
  istruttoria: row.istruttoria,
  perizia: row.perizia,
  incassoRata: row.incassoRata,
  assicurazione: row.assicurazione,
  compensoMediatore: row.compensoMediatore,
  scontoGreen: row.scontoGreen,
})

const compensiOf = (prodotti: ProdottoMutuo[], provvigioni: number[]): Compensi => ({
  bancaMin: provvigioni.length > 0 ? Math.min(...provvigioni) : 0,
  bancaMax: Math.max(0, ...provvigioni),
  clienteMax: Math.max(...prodotti.map(({ compensoMediatore }) => compensoMediatore)),
})

/**
 * Data of the home page from the active mortgage products, today's indexes and what each bank pays us.
 * The example is a usual mortgage: 150,000 € of 200,000 in 25 years.
 */
export function homeData(prodotti: ProdottoMutuo[], valori: ValoriIndici, provvigioni: number[]): HomeData {
  return {
    asOf: valori.asOf,
    banche: new Set(prodotti.map(({ banca }) => banca.id)).size,
    compensi: prodotti.length > 0 ? compensiOf(prodotti, provvigioni) : null,
    esempio: { valore: 200_000, importo: 150_000, anni: 25 },
    prodotti: prodotti.filter(shown).map(plain),
    valori,
  }
}
