import { declaredAnswer, declaredOptions } from './declared-answer'

const context = (path: string) => ({ params: Promise.resolve({ resto: path.split('/') }) })
const request = (method: string) => new Request('http://localhost/v2/prova', { method })

describe('an address without a file', () => {
  it('that is declared says which methods it knows, to the others a 405', async () => {
    const reply = await declaredAnswer('DELETE')(request('DELETE'), context('incassi'))
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
    expect(await reply.text()).toBe('Qui il metodo DELETE non è previsto. Si può usare: GET.')
    const options = await declaredOptions(request('OPTIONS'), context('faqs'))
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS, POST'])
  })

  it('that is nobody’s is a 404 by every method', async () => {
    for (const path of ['nulla', 'nulla/export', 'constructor'])
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        const reply = await declaredAnswer(method)(request(method), context(path))
        expect([reply.status, await reply.text()]).toEqual([404, 'Questo indirizzo dell’API non esiste.'])
      }
    const options = await declaredOptions(request('OPTIONS'), context('nulla'))
    expect(options.headers.get('allow')).toBe('DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT')
  })
})
