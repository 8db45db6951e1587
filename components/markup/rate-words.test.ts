import { changeWords, exactText, pointsText, rateText, seriesText, tenorText } from './rate-words'

describe('words of the rates page', () => {
  it('prints each index with the decimals that it is quoted with, and a true minus', () => {
    expect(rateText('EURIBOR', 2.001)).toBe('2,001%')
    expect(rateText('EURIRS', 2.9)).toBe('2,90%')
    expect(rateText('EURIBOR', -0.5)).toBe('−0,500%')
    expect([3.111, 3.2].map(exactText)).toEqual(['3,111%', '3,20%'])
  })

  it.each([
    ['1M', '1 mese'],
    ['6M', '6 mesi'],
    ['1Y', '1 anno'],
    ['20Y', '20 anni'],
  ])('says %s', (tenor, text) => {
    expect(tenorText(tenor)).toBe(text)
  })

  it('names a series', () => {
    expect(seriesText('EURIRS', '20Y')).toBe('Eurirs 20 anni')
  })

  it('says a change with its sign, and in words', () => {
    expect([0.3, -12, 0].map(pointsText)).toEqual(['+0,3', '−12', '0'])
    expect([0.3, -12, -1, 0].map(changeWords)).toEqual([
      'in salita di 0,3 punti base',
      'in discesa di 12 punti base',
      'in discesa di 1 punto base',
      'invariato',
    ])
  })
})
