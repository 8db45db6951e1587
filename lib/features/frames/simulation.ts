import 'server-only'
import { numberText } from '@/lib/core/number-text'
import { PRESTITO_USUALE } from '@/lib/finance/usual-loan'
import { province } from '@/lib/places/data'
import type { Flow } from './flows'
import type { Fields } from './schema'

/** What the form shows at first: a usual mortgage, a usual loan. */
export const USUAL: Record<Flow['product'], Fields> = {
  mutuo: {
    finalita: 'acquisto_prima_casa',
    valoreImmobile: '200.000',
    importo: '150.000',
    durata: '25',
    tasso: 'tutti',
  },
  prestito: {
    finalita: PRESTITO_USUALE.finalita,
    importo: numberText(PRESTITO_USUALE.importo),
    durata: String(PRESTITO_USUALE.durata),
  },
}

/** The names of a simulation's fields, as the address carries them. */
const NAMES: Record<Flow['product'], readonly string[]> = {
  mutuo: [
    'finalita',
    'valoreImmobile',
    'importo',
    'durata',
    'tasso',
    'eta',
    'reddito',
    'altreRate',
    'provincia',
    'classeEnergetica',
  ],
  prestito: ['finalita', 'importo', 'durata'],
}

/** Of a query, what belongs to the simulation. */
export function simulationOf(product: Flow['product'], query: Fields): Fields {
  return Object.fromEntries(NAMES[product].filter((name) => query[name]).map((name) => [name, query[name]]))
}

/** The provinces that the form of a mortgage lists. */
export async function provincesFor(product: Flow['product']): Promise<[sigla: string, nome: string][]> {
  if (product === 'prestito') return []
  return (await province()).map(({ sigla, nome }) => [sigla, nome])
}
