import { once } from 'node:events'
import { prepareAndBuildAll } from '../build'
import { spawnServer } from '../child'
import { freePort } from '../embedded/ports'
import { untilQuiet } from '../report/quiet'
import { withTestData } from '../testing/test-data'
import { fill } from './volumes'

export type Server = { site: string; pid: number; stop(): Promise<void> }

type Options = {
  env?: Record<string, string>
  /** False: begin while it still keeps its first pages. */
  quiet?: boolean
}

/** `cases`: as many as the database has, instead of those of the demo data. */
type Data = Options & { cases?: number }

/** A server of the production build on the data of this process, which has kept its first pages. */
export async function startServer({ env = {}, quiet = true }: Options = {}): Promise<Server> {
  const child = spawnServer({ ...process.env, ...env })
  await once(child, 'message')
  const pid = child.pid ?? 0
  if (quiet) await untilQuiet(pid)
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { site: env.SITE_URL ?? process.env.SITE_URL ?? '', pid, stop }
}

/** One more server, beside that of this process's own port. */
export async function startAnother({ env, ...options }: Options = {}): Promise<Server> {
  const port = String(await freePort())
  return startServer({ ...options, env: { ...env, PORT: port, SITE_URL: `http://127.0.0.1:${port}` } })
}

/** What a bench measures on one server, with data of its own; the server ends whatever happens. */
export const withServer = <T>(
  measure: (server: Server) => Promise<T>,
  { cases, ...options }: Data = {},
): Promise<T> =>
  withTestData(async () => {
    await prepareAndBuildAll()
    if (cases) await fill({ url: process.env.DATABASE_URL ?? '' }, cases, 0)
    const server = await startServer(options)
    try {
      return await measure(server)
    } finally {
      await server.stop()
    }
  })
