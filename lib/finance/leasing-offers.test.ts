import { confrontaLeasing, type ProdottoLeasing } from './leasing-offers'
import { prodottoLeasing } from './test-products'

const prodotto = (change: Partial<ProdottoLeasing> = {}): ProdottoLeasing => ({
  ...prodottoLeasing,
  durataMax: 120,
  ...change,
})
const richiesta = { valore: 10_000_000, anticipoPct: 20, riscattoPct: 1, durata: 60 }

describe('confrontaLeasing', () => {
  it('dà il canone del dominio, con le spese nel totale e nel TAEG', () => {
    const [offerta] = confrontaLeasing(richiesta, [prodotto()])
    expect(offerta).toMatchObject({
      canone: 149_499,
      finanziato: 8_000_000,
      totale: 11_069_940 + 30_000,
      costi: [{ voce: 'Istruttoria', importo: 30_000, quando: 'iniziale' }],
    })
    expect(offerta?.taeg).toBeGreaterThan(5.1162)
  })

  it('le ordina per TAEG: le spese contano quanto il tasso', () => {
    const offerte = confrontaLeasing(richiesta, [
      prodotto({ id: 'spese', tan: 4.9, istruttoria: { fissa: 0, percentuale: 3 } }),
      prodotto({ id: 'mediazione', tan: 4.9, compensoMediatore: 1, incassoRata: 500 }),
      prodotto(),
    ])
    expect(offerte.map((offerta) => offerta.prodotto.id)).toEqual(['p1', 'mediazione', 'spese'])
    expect(offerte[1]?.costi.map(({ voce, importo }) => [voce, importo])).toEqual([
      ['Istruttoria', 30_000],
      ['Compenso di mediazione', 80_000],
      ['Incasso canone', 500],
    ])
  })

  it.each([{ durata: 121 }, { durata: 11 }, { valore: 1_000_000 }, { valore: 200_000_000 }])(
    'lascia fuori chi non finanzia %j',
    (change) => {
      expect(confrontaLeasing({ ...richiesta, ...change }, [prodotto()])).toEqual([])
    },
  )
})
