import { planOf } from '@/components/site/offers/plan'
import { gridStep } from '@/components/site/offers/plan-chart'
import { reasonsOf } from './missing'
import type { Excluded, Offer } from './mortgage-offers'
import { offersOf } from './mortgage-offers'
import { rateText } from './rate-text'

const party = (nome: string) => ({ _id: nome, nome })
const offer: Offer = {
  bank: party('Banca'),
  product: party('Mutuo'),
  tipoTasso: 'fisso',
  index: 'EURIRS',
  tenor: '25Y',
  indexValue: 2.6,
  spread: 0.6,
  tan: 3.2,
  taeg: 3.338,
  rata: 727.02,
  durataMesi: 300,
  importo: 150_000,
  totaleInteressi: 68_105.28,
  totale: 219_530.28,
  tassi: [],
  costiIniziali: 1425,
  costi: [],
}

describe('offers', () => {
  it('filters by kind of rate and keeps the order', () => {
    const list = [offer, { ...offer, tipoTasso: 'misto' as const }, { ...offer, taeg: 4 }]
    expect(offersOf(list, 'tutti')).toHaveLength(3)
    expect(offersOf(list, 'fisso').map(({ taeg }) => taeg)).toEqual([3.338, 4])
    expect(offersOf(list, 'capped')).toEqual([])
  })

  it('groups the reasons, the most frequent first', () => {
    const excluded = (nome: string, motivi: string[]): Excluded => ({
      bank: party('B'),
      product: party(nome),
      motivi,
    })
    expect(
      reasonsOf([
        excluded('1', ['età']),
        excluded('2', ['importo']),
        excluded('3', ['importo', 'età']),
        excluded('4', ['importo']),
      ]),
    ).toEqual([
      { motivo: 'importo', prodotti: ['B, 2', 'B, 3', 'B, 4'] },
      { motivo: 'età', prodotti: ['B, 1', 'B, 3'] },
    ])
  })

  it('reads the rate aloud', () => {
    expect(rateText(offer)).toBe('Eurirs 25 anni 2,60% + spread 0,60%')
    const euribor = { ...offer, index: 'EURIBOR_3M', tenor: '3M', tassi: [{ dalMese: 121, tan: 3.4 }] }
    expect(rateText(euribor)).toBe('Euribor 3 mesi 2,60% + spread 0,60%, poi 3,40% dalla rata 121')
    expect(rateText({ ...offer, index: null, tenor: null, indexValue: null })).toBe('fissato dalla banca')
    expect(rateText({ ...offer, index: null, spread: null })).toBe('per tutta la durata')
  })
})

describe('plan', () => {
  it('repays the amount to the cent, in as many years as it says', () => {
    const { anni, mesi } = planOf(offer)
    expect(mesi[0]).toMatchObject({ rata: 72_702, interessi: 40_000, capitale: 32_702 })
    expect(anni).toHaveLength(25)
    expect(anni.reduce((sum, anno) => sum + anno.capitale, 0)).toBe(15_000_000)
    expect(anni.at(-1)?.residuo).toBe(0)
  })

  it('changes the instalment where the rate changes', () => {
    const { mesi } = planOf({ ...offer, tassi: [{ dalMese: 121, tan: 5 }] })
    expect(mesi[120]?.rata).toBeGreaterThan(mesi[119]?.rata ?? Number.POSITIVE_INFINITY)
  })

  it.each([
    [872_424, 250_000],
    [1_779_800, 500_000],
    [100, 25],
    [3_000_000, 1_000_000],
  ])('draws lines at round amounts: up to %p every %p', (max, step) => {
    expect(gridStep(max)).toBe(step)
  })
})
