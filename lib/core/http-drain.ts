import type { Server } from 'node:http'

/** Takes no new connections, lets the requests in progress end, and cuts those that outlast the patience. */
export function drain(server: Server, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const rush = setTimeout(() => server.closeAllConnections(), patienceMs)
    server.close(() => {
      clearTimeout(rush)
      resolve()
    })
    server.closeIdleConnections()
  })
}
