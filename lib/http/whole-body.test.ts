import { wholeBodyOf, wholeResponse } from './whole-body'

const reply = () =>
  wholeResponse('{"a":"è"}', { status: 201, headers: { 'content-type': 'application/json' } })

describe('a reply that is there whole', () => {
  it('is given as it is to who writes it', () => {
    expect(wholeBodyOf(reply())?.toString()).toBe('{"a":"è"}')
    expect(wholeBodyOf(new Response('x'))).toBeUndefined()
  })

  it('is a web reply to everybody else', async () => {
    expect(reply()).toBeInstanceOf(Response)
    expect([reply().status, reply().ok, reply().headers.get('content-type')]).toEqual([
      201,
      true,
      'application/json',
    ])
    expect([await reply().text(), await reply().json(), await reply().clone().text()]).toEqual([
      '{"a":"è"}',
      { a: 'è' },
      '{"a":"è"}',
    ])
    expect(Buffer.from(await reply().arrayBuffer()).toString()).toBe('{"a":"è"}')
    expect(await new Response(reply().body).text()).toBe('{"a":"è"}')
  })

  it('is read once', async () => {
    const one = reply()
    expect(one.bodyUsed).toBe(false)
    await one.text()
    expect([one.bodyUsed, wholeBodyOf(one)]).toEqual([true, undefined])
  })
})
