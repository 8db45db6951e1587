import { seriesText } from '@/components/markup/rate-words'
import { confrontaMutui, type OffertaMutuo } from '@/lib/finance/compare'
import { FinanceError } from '@/lib/finance/error'
import type { ValoriIndici } from '@/lib/finance/indexes'
import { perTutti } from '@/lib/finance/mortgage-eligibility'
import type { ProdottoMutuo } from '@/lib/finance/mortgage-products'

const TIPI = ['fisso', 'variabile'] as const

/** A usual mortgage: 150,000 € for a first home of 200,000, in 25 years. */
const REQUEST = {
  finalita: 'acquisto_prima_casa',
  valoreImmobile: 20_000_000,
  importo: 15_000_000,
  durataMesi: 300,
}

/** The cheapest mortgage of a kind today, and its figures in euro as the representative example wants them. */
export type Sample = {
  tipo: (typeof TIPI)[number]
  /** What the TAN is the sum of. */
  indice: { nome: string; valore: number }
  spread: number
  example: {
    tan: number
    taeg: number
    importo: number
    durataMesi: number
    rata: number
    totale: number
    spese: { label: string; importo: number }[]
  }
  note: string
}

/** One for each kind of rate that banks offer today with an index. */
export function samplesOf(prodotti: readonly ProdottoMutuo[], valori: ValoriIndici): Sample[] {
  const usual = prodotti.filter((prodotto) => perTutti(prodotto))
  return TIPI.flatMap((tipo) => {
    const offerta = cheapest(usual, valori, tipo)
    const indice = offerta?.indice
    if (!offerta || !indice) return []
    const nome = seriesText(indice.indice === 'EURIRS' ? 'EURIRS' : 'EURIBOR', indice.tenor)
    return [
      {
        tipo,
        indice: { nome, valore: indice.valore },
        spread: offerta.spread,
        example: figuresOf(offerta),
        note: noteOf(tipo, offerta),
      },
    ]
  })
}

function cheapest(prodotti: readonly ProdottoMutuo[], valori: ValoriIndici, tasso: Sample['tipo']) {
  try {
    return confrontaMutui({ ...REQUEST, tasso }, prodotti, valori).offerte.find(({ indice }) => indice)
  } catch (error) {
    if (error instanceof FinanceError) return undefined
    throw error
  }
}

/** What is paid at the start, charge by charge, and the rest of the charges together: they add up to the cent. */
function figuresOf(offerta: OffertaMutuo): Sample['example'] {
  const { tan, taeg, importo, durataMesi, rata, totale, totaleInteressi } = offerta
  const atStart = offerta.costi.filter(({ quando }) => quando === 'iniziale')
  const later = atStart.reduce((left, costo) => left - costo.importo, totale - importo - totaleInteressi)
  const spese = atStart.map(({ voce, importo }) => ({ label: voce, importo: importo / 100 }))
  if (later > 0) spese.push({ label: `${namesOf(offerta)}, in tutto`, importo: later / 100 })
  return { tan, taeg, importo: importo / 100, durataMesi, rata: rata / 100, totale: totale / 100, spese }
}

const namesOf = ({ costi }: OffertaMutuo) =>
  costi
    .filter(({ quando }) => quando !== 'iniziale')
    .map(({ voce }, index) => (index ? voce.toLowerCase() : voce))
    .join(' e ')

function noteOf(tipo: Sample['tipo'], { prodotto }: OffertaMutuo): string {
  const who = `${prodotto.banca.nome}, ${prodotto.nome}: mutuo per la prima casa, su un immobile da 200.000 €.`
  const rest =
    tipo === 'variabile'
      ? ' L’Euribor resta fermo al valore di oggi per tutta la durata: la rata effettiva cambierà con l’indice.'
      : ''
  return `${who}${rest} La concessione dipende dalla valutazione della banca.`
}
