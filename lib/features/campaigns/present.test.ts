import { landingAt, landingPaths, presentResults } from './present'
import { campagne } from './settings'

describe('landingAt', () => {
  it('knows every product and channel', () => {
    const all = landingPaths(campagne.initial)
    expect(all).toHaveLength(15)
    for (const { campaign, channel } of all)
      expect(landingAt(campaign, channel, campagne.initial)?.channel).toBe(channel)
    expect(landingAt('mutui_a_noi', 'adw', campagne.initial)).toEqual({
      product: 'mutuo',
      channel: 'adw',
      varianti: ['a', 'b'],
    })
  })

  it.each([
    ['mutuo_a_noi', 'adw'],
    ['Mutui_a_noi', 'adw'],
    ['mutui_a_noi', 'sito'],
    ['mutui_a_noi', 'ADW'],
    ['mutui_a_noi_', 'fb'],
    ['_a_noi', 'fb'],
    ['wp-admin', 'setup.php'],
    ['toString_a_noi', 'constructor'],
  ])('finds nothing at /%s/%s', (campaign, channel) => {
    expect(landingAt(campaign, channel, campagne.initial)).toBeNull()
  })

  it('leaves out what is not configured, and takes the variants that are', () => {
    const campagne = { prodotti: ['cdq' as const], varianti: { cdq: ['b' as const] } }
    expect(landingAt('mutui_a_noi', 'adw', campagne)).toBeNull()
    expect(landingAt('cdq_a_noi', 'fb', campagne)?.varianti).toEqual(['b'])
    expect(landingPaths(campagne).map(({ channel }) => channel)).toEqual(['adw', 'dspl', 'fb'])
  })
})

describe('presentResults', () => {
  const count = { product: 'mutuo', channel: 'adw', variant: 'a', views: 200, leads: 10 } as const

  it('does not test what was seen in one variant only, or has more leads than views', () => {
    expect(presentResults([count]).tests).toEqual([])
    const odd = { ...count, variant: 'b', views: 1, leads: 3 } as const
    const { rows, tests } = presentResults([count, odd])
    expect(rows.map(({ rate }) => rate?.value ?? null)).toEqual([5, null])
    expect(tests).toEqual([])
  })

  it('says when a difference could be chance', () => {
    const { tests } = presentResults([count, { ...count, variant: 'b', leads: 12 }])
    expect(tests).toMatchObject([{ difference: 1, significant: false }])
  })
})
