import { addressesOfApi, NO_ROUTE, routePatterns } from './route-patterns'
import { routeTree } from './route-tree'

describe('what answers a path', () => {
  const find = routeTree(
    ['/v2/a', '/v2/a/{id}', '/v2/a/mine', '/v2/a/{id}/b', '/v2/{...resto}'].map((name): [string, string] => [
      name,
      name,
    ]),
  )

  it.each([
    ['/v2/a', '/v2/a', {}],
    ['/v2/a/', '/v2/a', {}],
    ['/v2/a/mine', '/v2/a/mine', {}],
    ['/v2/a/7', '/v2/a/{id}', { id: '7' }],
    ['/v2/a/x%20y/', '/v2/a/{id}', { id: 'x%20y' }],
    ['/v2/a/mine/b', '/v2/a/{id}/b', { id: 'mine' }],
    ['/v2/a/7/c', '/v2/{...resto}', { resto: ['a', '7', 'c'] }],
    ['/v2//a', '/v2/{...resto}', { resto: ['', 'a'] }],
    ['/v2/zzz', '/v2/{...resto}', { resto: ['zzz'] }],
  ])('%s is answered by %s', (path, value, params) => expect(find(path)).toEqual({ value, params }))

  it.each(['/v2', '/b', '/'])('of %s is nothing', (path) => expect(find(path)).toBeNull())
})

describe('the pattern of a path', () => {
  const patternOf = routePatterns([
    '/',
    '/news',
    '/news_name/[slug]',
    '/v2/sospetti',
    '/v2/sospetti/[id]/decisione',
    '/admin/feeds/sospetti',
    '/v2/news/[id]',
    '/v2/news/export',
    '/v2/news/[id]/photos/[photo]',
    '/v2/files/[...path]',
    '/guide/[[...part]]',
  ])

  it.each([
    ['/', '/'],
    ['/news', '/news'],
    ['/news/', '/news'],
    ['/news_name/un-titolo', '/news_name/[slug]'],
    ['/v2/news/export', '/v2/news/export'],
    ['/v2/news/0190', '/v2/news/[id]'],
    ['/v2/news/export/photos/7', '/v2/news/[id]/photos/[photo]'],
    ['/v2/files/a/b/c.pdf', '/v2/files/[...path]'],
    ['/v2/files', NO_ROUTE],
    ['/guide', '/guide/[[...part]]'],
    ['/guide/a/b', '/guide/[[...part]]'],
    ['/wp-login.php', NO_ROUTE],
    ['/v2/news/0190/altro', NO_ROUTE],
    // Of these no figure and no trace has the name.
    ['/v2/sospetti', NO_ROUTE],
    ['/v2/sospetti/0190/decisione', NO_ROUTE],
    ['/admin/feeds/sospetti', NO_ROUTE],
    ['/_next/static/chunks/a.js', '/_next/static'],
    ['/_next/che-ne-so', NO_ROUTE],
  ])('%s is %s', (path, pattern) => expect(patternOf(path)).toBe(pattern))
})

describe('the pattern of an address that is declared and has no file', () => {
  const patternOf = routePatterns([...addressesOfApi(), '/v2/[...resto]'])

  it.each([
    ['/v2/faqs/0190', '/v2/faqs/[id]'],
    ['/v2/admin/login', '/v2/admin/login'],
    ['/v2/classificheAgenti/0190/publish', '/v2/classificheAgenti/[id]/publish'],
    ['/v2/che-ne-so', '/v2/[...resto]'],
    ['/v2/sospetti', NO_ROUTE],
  ])('%s is %s', (path, pattern) => expect(patternOf(path)).toBe(pattern))
})
