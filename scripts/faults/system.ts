import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { prepareAndBuildAll } from '../build'
import { startServices } from '../embedded/services'
import { withTestData } from '../testing/test-data'
import { Database } from './database'
import { Server } from './server'

type End = () => unknown

/** A whole product of its own: database, mail, store, and whatever servers a part starts. */
export type System = {
  folder: string
  database: Database
  /** The servers' folder for temporary files. */
  temporary: string
  /** Where the mail server keeps what it has taken. */
  mailbox: string
  /** Its log is .data/faults/<name>.log; `env` is what it is told differently. */
  serve(name: string, env?: Record<string, string>): Promise<Server>
  /** What is to be taken away at the end, also when the run is interrupted; the latest first. */
  atEnd(work: End): void
}

/** Builds, fills with the demo data, hands over, and takes everything away again. */
export async function withSystem<T>(work: (system: System) => Promise<T>): Promise<T> {
  const ends: End[] = []
  const atEnd = (end: End) => void ends.unshift(end)
  const begun = { folder: '', temporary: '', database: undefined as Database | undefined }
  const serve: System['serve'] = async (name, env) => {
    const server = await Server.begin(name, { TMPDIR: begun.temporary, ...env })
    atEnd(() => server.end('SIGKILL'))
    return server
  }
  const services: typeof startServices = async (folder, given) => {
    const database = await Database.begin(folder)
    begun.database = database
    atEnd(() => database.remove())
    const url = { DATABASE_URL: database.url }
    const others = await startServices(folder, { ...given, ...url })
    const env = { ...others.env, ...url }
    return { env, stop: () => others.stop().finally(() => database.remove()) }
  }
  const stopListening = onInterruption(async () => {
    await endAll(ends)
    if (begun.folder) rmSync(begun.folder, { recursive: true, force: true })
  })
  try {
    return await withTestData(
      async (folder) => {
        begun.folder = folder
        // A short name: the address of a local socket, which will be in it, has little room.
        begun.temporary = path.join(folder, 't')
        mkdirSync(begun.temporary)
        await prepareAndBuildAll()
        const { database } = begun
        if (!database) throw new Error('no database')
        const mailbox = process.env.MAILBOX_DIR ?? ''
        const system = { folder, database, temporary: begun.temporary, mailbox, serve, atEnd }
        return await work(system).finally(() => endAll(ends))
      },
      { begin: services },
    )
  } catch (error) {
    await endAll(ends)
    throw error
  } finally {
    stopListening()
  }
}

async function endAll(ends: End[]): Promise<void> {
  for (const end of ends.splice(0)) await end()
}

/** Servers end with us; a database, in a group of its own, would not. */
function onInterruption(clean: () => Promise<void>): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const stop = () => void clean().finally(() => process.exit(1))
  for (const signal of signals) process.once(signal, stop)
  return () => {
    for (const signal of signals) process.off(signal, stop)
  }
}
