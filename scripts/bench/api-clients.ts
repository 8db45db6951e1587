import WebSocket from 'ws'

/** A thousand sockets in a process of their own: says when all are open, and when each has heard so many messages. */

export type Clients = { url: string; headers: Record<string, string>[]; times: number }

process.once('message', async ({ url, headers, times }: Clients) => {
  let left = 0
  const hear = () => {
    left -= 1
    if (left === 0) {
      left = headers.length * times
      process.send?.('heard')
    }
  }
  left = headers.length * times
  for (const own of headers) {
    const socket = new WebSocket(url, { headers: own, perMessageDeflate: false })
    socket.on('message', hear)
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
  }
  process.send?.('open')
})
process.once('disconnect', () => process.exit())
