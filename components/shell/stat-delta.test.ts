import { deltaOf } from './stat-delta'

describe('comparison of a number', () => {
  it('is a percentage of the earlier one', () => {
    expect(deltaOf(112, 100)).toEqual({ change: '+12%', spoken: '12% in più', tone: 'neutral' })
    expect(deltaOf(75, 100)).toEqual({ change: '−25%', spoken: '25% in meno', tone: 'neutral' })
    expect(deltaOf(3_100, 100).change).toBe('+3.000%')
  })

  it('knows whether more is good', () => {
    expect(deltaOf(2, 1, 'good').tone).toBe('good')
    expect(deltaOf(2, 1, 'bad').tone).toBe('bad')
    expect(deltaOf(1, 2, 'bad').tone).toBe('good')
  })

  it('has no percentage from nothing', () => {
    expect(deltaOf(4, 0, 'good')).toEqual({ change: null, spoken: 'in più', tone: 'good' })
  })

  it('says when nothing changed', () => {
    expect(deltaOf(5, 5, 'good')).toEqual({ change: null, spoken: 'come', tone: 'neutral' })
  })
})
