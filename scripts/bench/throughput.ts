import { connect } from 'node:net'

type Hammered = { perSecond: number; failed: number }
type Options = { connections: number; seconds: number; headers: Record<string, string> }

const HEAD_END = '\r\n\r\n'

/**
 * How many times a second a server gives one page, each connection asking again as soon as it has the whole reply.
 * It counts bytes instead of reading HTTP, so that the measure is of the server: a client that parses 24 kB
 * a reply in JavaScript is slower than what it measures. All replies have the length of the first; one that does not
 * begin as it, or a connection that breaks, has failed.
 */
export async function measureThroughput(
  url: string,
  { connections, seconds, headers }: Options,
): Promise<Hammered> {
  const { hostname, port, pathname, host } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  const request = Buffer.from(`GET ${pathname} HTTP/1.1\r\n${lines.join('\r\n')}${HEAD_END}`)
  const until = performance.now() + seconds * 1_000
  const each = Array.from({ length: connections }, () => askAgain(hostname, Number(port), request, until))
  const startedAt = performance.now()
  const counts = await Promise.all(each)
  const elapsed = (performance.now() - startedAt) / 1_000
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return {
    perSecond: sum(counts.map((count) => count.good)) / elapsed,
    failed: sum(counts.map((count) => count.failed)),
  }
}

/** One connection: a request, its whole reply, the next request. */
function askAgain(host: string, port: number, request: Buffer, until: number) {
  return new Promise<{ good: number; failed: number }>((resolve) => {
    let good = 0
    let expected = 0
    let received = 0
    const end = (failed: number) => {
      socket.destroy()
      resolve({ good, failed })
      return false
    }
    // Said of each piece: whether to go on reading.
    const take = (bytes: number, buffer: Uint8Array) => {
      const piece = Buffer.from(buffer.buffer, buffer.byteOffset, bytes)
      if (received === 0 && !piece.subarray(0, OK.length).equals(OK)) return end(1)
      expected ||= lengthOf(piece)
      received += bytes
      if (received < expected) return true
      if (received > expected) return end(1)
      received = 0
      good += 1
      if (performance.now() > until) return end(0)
      socket.write(request)
      return true
    }
    const onread = { buffer: Buffer.alloc(65_536), callback: take }
    const socket = connect({ host, port, onread }, () => socket.write(request))
    socket.setNoDelay(true)
    for (const event of ['error', 'close'] as const) socket.once(event, () => end(1))
  })
}

const OK = Buffer.from('HTTP/1.1 200 OK')

/** Bytes of a whole reply: of its head, which comes in the first piece, and of the body it announces. */
function lengthOf(head: Buffer): number {
  const end = head.indexOf(HEAD_END)
  const [, length = 'NaN'] = /\r\ncontent-length: (\d+)/i.exec(head.subarray(0, end).toString('latin1')) ?? []
  return end + HEAD_END.length + Number(length)
}
