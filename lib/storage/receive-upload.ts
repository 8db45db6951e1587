import 'server-only'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import busboy from 'busboy'
import { AppError, invalidField } from '@/lib/core/errors'
import { cleanName, MAX_BYTES } from './formats'

/** An upload on its way: the content lies in a folder of its own that `discard` removes. */
export type Received = { path: string; folder: string; name: string; discard(): Promise<void> }

const FIELD = 'file'
const OVERHEAD = 64 * 1024

const tooLarge = () => new AppError('too_large', 'Il file supera 25 MB: comprimilo o dividilo.')
const malformed = (cause?: unknown) =>
  new AppError('malformed', 'Il caricamento non è arrivato intero: riprova.', { cause })

function parserFor(request: Request): busboy.Busboy {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES + OVERHEAD) throw tooLarge()
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) {
    throw new AppError('unsupported_media', 'Il file va inviato come multipart/form-data.')
  }
  const limits = { files: 1, fields: 10, fieldSize: 1_024, fileSize: MAX_BYTES, parts: 12 }
  try {
    return busboy({ headers: { 'content-type': type }, limits, defParamCharset: 'utf8' })
  } catch (error) {
    throw malformed(error)
  }
}

/**
 * Reads the field `file` of a multipart request to disk as it arrives: memory stays small however many
 * people upload at once, and reading stops at the limit.
 */
export async function receiveUpload(request: Request): Promise<Received> {
  const parser = parserFor(request)
  const folder = await mkdtemp(path.join(tmpdir(), 'chiaravia-upload-'))
  const discard = () => rm(folder, { recursive: true, force: true })
  try {
    const name = await save(request, parser, path.join(folder, 'content'))
    if (name === undefined) throw invalidField(FIELD, 'Scegli un file.')
    return { path: path.join(folder, 'content'), folder, name, discard }
  } catch (error) {
    await discard()
    throw error instanceof AppError ? error : malformed(error)
  }
}

async function save(request: Request, parser: busboy.Busboy, target: string): Promise<string | undefined> {
  if (!request.body) return undefined
  let name: string | undefined
  let writing: Promise<void> | undefined
  let isTooLarge = false
  const stop = new AbortController()
  parser.on('file', (field, content, { filename }) => {
    if (field !== FIELD || !filename) return content.resume()
    name = cleanName(filename)
    content.once('limit', () => {
      isTooLarge = true
      // Not inside the event: busboy is in the middle of this chunk and would trip over its own end.
      process.nextTick(() => stop.abort())
    })
    writing = pipeline(content, createWriteStream(target))
    // Looked at below; until then a failure here must not count as unhandled.
    writing.catch(() => undefined)
    return undefined
  })
  const body = Readable.fromWeb(request.body as ReadableStream<Uint8Array>)
  await pipeline(body, parser, { signal: stop.signal }).catch((error: unknown) => {
    throw isTooLarge ? tooLarge() : error
  })
  await writing
  if (isTooLarge) throw tooLarge()
  return name
}
