import { document } from '@/lib/openapi/document'
import { wrongMethod } from './wrong-method'

const ask = (method: string, path: string, accept = '*/*') =>
  wrongMethod(new Request(`http://localhost:8000${path}`, { method, headers: { accept } }), 'richiesta-1')

describe('a method that an address does not know', () => {
  it('is refused in the house’s words, with what is allowed', async () => {
    const response = ask('PUT', '/v2/rates', 'application/problem+json')
    expect(response?.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    expect(response?.headers.get('x-request-id')).toBe('richiesta-1')
    expect([response?.status, await response?.json()]).toEqual([
      405,
      {
        title: 'Metodo non previsto',
        detail: 'Qui il metodo PUT non è previsto. Si può usare: GET.',
        status: 405,
        code: 'method_not_allowed',
        errors: [],
        requestId: 'richiesta-1',
      },
    ])
  })

  it('is refused in plain text to whoever does not ask for a problem', async () => {
    const response = ask('GET', '/v2/clients/login')
    expect(response?.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response?.text()).toBe('Qui il metodo GET non è previsto. Si può usare: POST.')
  })

  it.each([
    ['/v2/news/01a1fec7-befb-7b2e-930c-2abed00ee58e/', 'DELETE, GET, HEAD, OPTIONS, PATCH'],
    ['/v2/agents/getMe', 'GET, HEAD, OPTIONS'],
    ['/v2/merchandising/cart/add/', 'OPTIONS, POST'],
  ])('at %s finds %s', (path, allow) => {
    expect(ask('PUT', path)?.headers.get('allow')).toBe(allow)
  })
})

it('refuses a method that no address knows where there is no address either', async () => {
  const response = ask('PURGE', '/v2/che-non-esiste')
  expect([response?.status, await response?.text()]).toEqual([404, 'Questo indirizzo dell’API non esiste.'])
})

describe('a request that goes on', () => {
  it.each(Object.entries(document().paths))('%s with its own methods', (path, operations) => {
    for (const method of Object.keys(operations)) {
      expect(ask(method.toUpperCase(), path.replace(/\{\w+\}/g, 'abc'))).toBeNull()
    }
  })

  it.each([
    ['OPTIONS', '/v2/clients/login'],
    ['HEAD', '/v2/rates'],
    ['PUT', '/v2/che-non-esiste'],
    ['PUT', '/v2/openapixjson'],
    ['POST', '/v2/internal/revalidate'],
  ])('%s %s', (method, path) => {
    expect(ask(method, path)).toBeNull()
  })
})
