import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { send } from './http-call'

type Entry = { status: number; headers: IncomingHttpHeaders; text: string; keys: Set<string>; until: number }

/** What a CDN does, and no more: keeps what it may, sends it without asking, forgets what it is told to forget by the keys of pages. */
export class EdgeCache {
  readonly entries = new Map<string, Entry>()
  /** How often each address was asked of the servers. */
  readonly asked = new Map<string, number>()
  purges = 0
  /** It takes no purges, and goes on sending pages. */
  isDeaf = false
  private turn = 0

  private constructor(
    private readonly server: Server,
    private readonly origins: string[],
  ) {}

  static async begin(): Promise<EdgeCache> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const edge = new EdgeCache(server, [])
    server.on('request', async (request, reply) => {
      const { method = '', url = '', headers } = request
      if (url === edge.purgePath) {
        const { tags } = JSON.parse(await text(request)) as { tags: string[] }
        reply.writeHead(edge.purge(tags) ? 200 : 503).end()
        return
      }
      const found = await edge.find(method, url, headers)
      reply.writeHead(found.status, found.headers).end(found.text)
    })
    return edge
  }

  readonly purgePath = '/.purge'

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** The servers that it asks, in turn. */
  ask(...origins: string[]): void {
    this.origins.splice(0, this.origins.length, ...origins)
  }

  end(): void {
    this.server.close()
    this.server.closeAllConnections()
  }

  private purge(tags: string[]): boolean {
    if (this.isDeaf) return false
    this.purges += 1
    for (const [key, { keys }] of this.entries)
      if (tags.some((tag) => keys.has(tag))) this.entries.delete(key)
    return true
  }

  private async find(method: string, url: string, headers: IncomingHttpHeaders) {
    const kept = this.entries.get(url)
    if (method === 'GET' && !headers.rsc && kept && kept.until > Date.now()) return kept
    this.asked.set(url, (this.asked.get(url) ?? 0) + 1)
    this.turn += 1
    const origin = this.origins[this.turn % this.origins.length] ?? ''
    const sent: Record<string, string> = { 'accept-encoding': 'identity' }
    for (const name of ['authorization', 'cookie', 'rsc'])
      if (headers[name]) sent[name] = String(headers[name])
    const reply = await send(origin, { method, path: url, headers: sent })
    const { status, text: body } = reply
    const own = { ...reply.headers }
    for (const name of ['transfer-encoding', 'content-length', 'connection', 'keep-alive']) delete own[name]
    const seconds = Number(/s-maxage=(\d+)/.exec(String(own['cache-control']))?.[1] ?? 0)
    const entry = {
      status: status || 502,
      headers: own,
      text: body,
      keys: new Set(String(own['surrogate-key'] ?? '').split(' ')),
      until: Date.now() + 1_000 * seconds,
    }
    if (method === 'GET' && status === 200 && seconds > 0 && !headers.rsc) this.entries.set(url, entry)
    return entry
  }
}
