import { accessSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Env, EnvError } from '../lib/core/env'
import { numberText } from '../lib/core/number-text'
import { sentenceFor } from './failures'

/** Whether this user may do that with a file or folder: `constants` of node:fs. */
export function may(place: string, mode: number): boolean {
  try {
    accessSync(place, mode)
    return true
  } catch {
    return false
  }
}

/**
 * Writes and removes a file: permissions alone do not tell a read-only disk, nor a full one. `instead` says what else there is.
 */
export function checkWritable(folder: string, instead = ''): void {
  const probe = path.join(folder, `.prova-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    try {
      writeFileSync(probe, 'prova')
    } finally {
      rmSync(probe, { force: true })
    }
  } catch (error) {
    const sentence = sentenceFor(error)
    throw sentence ? new EnvError(`${sentence} ${instead}`.trim()) : error
  }
}

/** Better said before than by whatever fails halfway. */
export function checkRoom(folder: string, megabytes: number, what: string): void {
  const { bavail, bsize } = statfsSync(folder)
  const free = Math.floor((bavail * bsize) / 1e6)
  if (free >= megabytes) return
  throw new EnvError(
    `Il disco di ${folder} è quasi pieno: restano ${numberText(free)} MB, per ${what} ne servono almeno ${numberText(megabytes)}.`,
  )
}

const WHY: Record<string, (settings: Env) => string> = {
  EADDRINUSE: ({ PORT }) =>
    `La porta ${PORT} è già occupata: il server è forse già acceso? Se no, scegli un’altra PORT.`,
  EACCES: ({ PORT }) =>
    `Manca il permesso di ascoltare sulla porta ${PORT}: scegline una da 1024 in su con PORT.`,
  EADDRNOTAVAIL: ({ HOST }) => `L’indirizzo ${HOST} non è di questa macchina: correggi HOST.`,
  ENOTFOUND: ({ HOST }) => `L’indirizzo ${HOST} non esiste: correggi HOST.`,
}

/** Whether the server will be able to listen; a server that is just ending is given `patienceMs`. */
export async function checkPort(settings: Env, patienceMs = 0): Promise<void> {
  if (settings.PORT === 0) return
  const deadline = Date.now() + patienceMs
  for (;;) {
    const error = await listenOnce(settings)
    if (!error) return
    if (error.code === 'EADDRINUSE' && Date.now() < deadline) {
      await sleep(250)
      continue
    }
    throw new EnvError(
      WHY[error.code ?? '']?.(settings) ?? `Non si può ascoltare su ${settings.HOST}: ${error.message}.`,
    )
  }
}

function listenOnce({ PORT, HOST }: Env): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen(PORT, HOST, () => server.close(() => resolve(undefined)))
  })
}
