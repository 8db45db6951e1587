import { valuta } from './compare'
import { moved } from './indexes'
import { pianoAmmortamento } from './schedule'
import { prodottoMutuo as mutuo, valoriProva as VALORI } from './test-products'

const richiesta = {
  finalita: 'acquisto_prima_casa',
  tasso: 'tutti',
  valoreImmobile: 20_000_000,
  importo: 15_000_000,
  durataMesi: 300,
  ltv: 75,
} as const
const offer = (change: Parameters<typeof mutuo>[0], valori = VALORI) => {
  const found = valuta(mutuo(change), richiesta, valori)
  if ('motivi' in found) throw new Error(found.motivi.join(' '))
  return found
}

it('is the instalment of the same product when the index is 2 points higher', () => {
  const variable = { tipoTasso: 'variabile', indice: 'EURIBOR_3M' } as const
  const now = offer(variable)
  expect(now.rataSeSale).toBe(offer(variable, moved(VALORI, 2)).rata)
  expect(now.rataSeSale).toBeGreaterThan(now.rata)
})

it('stops at a cap, and begins after the fixed years of a mixed rate', () => {
  const capped = offer({ tipoTasso: 'capped', indice: 'EURIBOR_3M', cap: 4 })
  expect(capped.rataSeSale).toBe(pianoAmmortamento({ importo: 15_000_000, durataMesi: 300, tan: 4 }).rata)
  const mixed = offer({ tipoTasso: 'misto', indice: 'EURIBOR_3M', mesiFissi: 60 })
  const [change] = mixed.tassi
  const later = { dalMese: 61, tan: (change?.tan ?? 0) + 2 }
  const { rate } = pianoAmmortamento({ importo: 15_000_000, durataMesi: 300, tan: mixed.tan, tassi: [later] })
  expect(mixed.rataSeSale).toBe(rate[60]?.rata)
})

it('is not said of an instalment that follows no index', () => {
  expect(offer({ tipoTasso: 'fisso', indice: 'EURIRS' }).rataSeSale).toBeNull()
  expect(offer({ tipoTasso: 'misto', indice: 'EURIBOR_3M', mesiFissi: 300 }).rataSeSale).toBeNull()
})
