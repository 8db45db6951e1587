import type { ChildProcess } from 'node:child_process'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verify } from '@node-rs/argon2'
import pg from 'pg'
import { WebSocketServer } from 'ws'

/**
 * The yardsticks of the API: nothing but Node, `pg`, `ws` or argon2, each in a process of its own, told what to do by its
 * first message.
 */

/** A statement, and what its columns are called in the JSON; `cents` and `numbers` say how they are written there. */
type Sql = { text: string; values: unknown[] }
export type BareList = Sql & { kind: 'list'; names: string[]; cents: string[]; numbers: string[] }
export type BareMe = Sql & { kind: 'me' }
export type Bare = BareList | BareMe | { kind: 'argon2'; hash: string; password: string } | { kind: 'ws' }

/** Starts one of them. */
export type StartBare = (bare: Bare) => Promise<{ child: ChildProcess; url: string }>

/** To the sockets of the bare `ws` server: so many messages to each. */
export type Broadcast = { text: string; times: number }

const pool = () => new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

function answering(make: () => Promise<unknown>): RequestListener {
  return (_request, response) => {
    make().then((value) => {
      const body = Buffer.from(JSON.stringify(value))
      response.writeHead(200, ['Content-Type', 'application/json', 'Content-Length', String(body.length)])
      response.end(body)
    })
  }
}

function me({ text, values }: BareMe): RequestListener {
  const own = pool()
  return answering(async () => (await own.query(text, values)).rows[0])
}

function list({ text, values, names, cents, numbers }: BareList): RequestListener {
  const own = pool()
  const convert = names.map((name) => {
    if (cents.includes(name)) return (value: unknown) => (value === null ? null : Number(value) / 100)
    if (numbers.includes(name)) return (value: unknown) => (value === null ? null : Number(value))
    return (value: unknown) => value
  })
  return answering(async () => {
    const { rows } = await own.query<unknown[]>({ text, values, rowMode: 'array' })
    const items = rows.slice(0, 50).map((row) => {
      const item: Record<string, unknown> = {}
      for (const [at, name] of names.entries()) item[name] = convert[at]?.(row[at + 1])
      return item
    })
    return { items, total: Number(rows[0]?.[0]) }
  })
}

function sockets(server: ReturnType<typeof createServer>): void {
  const all = new WebSocketServer({ server, perMessageDeflate: false })
  process.on('message', ({ text, times }: Broadcast) => {
    for (let time = 0; time < times; time += 1) for (const socket of all.clients) socket.send(text)
  })
}

function listenerOf(bare: Bare): RequestListener | undefined {
  if (bare.kind === 'me') return me(bare)
  if (bare.kind === 'list') return list(bare)
  if (bare.kind === 'argon2') return answering(() => verify(bare.hash, bare.password))
  return undefined
}

process.once('message', (bare: Bare) => {
  const server = createServer(listenerOf(bare))
  if (bare.kind === 'ws') sockets(server)
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
process.once('disconnect', () => process.exit())
