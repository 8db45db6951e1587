import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import WebSocket from 'ws'
import type { Role } from '@/lib/auth/roles'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import type { Identity } from './audience'
import type { ServerMessage } from './events'
import type { Verify } from './handshake'
import type { Admit } from './presence'
import { attachRealtime } from './server'

/** Test tokens say plainly whose they are; whether the session lives is asked of the real database. */
export const tokenOf = (who: Identity) => JSON.stringify(who)
const verify: Verify = async (role, token) => {
  const who = parse(token)
  return who?.role === role ? who : null
}
function parse(token: string): Identity | null {
  try {
    return JSON.parse(token) as Identity
  } catch {
    return null
  }
}

type Permissions = Record<string, boolean>

/** A person of a role with one live session. */
export async function buildIdentity(role: Role, permissions: Permissions = {}): Promise<Identity> {
  const id = newId()
  const email = `${id}@prova.example`
  const person = { id, email, nome: 'Prova', cognome: 'Prova', status: 'validated' } as const
  if (role === 'admin')
    await db().admin.create({
      data: { id, email, name: 'Prova', surname: 'Prova', passwordHash: '', permissions },
    })
  if (role === 'agent') await db().agent.create({ data: { ...person, slug: id, permissions } })
  if (role === 'client') await db().client.create({ data: person })
  const sessionId = newId()
  const expiresAt = new Date(Date.now() + 3_600_000)
  await db().session.create({ data: { id: sessionId, role, userId: id, refreshHash: sessionId, expiresAt } })
  return { role, userId: id, sessionId }
}

/** A server process in small: HTTP, /ws, and its own LISTEN. */
export async function startNode(
  given: { pingMs?: number; authMs?: number; verify?: Verify; admit?: Admit } = {},
) {
  const server: Server = createServer()
  const realtime = attachRealtime(server, { verify, ...given })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = async () => {
    await realtime.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { port, close }
}

export type TestClient = {
  socket: WebSocket
  messages: ServerMessage[]
  closed: Promise<number>
  opened: Promise<'open' | number>
  say(message: unknown): void
}

type Given = { origin?: string; who?: Identity; cookie?: string }

/** A client at the other end of the wire; `opened` is 'open' or the HTTP status of the refusal. */
export function connect(port: number, { origin = env().SITE_URL, who, cookie }: Given = {}): TestClient {
  const area = who?.role ?? 'agent'
  const given = cookie ?? (who && `${who.role}_access=${encodeURIComponent(tokenOf(who))}`)
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?area=${area}`, {
    headers: { ...(given ? { cookie: given } : {}), ...(origin ? { origin } : {}) },
  })
  const messages: ServerMessage[] = []
  socket.on('message', (raw) => messages.push(JSON.parse(raw.toString()) as ServerMessage))
  const opened = new Promise<'open' | number>((resolve) => {
    socket.once('open', () => resolve('open'))
    socket.once('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0)
      response.resume()
    })
  })
  socket.on('error', () => undefined)
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  return { socket, messages, closed, opened, say: (message) => socket.send(JSON.stringify(message)) }
}
