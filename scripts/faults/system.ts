import { rmSync } from 'node:fs'
import path from 'node:path'
import { reachable } from '../embedded/binaries'
import { startServices } from '../embedded/services'
import { buildForTests, withTestData } from '../testing/test-data'
import { Database } from './database'
import { Server } from './server'

/** A whole product of its own: database, mail, store, and whatever servers a part starts. */
export type System = {
  folder: string
  database: Database
  /** Where the mail server keeps what it has taken. */
  mailbox: string
  /** Its log is .data/faults/<name>.log; `env` is what it is told differently. */
  serve(name: string, env?: Record<string, string>): Promise<Server>
}

/** Builds, fills with the demo data, hands over, and takes everything away again, also when it is interrupted. */
export async function withSystem<T>(work: (system: System) => Promise<T>): Promise<T> {
  const begun: { database?: Database; servers: Server[] } = { servers: [] }
  const serve: System['serve'] = async (name, env) => {
    const server = await Server.begin(name, env)
    begun.servers.push(server)
    return server
  }
  const services: typeof startServices = async (folder, given) => {
    const database = await Database.begin(folder)
    begun.database = database
    const url = { DATABASE_URL: database.url }
    const others = await startServices(folder, { ...given, ...url }).catch(async (error: unknown) => {
      await database.stop()
      throw error
    })
    const stop = async () => {
      await others.stop()
      await database.stop()
    }
    return { env: { ...others.env, ...url }, stop }
  }
  const interrupted = interruption(begun)
  try {
    return await withTestData(async (folder) => {
      interrupted.folder = folder
      await buildForTests()
      const { database } = begun
      if (!database) throw new Error('no database')
      const system = { folder, database, mailbox: process.env.MAILBOX_DIR ?? '', serve }
      return await work(system).finally(() => Promise.all(begun.servers.map((one) => one.end('SIGKILL'))))
    }, services)
  } finally {
    interrupted.forget()
  }
}

/** Servers end with us; the database, in a group of its own, would not. */
function interruption(begun: { database?: Database }) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const forget = () => {
    for (const signal of signals) process.off(signal, stop)
  }
  const state = { folder: '', forget }
  const stop = () => {
    void begun.database?.stop().finally(() => {
      if (state.folder) {
        const postgres = reachable(path.join(state.folder, 'data', 'postgres'))
        for (const place of [state.folder, postgres]) rmSync(place, { recursive: true, force: true })
      }
      process.exit(1)
    })
  }
  for (const signal of signals) process.once(signal, stop)
  return state
}
