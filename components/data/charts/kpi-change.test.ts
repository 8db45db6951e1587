import { changeOf, figureWords, shareOf } from './kpi-change'

describe('comparison of a figure', () => {
  it('is a percentage of an earlier one that is large enough', () => {
    expect(changeOf(112, 100, 'count')).toEqual({
      text: '+12%',
      spoken: '12% in più rispetto a',
      tone: 'neutral',
    })
    expect(changeOf(75, 100, 'count').text).toBe('−25%')
    expect(changeOf(15_000_000, 10_000_000, 'euro').text).toBe('+50%')
  })

  it.each([
    ['a count below ten', 13, 9, 'count', '+4'],
    ['nothing', 4, 0, 'count', '+4'],
    ['less than 10.000 €', 20_000_000, 272_000, 'euro', '+197.280\u00a0€'],
    ['so little that the percentage is fantastic', 736_000, 10_000, 'count', '+726.000'],
  ] as const)('is a difference where the base is %s', (_what, now, before, unit, text) => {
    expect(changeOf(now, before, unit).text).toBe(text)
  })

  it('is in points where the figure is a percentage', () => {
    expect(changeOf(30.1, 28, 'percent', 'good')).toEqual({
      text: '+2,1 punti',
      spoken: '2,1 punti in più rispetto a',
      tone: 'good',
    })
    expect(changeOf(0.5, 1.5, 'percent').text).toBe('−1 punto')
    expect(changeOf(12.34, 12.3, 'percent', 'good').text).toBe('=')
  })

  it('knows whether more is good', () => {
    expect(changeOf(20, 10, 'count', 'good').tone).toBe('good')
    expect(changeOf(20, 10, 'count', 'bad').tone).toBe('bad')
    expect(changeOf(10, 20, 'count', 'bad').tone).toBe('good')
  })

  it('says when nothing changed', () => {
    expect(changeOf(5, 5, 'count', 'good')).toEqual({ text: '=', spoken: 'come', tone: 'neutral' })
    const hardly = changeOf(1_309_250_000, 1_310_230_000, 'euro', 'good')
    expect(hardly).toEqual({ text: '=', spoken: 'quasi come', tone: 'neutral' })
  })
})

it('writes figures for a glance', () => {
  expect(figureWords(14_328_650, 'euro')).toBe('143.287\u00a0€')
  expect(figureWords(14_320, 'count')).toBe('14.320')
})

it('does not call a goal reached before it is', () => {
  expect([shareOf(996, 1_000), shareOf(1_200, 1_000), shareOf(5, 0)]).toEqual([99, 120, 0])
})
