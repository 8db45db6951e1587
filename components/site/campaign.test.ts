import { campaignOf } from './campaign'

describe('campaignOf', () => {
  it('keeps the parameters of a campaign and nothing else', () => {
    expect(campaignOf('?utm_source=lettera&utm_campaign=autunno&importo=1000')).toEqual({
      channel: 'sito',
      utm_source: 'lettera',
      utm_campaign: 'autunno',
    })
  })

  it('knows the channels that have pages of their own', () => {
    expect(campaignOf('?utm_source=adw&gclid=x1')).toEqual({ channel: 'adw', utm_source: 'adw', gclid: 'x1' })
  })

  it('is nothing without parameters, and never longer than the API takes', () => {
    expect(campaignOf('?importo=1000')).toBeNull()
    expect(campaignOf(`?utm_source=${'a'.repeat(500)}`)?.utm_source).toHaveLength(200)
  })
})
