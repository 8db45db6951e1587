import { z } from 'zod'
import { db, disconnect, pool } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { aClient, adminWith, anAgent, type Call, send } from '@/lib/testing/test-kit'
import { buildFaqCategory } from '@/prisma/seed/factories/content'
import { handle } from './handle'

const echo = handle(
  { auth: 'public', body: z.strictObject({ nome: z.string('Scrivi il nome.') }) },
  ({ body }) => body,
)
const post = (call: Omit<Call, 'method'>) => send(echo, { method: 'POST', ...call })

describe('a /v2 handler', () => {
  it('fails with plain Italian text, or with a problem for who accepts one', async () => {
    const plain = await post({ body: {}, headers: { accept: 'application/json' } })
    expect([plain.status, plain.headers.get('content-type')]).toEqual([422, 'text/plain; charset=utf-8'])
    expect(plain.text).toBe('Scrivi il nome.')
    const problem = await post({ body: {}, headers: { 'x-request-id': 'richiesta-1234' } })
    expect(problem.headers.get('content-type')).toContain('application/problem+json')
    expect(problem.headers.get('cache-control')).toBe('no-store')
    expect(problem.json).toEqual({
      title: 'Dati non validi',
      detail: 'Scrivi il nome.',
      status: 422,
      code: 'invalid',
      errors: [{ path: 'nome', message: 'Scrivi il nome.' }],
      requestId: 'richiesta-1234',
    })
  })

  it.each<[string, Omit<Call, 'method'>, number]>([
    ['broken JSON', { body: '{"nome":' }, 400],
    ['a NUL in the body', { body: '{"nome":"a\\u0000"}' }, 400],
    ['half a surrogate pair', { body: '{"nome":"a\\ud800"}' }, 400],
    ['the other half, in a name', { body: '{"\\uDFFF":"a"}' }, 400],
    ['a NUL in the query', { body: { nome: 'x' }, query: { q: '\u0000' } }, 400],
    ['another type', { body: 'nome=x', headers: { 'content-type': 'text/plain' } }, 415],
    ['a megabyte too many', { body: JSON.stringify({ nome: 'x'.repeat(1_000_001) }) }, 413],
    ['no body', {}, 422],
    ['a list', { body: [] }, 422],
    ['null', { body: 'null' }, 422],
  ])('answers %s without a 500', async (_what, call, status) => {
    expect((await post(call)).status).toBe(status)
  })

  it('leaves text that only looks like an escape alone, and whole characters', async () => {
    expect((await post({ body: { nome: 'C:\\u0000 \\ud800' } })).json).toEqual({ nome: 'C:\\u0000 \\ud800' })
    expect((await post({ body: '{"nome":"\\ud83d\\ude00"}' })).json).toEqual({ nome: '😀' })
  })

  it('says in plain Italian what a rule without words wants', async () => {
    expect((await post({})).json.detail).toBe('Manca il corpo della richiesta.')
    expect((await post({ body: [] })).json.detail).toBe('Serve un oggetto.')
  })

  it('never tells why it failed', async () => {
    const broken = handle({ auth: 'public' }, () => {
      throw new Error('segreto: password del database')
    })
    const { status, text } = await send(broken)
    expect(status).toBe(500)
    expect(text).not.toContain('segreto')
  })

  it('asks who it is before what they want', async () => {
    const guarded = handle(
      { auth: ['admin'], permission: ['banks_manage'], body: z.strictObject({}) },
      () => 'fatto',
    )
    const call = async (as: Call['as'], headers = {}) =>
      (await send(guarded, { method: 'POST', as, body: '{rotto', headers })).status
    expect(await call(null)).toBe(401)
    expect(await call(null, { authorization: 'Bearer inventato' })).toBe(401)
    expect(await call(await aClient())).toBe(403)
    expect(await call(await adminWith('news'))).toBe(403)
    expect(await call(await adminWith('banks_manage'))).toBe(400)
    expect(await call(await adminWith('admin'))).toBe(400)
  })

  it('tells who is signed in as somebody else from who is not signed in', async () => {
    const staff = handle({ auth: ['admin', 'agent'] }, () => 'fatto')
    const client = await aClient()
    const call = async (as: Call['as'], headers = {}) => {
      const { status, json } = await send(staff, { as, headers })
      return [status, json.detail]
    }
    const nobody = [401, 'Accedi per continuare.']
    const notAllowed = [403, 'Non hai il permesso per questa operazione.']
    expect(await call(client)).toEqual(notAllowed)
    expect(await call(client, { 'x-area': 'client' })).toEqual(notAllowed)
    // A token proves nothing in an area that is not its own.
    expect(await call(client, { 'x-area': 'admin' })).toEqual(nobody)
    expect(await call(await anAgent(), { 'x-area': 'client' })).toEqual(nobody)
    await db().session.updateMany({ where: { userId: client.id }, data: { revokedAt: new Date() } })
    expect(await call(client)).toEqual(nobody)
  })

  it('refuses a parameter that is said twice, but for filters', async () => {
    const open = handle({ auth: 'public' }, () => 'fatto')
    const get = async (query: string) => {
      const headers = { accept: 'application/problem+json' }
      const response = await open(new Request(`http://localhost:8000/v2/prova?${query}`, { headers }))
      const body = (await response.json()) as unknown
      return [response.status, body]
    }
    const errors = [{ path: 'limit', message: 'Indica un solo valore.' }]
    expect(await get('sort=nome&limit=1&limit=2')).toEqual([400, expect.objectContaining({ errors })])
    expect(await get('filter[stato]=bozza&filter[stato]=stipula')).toEqual([200, 'fatto'])
  })

  it('stops reading a body at the limit', async () => {
    let sent = 0
    const cancel = jest.fn()
    const piece = new Uint8Array(100_000).fill(97)
    const pull = (controller: ReadableStreamDefaultController) => {
      sent += 1
      if (sent > 100) controller.close()
      else controller.enqueue(piece)
    }
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new ReadableStream({ pull, cancel }),
      duplex: 'half',
    }
    const response = await echo(new Request('http://localhost:8000/v2/prova', init))
    expect(response.status).toBe(413)
    expect(cancel).toHaveBeenCalled()
    expect(sent).toBeLessThan(15)
  })

  it('reads characters that are cut between two pieces of a body', async () => {
    const bytes = new TextEncoder().encode('{"nome":"perché €"}')
    const body = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' }
    const response = await echo(new Request('http://localhost:8000/v2/prova', init))
    expect(await response.json()).toEqual({ nome: 'perché €' })
  })

  it('names the field of a value that is already used', async () => {
    const existing = await buildFaqCategory()
    const again = handle({ auth: 'public' }, () =>
      db().faqCategory.create({ data: { id: newId(), nome: existing.nome } }),
    )
    const { status, json } = await send(again)
    expect([status, json.errors]).toEqual([409, [{ path: 'nome', message: 'Questo valore è già usato.' }]])
  })

  it('stops listening to a session that was revoked or to an account that was blocked', async () => {
    const me = handle({ auth: ['client'] }, ({ ctx }) => ({ nome: ctx.actor.nome }))
    const [revoked, blocked] = [await aClient(), await aClient()]
    expect((await send(me, { as: revoked })).status).toBe(200)
    await db().session.updateMany({ where: { userId: revoked.id }, data: { revokedAt: new Date() } })
    await db().client.update({ where: { id: blocked.id }, data: { status: 'blocked' } })
    expect([(await send(me, { as: revoked })).status, (await send(me, { as: blocked })).status]).toEqual([
      401, 401,
    ])
  })

  it('counts calls in the database and says how long to wait', async () => {
    const rateLimit = { name: 'prova', points: 2, seconds: 60 }
    const limited = handle({ auth: 'public', rateLimit }, () => 'fatto')
    const from = async (ip: string) => send(limited, { headers: { 'x-client-ip': ip } })
    const codes = [await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')]
    expect(codes.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(Number(codes[2]?.headers.get('retry-after'))).toBeGreaterThan(50)
    expect((await from('192.0.2.2')).status).toBe(200)
    expect((await from('::ffff:192.0.2.1')).status).toBe(429)
  })

  it('counts the whole network of an IPv6 address, which one caller holds', async () => {
    const rateLimit = { name: 'rete', points: 2, seconds: 60 }
    const limited = handle({ auth: 'public', rateLimit }, () => 'fatto')
    const from = async (ip: string) => (await send(limited, { headers: { 'x-client-ip': ip } })).status
    const codes = [
      await from('2001:db8:7:1::1'),
      await from('2001:db8:7:1::2'),
      await from('2001:db8:7:1:f::3'),
    ]
    expect(codes).toEqual([200, 200, 429])
    expect(await from('2001:db8:7:2::1')).toBe(200)
  })

  it('frees an Idempotency-Key whose call failed', async () => {
    let calls = 0
    const flaky = handle({ auth: 'public', status: 201 }, () => {
      calls += 1
      if (calls === 1) throw new AppError('conflict', 'Non ora.')
      return { calls }
    })
    const again = () => send(flaky, { method: 'POST', headers: { 'idempotency-key': 'k' } })
    expect([(await again()).status, (await again()).status, (await again()).json]).toEqual([
      409,
      201,
      { calls: 2 },
    ])
  })
})

describe('without the database', () => {
  it('answers 503 and when to try again', async () => {
    const route = handle({ auth: 'public' }, () => db().bank.count())
    expect((await send(route)).status).toBe(200)
    await pool().query('SELECT 1')
    const { DATABASE_URL } = process.env
    await disconnect()
    const { env } = await import('@/lib/core/env')
    env().DATABASE_URL = 'postgresql://nessuno@127.0.0.1:9/nessuno'
    try {
      const reply = await send(route)
      expect([reply.status, reply.json.code, reply.headers.get('retry-after')]).toEqual([
        503,
        'unavailable',
        '5',
      ])
    } finally {
      await disconnect()
      env().DATABASE_URL = String(DATABASE_URL)
    }
    expect((await send(route)).status).toBe(200)
  })
})
