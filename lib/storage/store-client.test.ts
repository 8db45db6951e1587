import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { GetObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { env } from '@/lib/core/env'
import { causeOf } from '@/lib/core/failure-words'
import { newStoreClient, tryBucket } from './store-client'

type Answer = { status: number; code?: string; body?: string | Buffer }
type Asked = { method: string; url: string; headers: IncomingMessage['headers']; body: Buffer }

let server: Server
let asked: Asked[] = []
let answer: (request: Asked) => Answer

const BASE = {
  DATABASE_URL: 'postgresql://u:p@localhost/db',
  SMTP_URL: 'smtp://localhost',
  AUTH_SECRET: 'un segreto abbastanza lungo per essere buono',
  INTERNAL_TOKEN: 'un gettone abbastanza lungo per essere buono',
  S3_ENDPOINT: 'http://localhost',
  S3_BUCKET: 'documenti',
  S3_ACCESS_KEY: 'CHIAVE',
  S3_SECRET_KEY: 'segreta',
}
Object.assign(process.env, BASE)

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = '', url = '', headers } = request
    const one = { method, url: decodeURIComponent(url), headers, body: Buffer.concat(chunks) }
    asked.push(one)
    const { status, code, body } = answer(one)
    response.writeHead(status, code ? { 'content-type': 'application/xml' } : {})
    response.end(body ?? (code ? `<Error><Code>${code}</Code><Message>${code} qui</Message></Error>` : ''))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  Object.assign(env(), { S3_ENDPOINT: `http://127.0.0.1:${port}` })
})
beforeEach(() => {
  asked = []
})
afterEach(() => {
  Object.assign(env(), { S3_ADDRESSING: 'path', S3_ACCESS_KEY: 'CHIAVE', S3_SECRET_KEY: 'segreta' })
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const PATIENCE = { attempts: 1, connectMs: 2_000, requestMs: 2_000 }
const attempt = async () => {
  const client = newStoreClient(PATIENCE)
  try {
    return await tryBucket(client, 'documenti')
  } catch (error) {
    return causeOf(error)
  } finally {
    client.destroy()
  }
}
/** A store that works, but for what `wrong` answers. */
function working(wrong: (request: Asked) => Answer | undefined = () => undefined) {
  const objects = new Map<string, Buffer>()
  answer = (request) => {
    const { method, url, body } = request
    const refusal = wrong(request)
    if (refusal) return refusal
    const [at = ''] = url.split('?')
    if (method === 'PUT') objects.set(at, body)
    return { status: 200, body: method === 'GET' ? objects.get(at) : undefined }
  }
}
const isBucket = ({ method, url }: Asked) => method === 'PUT' && /^\/documenti\/?$/.test(url)
const isObject = ({ method, url }: Asked) => method === 'PUT' && url.includes('/prova/')
/** Without a bucket until it is made, by whoever may. */
function withoutBucket(made: Answer) {
  let isThere = false
  working((request) => {
    if (isBucket(request)) {
      isThere = made.status === 200
      return made
    }
    return isThere ? undefined : { status: 404, code: 'NoSuchBucket' }
  })
}

describe('the trial of a store', () => {
  it('writes, reads and removes an object', async () => {
    working()
    expect(await attempt()).toBe('there')
    expect(asked.map(({ method, url }) => `${method} ${url.split('?')[0]}`)).toEqual(
      ['PUT', 'GET', 'DELETE'].map((method) =>
        expect.stringMatching(new RegExp(`^${method} /documenti/prova/`)),
      ),
    )
    expect(asked[0]?.headers.authorization).toContain('Credential=CHIAVE/')
  })

  it('makes a bucket that is not there, and says so', async () => {
    withoutBucket({ status: 200 })
    expect(await attempt()).toBe('made')
  })

  it.each<[what: string, words: RegExp, prepare: () => void]>([
    [
      'a bucket that is not there and may not be made',
      /^Il bucket non esiste.*Ha detto: AccessDenied qui/,
      () => withoutBucket({ status: 403, code: 'AccessDenied' }),
    ],
    [
      'keys that may not write',
      /^Le chiavi non possono.*Ha detto: AccessDenied qui/,
      () => working((one) => (isObject(one) ? { status: 403, code: 'AccessDenied' } : undefined)),
    ],
    [
      'keys that may not remove',
      /^Le chiavi non possono/,
      () =>
        working(({ method }) => (method === 'DELETE' ? { status: 403, code: 'AccessDenied' } : undefined)),
    ],
    [
      'another region',
      /S3_REGION/,
      () => working(() => ({ status: 400, code: 'AuthorizationHeaderMalformed' })),
    ],
    [
      'other bytes',
      /is not the one that was written/,
      () => working(({ method }) => (method === 'GET' ? { status: 200, body: 'altro' } : undefined)),
    ],
  ])('says in words: %s', async (_what, words, prepare) => {
    prepare()
    expect(await attempt()).toMatch(words)
  })
})

it('calls a bucket by its path or as a host', async () => {
  const get = new GetObjectCommand({ Bucket: 'documenti', Key: 'a.pdf' })
  const { S3_ENDPOINT } = env()
  Object.assign(env(), { S3_ENDPOINT: 'https://s3.eu-south-1.example' })
  const address = async () => (await getSignedUrl(newStoreClient(PATIENCE), get)).split('?')[0]
  expect(await address()).toBe('https://s3.eu-south-1.example/documenti/a.pdf')
  Object.assign(env(), { S3_ADDRESSING: 'host' })
  expect(await address()).toBe('https://documenti.s3.eu-south-1.example/a.pdf')
  Object.assign(env(), { S3_ENDPOINT })
})

it('takes the keys of the role where none are given', async () => {
  Object.assign(env(), { S3_ACCESS_KEY: undefined, S3_SECRET_KEY: undefined })
  const { S3_ENDPOINT } = env()
  const given = { AWS_CONTAINER_CREDENTIALS_FULL_URI: `${S3_ENDPOINT}/ruolo` }
  Object.assign(process.env, given)
  const role = {
    AccessKeyId: 'RUOLO',
    SecretAccessKey: 'del-ruolo',
    Token: 'gettone',
    Expiration: '2999-01-01T00:00:00Z',
  }
  try {
    working(({ url }) => (url === '/ruolo' ? { status: 200, body: JSON.stringify(role) } : undefined))
    expect(await attempt()).toBe('there')
  } finally {
    for (const name of Object.keys(given)) delete process.env[name]
  }
  const [first, write] = asked
  expect(first?.url).toBe('/ruolo')
  expect(write?.headers.authorization).toContain('Credential=RUOLO/')
  expect(write?.headers['x-amz-security-token']).toBe('gettone')
})
