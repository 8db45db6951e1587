import 'server-only'
import { createWriteStream } from 'node:fs'
import { copyFile, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { AppError } from '@/lib/core/errors'
import { callOut } from '@/lib/core/outgoing'
import type { Received } from '@/lib/storage/receive-upload'
import { newFolder } from '@/lib/storage/temporary'
import { LATE_HOURS } from './schema'

const TIMEOUT_MS = 120_000
const MAX_BYTES = 100 * 1024 * 1024

type Source = { source: string; token?: string }

const away = (detail: string, cause?: unknown) => new AppError('unavailable', detail, { cause })
const wrong = (detail: string) => new AppError('invalid', detail)

/**
 * The file of the night, from an address or the newest of a folder, into a folder of its own. One that is older than a day and a
 * bit is the file of another night, which somebody has forgotten to replace.
 */
export async function fetchNight({ source, token }: Source, now = new Date()): Promise<Received> {
  const folder = await newFolder()
  const discard = () => rm(folder, { recursive: true, force: true })
  try {
    const target = path.join(folder, 'egg.csv')
    const found = source.startsWith('/')
      ? await copyNewest(source, target)
      : await download(source, token, target)
    if (found.changedAt && now.getTime() - found.changedAt.getTime() > LATE_HOURS * 3_600_000)
      throw wrong(`Il file «${found.name}» non è di stanotte: EGG non lo ha rinnovato.`)
    if ((await stat(target)).size === 0) throw wrong(`Il file «${found.name}» è vuoto.`)
    return { path: target, folder, name: found.name, discard }
  } catch (error) {
    await discard()
    throw error
  }
}

type Found = { name: string; changedAt: Date | null }

async function copyNewest(folder: string, target: string): Promise<Found> {
  const names = await readdir(folder).catch((cause: unknown) => {
    throw away(`La cartella ${folder} non si legge: il file della notte non è arrivato.`, cause)
  })
  const files = await Promise.all(
    names
      .filter((name) => /\.csv$/i.test(name))
      .map(async (name) => ({ name, changedAt: (await stat(path.join(folder, name))).mtime })),
  )
  const [newest] = files.sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime())
  if (!newest) throw away(`Nella cartella ${folder} non c’è nessun file CSV.`)
  await copyFile(path.join(folder, newest.name), target)
  return newest
}

async function download(address: string, token: string | undefined, target: string): Promise<Found> {
  const { host, pathname } = new URL(address)
  const name = path.posix.basename(pathname) || 'egg.csv'
  try {
    const response = await callOut(address, {
      headers: { accept: 'text/csv', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok || !response.body)
      throw away(`${host} ha risposto ${response.status}: il file della notte non è arrivato.`)
    await pipeline(limited(response.body as ReadableStream<Uint8Array>, host), createWriteStream(target))
    refuseCut(response, (await stat(target)).size, host)
    const changed = response.headers.get('last-modified')
    return { name, changedAt: changed ? new Date(changed) : null }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw away(`${host} non è raggiungibile: il file della notte non è arrivato.`, error)
  }
}

/** Less than was announced has been cut on the way. Compressed bytes are counted otherwise. */
function refuseCut(response: Response, size: number, host: string): void {
  const announced = response.headers.get('content-length')
  if (!announced || response.headers.has('content-encoding')) return
  if (Number(announced) !== size)
    throw away(`${host} ha inviato ${size} byte invece di ${announced}: il file è arrivato a metà.`)
}

/** Reads up to the limit, whatever the other side says that it is sending. */
function limited(body: ReadableStream<Uint8Array>, host: string): Readable {
  let size = 0
  return Readable.from(
    (async function* () {
      for await (const part of Readable.fromWeb(body)) {
        size += (part as Uint8Array).byteLength
        if (size > MAX_BYTES) throw wrong(`${host} invia più di ${MAX_BYTES / 1024 / 1024} MB.`)
        yield part
      }
    })(),
  )
}
