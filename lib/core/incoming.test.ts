import { clientAddress, decodable, isReadable, securityHeaders } from './incoming'
import { OUR_NETWORKS, proxiesOf } from './proxies'

describe('address of the caller', () => {
  it.each([
    ['203.0.113.9', undefined, '203.0.113.9'],
    ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    ['::ffff:10.0.0.2', '198.51.100.1', '198.51.100.1'],
    ['10.0.0.2', '6.6.6.6, 198.51.100.1, 10.0.0.7', '198.51.100.1'],
    ['10.0.0.2', 'not-an-address', '10.0.0.2'],
    ['::1', '2001:db8::5', '2001:db8::5'],
    ['10.0.0.2', '192.168.1.7, 10.0.0.7', '192.168.1.7'],
    ['fe80::1%eth0', '2001:db8::5', '2001:db8::5'],
  ])('from %s, forwarded for %s: %s', (remote, forwarded, expected) => {
    expect(clientAddress(remote, forwarded, proxiesOf(OUR_NETWORKS))).toBe(expected)
  })

  it.each([
    ['203.0.113.9', '198.51.100.1', '198.51.100.1'],
    ['203.0.113.9', '10.0.0.8, 203.0.113.10', '10.0.0.8'],
    ['2001:db8::1', '198.51.100.1', '198.51.100.1'],
    ['10.0.0.2', '198.51.100.1', '10.0.0.2'],
    ['127.0.0.1', '198.51.100.1', '127.0.0.1'],
  ])('where only some proxies are trusted, from %s, forwarded for %s: %s', (remote, forwarded, expected) => {
    expect(clientAddress(remote, forwarded, proxiesOf('203.0.113.0/24, 2001:db8::1'))).toBe(expected)
  })

  it('is the peer itself where nobody is trusted', () => {
    expect(clientAddress('127.0.0.1', '198.51.100.1', proxiesOf('none'))).toBe('127.0.0.1')
  })
})

describe('a target that can be passed on', () => {
  it.each([
    '/',
    '/mutui?x=\\',
    '/a//b',
    '///',
    '/agente/%70',
    '/.well-known/x',
    '/a/..b',
    '/news/citt\xc3\xa0',
  ])('%s', (target) => expect(isReadable(target)).toBe(true))

  it.each([
    '*',
    'http://altrove.example/',
    'mutui',
    '',
    '//altrove.example/',
    '///altrove.example',
    '/\\altrove.example/',
    '/a\\b',
    '/\t/altrove.example',
    '/a b',
    '/a?b\n',
    '/a\x7f',
    '/a/%00',
    '/a/../b',
    '/./a',
    '/..',
    '/a/%2E./v2/metrics',
  ])('not %j', (target) => expect(isReadable(target)).toBe(false))
})

describe('an address', () => {
  it.each([
    ['/mutui', '/mutui'],
    ['/news/citt%C3%A0?q=%ff', '/news/citt%C3%A0?q=%ff'],
    ['/news/%ff', '/news/%25ff'],
    ['/v2/news/100%/x%20y?a=1?b', '/v2/news/100%25/x%2520y?a=1?b'],
  ])('%s is passed on as %s', (target, expected) => {
    expect(decodable(target)).toBe(expected)
    expect(() => decodeURIComponent(expected.split('?')[0] ?? '')).not.toThrow()
  })
})

describe('security headers', () => {
  it('refuses framing everywhere but in the frames made for it', () => {
    expect(securityHeaders('/mutui', false)).toContain('X-Frame-Options')
    expect(securityHeaders('/iframes/displayRata', false)).not.toContain('X-Frame-Options')
  })

  it('insists on https only where the request came by https', () => {
    expect(securityHeaders('/', true)).toContain('Strict-Transport-Security')
    expect(securityHeaders('/', false)).not.toContain('Strict-Transport-Security')
  })
})
