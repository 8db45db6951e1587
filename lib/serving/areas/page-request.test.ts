import type { IncomingMessage } from 'node:http'
import { parseRequest } from './page-request'

const wanted = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  parseRequest({ url, headers, method } as unknown as IncomingMessage, () => true)

it('keeps a list for every state of its address, and other pages for none', () => {
  expect(wanted('/admin/site/news?q=rossi')).toMatchObject({
    role: 'admin',
    target: '/admin/site/news',
    part: '',
  })
  expect(wanted('/admin/site/news/add')).not.toBeNull()
  expect(wanted('/admin/site/news/add?da=x')).toBeNull()
})

it('keeps the router’s payloads apart, by what they are asked with', () => {
  const one = wanted('/admin/site/news?_rsc=a', { rsc: '1', 'next-router-state-tree': '[1]' })
  const other = wanted('/admin/site/news?_rsc=b', { rsc: '1', 'next-router-state-tree': '[2]' })
  expect(one?.part).not.toBe(other?.part)
  expect(one?.part).not.toBe('')
  // A wrong one is redirected: nobody may keep the right one from being kept by it.
  const wrong = wanted('/admin/site/news?_rsc=b', { rsc: '1', 'next-router-state-tree': '[1]' })
  expect(wrong?.part).not.toBe(one?.part)
  expect(wanted('/admin/site/news?q=rossi&_rsc=a', { rsc: '1' })).toBeNull()
  expect(
    wanted('/admin/site/news', { rsc: '1', 'next-router-state-tree': '%5B%22__PAGE__%3F%7Bq' }),
  ).toBeNull()
})

it.each([
  ['the site', '/mutui', {}, 'GET'],
  ['a page without sign-in', '/admin/login', {}, 'GET'],
  ['a write', '/admin/site/news', {}, 'POST'],
  ['an action', '/admin/site/news', { 'next-action': 'x' }, 'GET'],
])('leaves to Next: %s', (_what, url, headers, method) => {
  expect(wanted(url, headers as Record<string, string>, method)).toBeNull()
})
