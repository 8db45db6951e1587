import { thresholdOf } from './threshold'

const row = (category: string, classFrom: number | null, classTo: number | null, soglia: number) => ({
  category,
  classFrom,
  classTo,
  tegm: 9,
  soglia,
})
const thresholds = {
  from: '2026-10-01',
  to: '2026-12-31',
  inForce: true,
  rows: [
    row('Credito personale', null, null, 18.15),
    row('Cessione del quinto', 0, 1_500_000, 22.7125),
    row('Cessione del quinto', 1_500_000, null, 15.525),
  ],
}

describe('thresholdOf', () => {
  it.each([
    ['Credito personale', 10_000, 18.15],
    ['Cessione', 15_000, 22.7125],
    ['Cessione', 15_000.01, 15.525],
    ['Leasing', 10_000, null],
  ])('%s of %d euro: %s', (category, importo, soglia) => {
    expect(thresholdOf(thresholds, category, importo)).toBe(soglia)
  })

  it('says nothing of a quarter that is over', () => {
    expect(thresholdOf({ ...thresholds, inForce: false }, 'Cessione', 1)).toBeNull()
    expect(thresholdOf(null, 'Cessione', 1)).toBeNull()
  })
})
