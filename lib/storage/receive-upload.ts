import 'server-only'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import busboy from 'busboy'
import { AppError, invalidField } from '@/lib/core/errors'
import { cleanName, MAX_BYTES } from './formats'
import { asFull, newFolder } from './temporary'

/** An upload on its way: the content lies in a folder of its own that `discard` removes. */
export type Received = { path: string; folder: string; name: string; discard(): Promise<void> }
/** A form that may carry a file: `discard` removes what came, whether or not there was one. */
type ReceivedForm = { fields: Map<string, string>; file: Received | null; discard(): Promise<void> }
type Limits = { maxBytes: number; fieldSize: number }

const FIELD = 'file'
const OVERHEAD = 64 * 1024
const FILE_ONLY: Limits = { maxBytes: MAX_BYTES, fieldSize: 1_024 }

function tooLarge({ maxBytes }: Limits): AppError {
  const message = `Il file supera ${maxBytes / 1024 / 1024} MB: comprimilo o dividilo.`
  return new AppError('too_large', message, { errors: [{ path: FIELD, message }] })
}
const malformed = (cause?: unknown) =>
  new AppError('malformed', 'Il caricamento non è arrivato intero: riprova.', { cause })

function parserFor(request: Request, { maxBytes, fieldSize }: Limits): busboy.Busboy {
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > maxBytes + fieldSize + OVERHEAD) throw tooLarge({ maxBytes, fieldSize })
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) {
    throw new AppError('unsupported_media', 'Il file va inviato come multipart/form-data.')
  }
  // One more: the parser's limit is the size that it no longer takes.
  const limits = { files: 1, fields: 10, fieldSize, fileSize: maxBytes + 1, parts: 12 }
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
export async function receiveUpload(request: Request, maxBytes = MAX_BYTES): Promise<Received> {
  const { file, discard } = await receiveForm(request, { ...FILE_ONLY, maxBytes })
  if (file) return file
  await discard()
  throw invalidField(FIELD, 'Scegli un file.')
}

/** The same, for a form with text fields beside a file that may be missing. */
export async function receiveForm(
  request: Request,
  limits: Limits,
  makeFolder = newFolder,
): Promise<ReceivedForm> {
  const parser = parserFor(request, limits)
  const folder = await makeFolder()
  const discard = () => rm(folder, { recursive: true, force: true })
  const fields = new Map<string, string>()
  parser.on('field', (field, value) => fields.set(field, value))
  try {
    const target = path.join(folder, 'content')
    const name = await save(request, parser, target, limits)
    return { fields, file: name === undefined ? null : { path: target, folder, name, discard }, discard }
  } catch (error) {
    await discard()
    throw error instanceof AppError ? error : (asFull(error) ?? malformed(error))
  }
}

async function save(
  request: Request,
  parser: busboy.Busboy,
  target: string,
  limits: Limits,
): Promise<string | undefined> {
  if (!request.body) return undefined
  let name: string | undefined
  let writing: Promise<void> | undefined
  let isTooLarge = false
  let isMany = false
  let failure: unknown
  parser.on('filesLimit', () => {
    isMany = true
  })
  const stop = new AbortController()
  parser.on('file', (field, content, { filename }) => {
    if (field !== FIELD || !filename) return content.resume()
    name = cleanName(filename)
    content.once('limit', () => {
      isTooLarge = true
      // Not inside the event: busboy is still processing this chunk and fails if it is ended now.
      process.nextTick(() => stop.abort())
    })
    writing = pipeline(content, createWriteStream(target))
    writing.catch((error: unknown) => {
      // Nobody takes the rest any more: the parser would wait for ever.
      failure = error
      stop.abort()
    })
    return undefined
  })
  const body = Readable.fromWeb(request.body as ReadableStream<Uint8Array>)
  await pipeline(body, parser, { signal: stop.signal }).catch((error: unknown) => {
    throw isTooLarge ? tooLarge(limits) : (failure ?? error)
  })
  await writing
  if (isTooLarge) throw tooLarge(limits)
  if (isMany) throw invalidField(FIELD, 'Invia un solo file.')
  return name
}
