import 'server-only'
import { createServer, type IncomingMessage } from 'node:http'
import { EnvError, env } from '@/lib/core/env'
import { publishThread } from '@/lib/core/metrics'
import { metricsReply } from '@/lib/features/system/metrics-reply'

const PATH = '/v2/metrics'

/**
 * Lets Prometheus ask a process that serves no site for its figures, on a port of its own (WORKER_METRICS_PORT; without it
 * nobody listens), under the address and with the rights of the site's.
 */
export async function listenForMetrics(): Promise<{ port: number | null; close(): Promise<void> }> {
  const { WORKER_METRICS_PORT: port, WORKER_METRICS_HOST: host, APP_ROLE } = env()
  if (port === undefined) return { port: null, close: async () => undefined }
  const server = createServer({ requestTimeout: 10_000 }, async (request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?', 1)[0] === PATH
    const reply = isAsked ? await answer(request) : new Response(null, { status: 404 })
    response.writeHead(reply.status, Object.fromEntries(reply.headers))
    response.end(await reply.text())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(
        taken
          ? new EnvError(`La porta ${port} è già occupata: scegline un’altra con WORKER_METRICS_PORT.`)
          : error,
      )
    })
    server.listen(port, host, resolve)
  })
  publishThread(APP_ROLE)
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function answer({ headers }: IncomingMessage): Promise<Response> {
  const given = new Headers()
  if (typeof headers.authorization === 'string') given.set('authorization', headers.authorization)
  return metricsReply(new Request(`http://localhost${PATH}`, { headers: given }))
}
