import { navigation } from './nav'

describe('navigation', () => {
  it('names every address once', () => {
    const hrefs = navigation.flatMap((group) => group.entries.map((entry) => entry.href))
    expect(new Set(hrefs).size).toBe(hrefs.length)
  })
})
