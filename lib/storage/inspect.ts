import { open } from 'node:fs/promises'
import { wideOf } from '@/lib/core/csv-text'
import { AppError } from '@/lib/core/errors'
import { type Accepted, ALL_FORMATS, DOCUMENTS, extensionOf, typeOfExtension } from './formats'

function refuse(reason: string, { words }: Accepted): AppError {
  const message = `${reason} ${words}`
  return new AppError('unsupported_media', message, { errors: [{ path: 'file', message }] })
}

/** The media type by its signature; plain text has none, so there it is the absence of anything else. */
async function sniff(file: string): Promise<string | undefined> {
  const { fileTypeFromFile } = await import('file-type/node')
  const found = (await fileTypeFromFile(file))?.mime
  // The mark of UTF-16 is also how a sound may begin; we take none of these.
  if (found && found !== SOUND) return found === 'image/heif' ? 'image/heic' : found
  return (await looksLikeText(file)) ? 'text/plain' : undefined
}

const SOUND = 'audio/mpeg'

async function looksLikeText(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(64 * 1024) })
    const read = buffer.subarray(0, bytesRead)
    const wide = wideOf(read)
    const head = wide ? Buffer.from(new TextDecoder(wide).decode(read)) : read
    // Tab, line feed, form feed and carriage return are the control characters that text has.
    return (
      bytesRead > 0 && head.every((byte) => byte >= 32 || [9, 10, 12, 13].includes(byte)) && !isMarkup(head)
    )
  } finally {
    await handle.close()
  }
}

/** Pages and drawings that a browser would run are not "text", whatever their name. */
const isMarkup = (head: Buffer) =>
  /^\s*(?:<\?xml|<!doctype|<!--|<[a-z]+[\s>])/i.test(head.toString('latin1', 0, 512))

/**
 * The media type of an upload, from its content. The name must promise the same: a file that pretends to
 * be something else is refused.
 */
export async function inspect(
  file: string,
  name: string,
  accepted = DOCUMENTS,
): Promise<{ mimetype: string; extension: string }> {
  const extension = extensionOf(name)
  const promised = typeOfExtension(extension)
  if (!promised || !accepted.types.includes(promised)) {
    const reason = extension ? `I file .${extension} non sono accettati.` : 'Il file non ha un’estensione.'
    throw refuse(reason, accepted)
  }
  const found = await sniff(file)
  const mimetype = found === 'text/plain' && promised.startsWith('text/') ? promised : found
  if (mimetype !== promised)
    throw refuse(`Il contenuto di «${name}» non corrisponde alla sua estensione.`, accepted)
  return { mimetype, extension: ALL_FORMATS[mimetype]?.[0] ?? extension }
}
