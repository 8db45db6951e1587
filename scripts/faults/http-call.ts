import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export type Call = {
  method?: string
  path: string
  /** Sent as JSON; text and bytes as they are. */
  body?: unknown
  headers?: Record<string, string>
  agent?: Agent
  /** A call that takes longer is given up, and counts as one that hangs. */
  patienceMs?: number
}

/** What became of a call; `status` is 0 when no whole reply came, and `error` then says why. */
export type Reply = {
  status: number
  headers: IncomingHttpHeaders
  text: string
  error: string
  /** When the call began and how long it took. */
  at: number
  ms: number
}

const PATIENCE_MS = 30_000

/** Who reads the metrics. */
export const operator = () => ({ authorization: `Bearer ${process.env.INTERNAL_TOKEN}` })

/** Connections are used again, as browsers do. */
export const newAgent = (): Agent => new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

const shared = newAgent()

/** Each call comes from another address, so that what one address may do is not what is measured. */
export const someAddress = (): string => {
  const part = () => Math.floor(Math.random() * 254) + 1
  return `198.18.${part()}.${part()}`
}

function bytesOf(body: unknown): Buffer | undefined {
  if (body === undefined || Buffer.isBuffer(body)) return body
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
}

/** One call; never rejects. */
export function send(site: string, call: Call): Promise<Reply> {
  const { method = 'GET', path, body, agent = shared, patienceMs = PATIENCE_MS } = call
  const at = Date.now()
  const startedAt = performance.now()
  const sent = bytesOf(body)
  const headers = {
    'x-forwarded-for': someAddress(),
    ...(sent ? { 'content-type': 'application/json', 'content-length': String(sent.length) } : {}),
    ...call.headers,
  }
  return new Promise((resolve) => {
    const end = (status: number, more: Partial<Reply>) => {
      clearTimeout(timer)
      const ms = performance.now() - startedAt
      resolve({ status, headers: {}, text: '', error: '', at, ms, ...more })
    }
    const made = request(new URL(path, site), { method, headers, agent }, (reply) => {
      const chunks: Buffer[] = []
      const text = () => Buffer.concat(chunks).toString()
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('error', (error: NodeJS.ErrnoException) => end(0, { error: error.code ?? error.message }))
      reply.on('end', () => end(reply.statusCode ?? 0, { headers: reply.headers, text: text() }))
    })
    const timer = setTimeout(() => made.destroy(new Error('TIMEOUT')), patienceMs)
    made.on('error', (error: NodeJS.ErrnoException) => end(0, { error: error.code ?? error.message }))
    made.end(sent)
  })
}

export const isGood = ({ status }: Reply): boolean => status >= 200 && status < 300
