import 'server-only'
import type { EventEmitter } from 'node:events'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { directUrl, env } from '@/lib/core/env'
import { fanOut } from '@/lib/core/fan-out'
import { logger } from '@/lib/core/logger'
import { countSockets } from './gauge'
import { prove, readHandshake, type Verify } from './handshake'
import { Hub, TURNS } from './hub'
import { listen } from './listener'
import { type Admit, Presence } from './presence'
import { SocketSession, unknown } from './session'
import type { SocketQuota } from './socket-quota'

export type Realtime = { close(): Promise<void> }
type Options = { verify: Verify; pingMs: number; authMs: number; siteUrl: string; databaseUrl: string }
/** `threads`: among how many the sockets are divided; `admit`: who learns who else has a ticket open, nobody by default. */
type Given = Partial<Options> & { quota?: SocketQuota; threads?: number; admit?: Admit }

const MAX_MESSAGE_BYTES = 16 * 1024
const MAX_UNKNOWN = 500
/** What was not announced is late by so much. */
const LOOK_MS = 1_000
const LOOK_MS_AWAY = 150

/** Loaded at the first handshake, so that whoever attaches a verifier of its own does not load this one. */
const verifyAccess: Verify = async (role, token) =>
  (await import('@/lib/auth/tokens')).verifyAccess(role, token)

const isOurPath = (request: IncomingMessage) => /^\/ws\/?(\?|$)/.test(request.url ?? '')

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** Takes the upgrades of /ws (and no others) of an HTTP server, or of whoever passes them on. */
export function attachRealtime(
  server: EventEmitter,
  { quota, threads = 1, admit, ...given }: Given = {},
): Realtime {
  const options = { ...defaults(), ...given }
  const hub = new Hub((error) => logger().error({ err: error }, 'realtime delivery failed'), quota)
  const presence = new Presence(admit ?? (async () => null))
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  })
  const listener = listen(options.databaseUrl, {
    onEvent: (word) => hub.hear(word),
    onGap: () => void hub.lookUp(),
    onPresence: (payload) => void presence.hear(payload).catch((error) => hub.report(error)),
  })
  const looking = lookUpRegularly(hub, () => listener.isUp())
  const timers = [
    setInterval(() => void hub.sweep(), options.pingMs / TURNS),
    setInterval(() => void presence.sweep().catch((error) => hub.report(error)), options.pingMs),
  ]
  const uncount = countSockets(() => hub.size)

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!isOurPath(request)) return
    socket.on('error', () => socket.destroy())
    const shown = readHandshake(request, options.siteUrl)
    if ('refuse' in shown) return refuse(socket, shown.refuse)
    if (!shown.token && unknown.count >= MAX_UNKNOWN / threads) return refuse(socket, 503)
    try {
      const who = shown.token ? await prove(options.verify, shown.token, shown.role) : null
      if (shown.token && !who) return refuse(socket, 401)
      sockets.handleUpgrade(request, socket, head, (accepted) => {
        const session = new SocketSession(accepted, { hub, presence, ...options }, shown.role)
        if (who) session.enter(who)
      })
    } catch {
      refuse(socket, 503)
    }
  }
  const onUpgrade = (...args: [IncomingMessage, Duplex, Buffer]) => {
    upgrade(...args).catch((err) => {
      logger().error({ err }, 'handshake failed')
      args[1].destroy()
    })
  }
  server.on('upgrade', onUpgrade)

  return {
    close: async () => {
      server.off('upgrade', onUpgrade)
      for (const timer of timers) clearInterval(timer)
      looking.close()
      uncount()
      hub.close()
      await listener.close()
    },
  }
}

/**
 * Looks for what nobody has announced; more often while some may announce by a broker that is not heard here. Not while the database is
 * away: its return is heard.
 */
function lookUpRegularly(hub: Hub, isThere: () => boolean): { close(): void } {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const again = () => {
    if (isOver) return
    const pause = fanOut().broker() === 'away' ? LOOK_MS_AWAY : LOOK_MS
    timer = setTimeout(async () => {
      if (isThere()) await hub.lookUp()
      again()
    }, pause)
  }
  again()
  return {
    close: () => {
      isOver = true
      clearTimeout(timer)
    },
  }
}

const defaults = (): Options => ({
  verify: verifyAccess,
  pingMs: 30_000,
  authMs: 10_000,
  siteUrl: env().SITE_URL,
  databaseUrl: directUrl(env()),
})
