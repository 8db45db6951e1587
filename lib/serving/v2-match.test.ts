import { type Handlers, matcher } from './v2-match'
import { routeFiles } from './v2-routes'

const route = (name: string) => async (): Promise<Handlers> =>
  Object.fromEntries([['GET', async () => new Response(name)]])
const match = matcher(
  Object.fromEntries(
    ['/v2/a', '/v2/a/{id}', '/v2/a/mine', '/v2/a/{id}/b', '/v2/{...resto}'].map((name) => [
      name,
      route(name),
    ]),
  ),
)
const found = async (path: string) => {
  const one = match(path)
  const handlers = await one?.load()
  const reply = await handlers?.GET?.(new Request('http://x'), { params: Promise.resolve({}) })
  return [await reply?.text(), one?.params]
}

describe('the address of a call', () => {
  it.each([
    ['/v2/a', '/v2/a', {}],
    ['/v2/a/', '/v2/a', {}],
    ['/v2/a/mine', '/v2/a/mine', {}],
    ['/v2/a/7', '/v2/a/{id}', { id: '7' }],
    ['/v2/a/x%20y/', '/v2/a/{id}', { id: 'x y' }],
    ['/v2/a/7/b', '/v2/a/{id}/b', { id: '7' }],
    ['/v2/a/7/c', '/v2/{...resto}', { resto: ['a', '7', 'c'] }],
    ['/v2/zzz', '/v2/{...resto}', { resto: ['zzz'] }],
  ])('%s is answered by %s', async (path, name, params) => {
    expect(await found(path)).toEqual([name, params])
  })

  it('is nobody’s outside the API', () => {
    expect(matcher({ '/v2/a': route('a') })('/v2/b')).toBeNull()
  })

  it('is one of each route file, but for what only Next can do', () => {
    const addresses = routeFiles().map(([address]) => address)
    expect(addresses).toEqual(
      expect.arrayContaining(['/v2/savedViews/{id}', '/v2/openapi.json', '/v2/{...resto}']),
    )
    expect(addresses).not.toContain('/v2/internal/revalidate')
  })
})
