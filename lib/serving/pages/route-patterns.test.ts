import { NO_ROUTE, routePatterns } from './route-patterns'

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

test.each([
  ['/', '/'],
  ['/news', '/news'],
  ['/news/', '/news'],
  ['/news_name/un-titolo', '/news_name/[slug]'],
  ['/v2/news/export', '/v2/news/export'],
  ['/v2/news/0190', '/v2/news/[id]'],
  // A fixed name that leads nowhere further is a parameter after all.
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
