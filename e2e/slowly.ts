import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const PIECE = 700
const PAUSE_MS = 12

/* Cut where an element ends: what stands in the middle of a word may have to move with it, and no layout prevents that. */
const END_OF_ELEMENT = /<\/[a-z0-9]+>/gi

function pieces(html: string): string[] {
  const found: string[] = []
  // The bar at the top comes with the first packets, in which it fits.
  let start = html.indexOf('<main')
  found.push(html.slice(0, start))
  while (start < html.length) {
    END_OF_ELEMENT.lastIndex = start + PIECE
    const end = END_OF_ELEMENT.test(html) ? END_OF_ELEMENT.lastIndex : html.length
    found.push(html.slice(start, end))
    start = end
  }
  return found
}

/**
 * The same site, whose pages arrive a little at a time as on a slow network: a browser paints what it has so far.
 * Returns its address and how to close it.
 */
export async function slowly(site: string): Promise<{ url: string; close: () => void }> {
  const server = http.createServer((request, reply) => {
    const headers = { ...request.headers, host: new URL(site).host, 'accept-encoding': 'identity' }
    const onward = http.request(
      `${site}${request.url}`,
      { method: request.method, headers },
      async (answer) => {
        const { 'content-length': _, ...kept } = answer.headers
        reply.writeHead(answer.statusCode ?? 502, kept)
        if (!kept['content-type']?.includes('text/html')) return answer.pipe(reply)
        const html = Buffer.concat(await answer.toArray()).toString('utf8')
        // Until nothing is left: who went away has no one to write to.
        for (const piece of pieces(html)) {
          if (reply.destroyed) return
          reply.write(piece)
          await wait(PAUSE_MS)
        }
        reply.end()
      },
    )
    onward.on('error', () => reply.destroy())
    request.pipe(onward)
  })
  server.listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
