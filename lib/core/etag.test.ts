import { matchesEtag } from './etag'

describe('an ETag that a browser has', () => {
  it('is compared weakly and in lists; the asterisk stands for any', () => {
    expect(matchesEtag('W/"a", "b"', '"a"')).toBe(true)
    expect(matchesEtag('*', '"a"')).toBe(true)
    expect(matchesEtag('"c"', '"a"')).toBe(false)
    expect(matchesEtag(undefined, '"a"')).toBe(false)
  })
})
