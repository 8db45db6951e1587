import { impersonal, impersonally, refuseImpersonal } from '@/lib/core/impersonal'
import { toCachedPage } from './cached-page'
import type { Rendered } from './render'
import { newPerson } from './slots'

const rendered = (given: Partial<Rendered> = {}): Rendered => ({
  state: { rights: { role: 'admin', permissions: {}, ticketing: {} }, person: newPerson(), isOver: true },
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "script-src 'nonce-abcdef'",
    'x-request-id': 'of-one-reply',
    link: '</a.woff2>; rel=preload',
  },
  body: '<html><head></head><body></body></html>',
  ...given,
})

it('keeps a whole page, without what belongs to one reply', () => {
  const cached = toCachedPage(rendered())
  expect(cached?.headers).toEqual([
    ['content-type', 'text/html; charset=utf-8'],
    ['link', '</a.woff2>; rel=preload'],
  ])
})

it.each<[string, Partial<Rendered>]>([
  ['asked who it is for', { state: { ...rendered().state, refused: 'actor.nome' } }],
  ['is not there', { status: 404 }],
  [
    'says so while it streams',
    { body: '<html><head></head><template data-dgst="NEXT_HTTP_ERROR_FALLBACK;404"></html>' },
  ],
  [
    'failed in its payload',
    {
      headers: { ...rendered().headers, 'content-type': 'text/x-component' },
      body: '0:{}\n7:E{"digest":"1"}\n',
    },
  ],
  ['breaks off', { body: '<html><head></head><body>' }],
  ['has no nonce', { headers: { 'content-type': 'text/html' } }],
  ['sets a cookie', { headers: { ...rendered().headers, 'set-cookie': ['a=b'] } }],
  ['is something else', { headers: { ...rendered().headers, 'content-type': 'application/json' } }],
])('does not keep what %s', (_what, given) => {
  expect(toCachedPage(rendered(given))).toBeNull()
})

it('joins the scripts in which Next writes what a page is made of', () => {
  const push = (text: string) => `<script nonce="abcdef">self.__next_f.push([1,"${text}"])</script>`
  const cached = toCachedPage(
    rendered({ body: `<html><head></head><body>${push('a')}${push('b')}</body></html>` }),
  )
  expect(cached?.parts.filter((part) => 'slot' in part && part.slot === 'nonce')).toHaveLength(1)
})

it('refuses rows and people while it makes a page for everybody, and only then', async () => {
  const { state } = rendered()
  state.isOver = false
  let later = () => {}
  const work = async () => {
    expect(impersonal()).toBe(state)
    await Promise.resolve()
    const left = new Promise<void>((resolve) => {
      later = resolve
    }).then(() => refuseImpersonal('rows'))
    expect(() => refuseImpersonal('rows')).toThrow('rows')
    return { left }
  }
  const { left } = await impersonally(state, work)
  expect(state.refused).toBe('rows')
  later()
  await expect(left).resolves.toBeUndefined()
  expect(() => refuseImpersonal('rows')).not.toThrow()
})
