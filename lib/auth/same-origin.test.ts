import { areaHeaders } from './area-headers'
import { isSameOrigin } from './same-origin'

const headers = (given: Record<string, string>) => new Headers({ host: 'sito.example', ...given })

describe('same origin', () => {
  it.each([
    ['the browser says so', { 'sec-fetch-site': 'same-origin' }, true],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://sito.example' }, false],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }, false],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }, false],
    ['no browser at all', {}, false],
    ['origin without fetch metadata', { origin: 'http://sito.example' }, true],
    ['a foreign origin', { origin: 'http://male.example' }, false],
    ['an opaque origin', { origin: 'null' }, false],
    ['a read on plain http', { referer: 'http://sito.example/admin' }, true],
    ['a foreign referer', { referer: 'http://male.example/?http://sito.example/' }, false],
    ['another port', { origin: 'http://sito.example:81' }, false],
  ])('%s', (_case, given, expected) => {
    expect(isSameOrigin(headers(given as Record<string, string>))).toBe(expected)
  })

  it('knows the name that a proxy of ours was called by', () => {
    const behind = new Headers({ host: '10.0.0.4:8000', 'x-forwarded-host': 'sito.example' })
    behind.set('origin', 'https://sito.example')
    expect(isSameOrigin(behind)).toBe(true)
  })
})

describe('headers on the way to /v2', () => {
  const cookie = 'admin_access=A; admin_refresh=AR; client_access=C; client_refresh=CR'
  const own = { 'sec-fetch-site': 'same-origin', cookie }

  it('copies the cookies of the area that the page names, and of no other', () => {
    const copied = areaHeaders(headers({ ...own, 'x-area': 'client' }))
    expect(copied.get('authorization')).toBe('Bearer C')
    expect(copied.get('x-refresh-token')).toBe('CR')
  })

  it('copies nothing without an area or for another site', () => {
    for (const given of [own, { ...own, 'x-area': 'admin', 'sec-fetch-site': 'cross-site' }]) {
      const copied = areaHeaders(headers(given))
      expect([copied.get('authorization'), copied.get('x-refresh-token'), copied.get('x-area')]).toEqual([
        null,
        null,
        null,
      ])
    }
  })

  it('leaves a bearer client its own token, but not its word about the area', () => {
    const copied = areaHeaders(headers({ authorization: 'Bearer B', 'x-area': 'admin' }))
    expect([copied.get('authorization'), copied.get('x-area')]).toEqual(['Bearer B', null])
  })

  it('does not mix a page’s own header with the cookies', () => {
    const given = { 'sec-fetch-site': 'same-origin', 'x-area': 'agent', authorization: 'Bearer B', cookie }
    expect(areaHeaders(headers(given)).get('authorization')).toBeNull()
  })
})
