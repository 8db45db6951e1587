import { classText, quarterText, thresholdText } from './usury'

it('prints a threshold with four decimals, always', () => {
  expect([6.4875, 15.525, 10].map(thresholdText)).toEqual(['6,4875%', '15,5250%', '10,0000%'])
})

it.each([
  [null, null, 'qualsiasi importo'],
  [0, 1_500_000, 'fino a 15.000 €'],
  [500_000, 2_500_000, 'da 5.000 € a 25.000 €'],
  [1_500_000, null, 'oltre 15.000 €'],
])('names the class from %p to %p', (classFrom, classTo, text) => {
  expect(classText({ classFrom, classTo })).toBe(text)
})

it('names a quarter', () => {
  expect(quarterText('2026-10-01', '2026-12-31')).toBe('Quarto trimestre 2026 (dal 01/10/2026 al 31/12/2026)')
})
