import { ApiError, api, onProofRequired } from './client'

const sent: { path: string; key: string | null }[] = []
let answers: (() => Response | Promise<Response>)[] = []
const answer =
  (status: number, body: unknown = {}) =>
  () =>
    Response.json(body, { status })
const cut = () => Promise.reject(new TypeError('fetch failed'))

beforeEach(() => {
  sent.length = 0
  jest.spyOn(globalThis, 'fetch').mockImplementation((path, init) => {
    sent.push({ path: String(path), key: new Headers(init?.headers).get('idempotency-key') })
    const next = answers.shift()
    return next ? Promise.resolve(next()) : cut()
  })
})
afterEach(() => jest.restoreAllMocks())

const post = (body: unknown, headers?: Record<string, string>) =>
  api.post('/requests', body, { headers }).catch((error: unknown) => error as ApiError)

describe('a POST of the browser', () => {
  it('keeps its key until it is known what became of it', async () => {
    answers = [cut, answer(503, { detail: 'Torna tra poco.' }), answer(201), answer(201)]
    for (let n = 0; n < 4; n += 1) await post({ nome: 'Ada' })
    const [first, second, third, fourth] = sent.map(({ key }) => key)
    expect([second, third]).toEqual([first, first])
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(fourth).not.toBe(first)
  })

  it('is a new one when it says something else, or when it was refused', async () => {
    answers = [cut, answer(422, { detail: 'No.' }), answer(201)]
    await post({ nome: 'Ada' })
    await post({ nome: 'Bea' })
    await post({ nome: 'Bea' })
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3)
  })

  it('twice at once is two: who clicks twice on purpose gets two', async () => {
    answers = [answer(201), answer(201)]
    await Promise.all([post({ n: 1 }), post({ n: 1 })])
    expect(sent[0]?.key).not.toBe(sent[1]?.key)
  })

  it('keeps the key that its form brings, and then promises that a retry is safe', async () => {
    answers = [cut]
    const error = await post({}, { 'idempotency-key': 'mia' })
    expect(sent).toEqual([{ path: '/v2/requests', key: 'mia' }])
    expect(error).toMatchObject({
      status: 0,
      message: expect.stringContaining('non verrà registrata due volte'),
    })
  })
})

describe('a query', () => {
  it('leaves out what is empty', async () => {
    answers = [answer(200), answer(200)]
    await api.get('/jobs', { query: { kind: 'a b', limit: 1, cursor: null, state: '', q: undefined } })
    await api.get('/jobs', { query: { cursor: null } })
    expect(sent.map(({ path }) => path)).toEqual(['/v2/jobs?kind=a+b&limit=1', '/v2/jobs'])
  })
})

describe('a lost connection', () => {
  const truncated = () => new Response('{"_id":', { headers: { 'content-type': 'application/json' } })

  it('is not said to have sent nothing, also when only the reply breaks off', async () => {
    answers = [cut, truncated]
    for (const error of [await post({}), await post({})]) {
      expect(error).toBeInstanceOf(ApiError)
      expect(error).toMatchObject({
        code: 'offline',
        message: expect.stringContaining('non sappiamo se la richiesta è arrivata'),
      })
    }
  })

  it('while reading is simply that', async () => {
    answers = [cut]
    await expect(api.get('/jobs')).rejects.toThrow('Non riusciamo a raggiungere il server')
    expect(sent[0]?.key).toBeNull()
  })

  it('shows no page of a proxy as a message', async () => {
    answers = [
      () => new Response('<html>502</html>', { status: 502, headers: { 'content-type': 'text/html' } }),
    ]
    expect(await post({})).toMatchObject({ status: 502, message: 'Error' })
  })
})

describe('a body with a number that could not be read', () => {
  it('is refused with the place of the number, and not sent as an empty one', async () => {
    const refused = await post({ nome: 'Ada', righe: [{ importo: 5 }, { importo: Number.NaN }] })
    expect(refused).toMatchObject({ status: 422, errors: [{ path: 'righe.1.importo' }] })
    expect(sent).toEqual([])
  })
})

describe('a call that takes a proof of who acts', () => {
  const refused = answer(403, { code: 'proof_required', detail: 'Conferma che sei tu.', prova: ['password'] })

  it('asks once, and is then repeated as it was', async () => {
    const asked: unknown[] = []
    const away = onProofRequired(async (ways) => {
      asked.push(ways)
      return true
    })
    answers = [refused, refused, answer(201), answer(201)]
    await Promise.all([post({ n: 1 }), post({ n: 2 })])
    away()
    expect(asked).toEqual([['password']])
    expect(sent).toHaveLength(4)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  })

  it('fails in its own words where nobody proves it, or nobody asks', async () => {
    const away = onProofRequired(async () => false)
    answers = [refused, refused]
    expect(await post({ n: 1 })).toMatchObject({ code: 'proof_required', message: 'Conferma che sei tu.' })
    away()
    expect(await post({ n: 2 })).toMatchObject({ code: 'proof_required' })
    expect(sent).toHaveLength(2)
  })
})
