import { open, readFile } from 'node:fs/promises'
import { wideOf } from '@/lib/core/csv-text'
import { AppError, invalidField } from '@/lib/core/errors'
import {
  type Accepted,
  ALL_FORMATS,
  DOCUMENTS,
  extensionOf,
  REENCODED,
  renamed,
  SIGNED,
  typeOfExtension,
  UNUSUAL,
} from './formats'
import { asksPassword } from './pdf-lock'

function refuse(reason: string, { words }: Accepted): AppError {
  const message = `${reason} ${words}`
  return new AppError('unsupported_media', message, { errors: [{ path: 'file', message }] })
}

/** The media type by its signature; plain text has none, so there it is the absence of anything else. */
async function sniff(file: string): Promise<string | undefined> {
  const { fileTypeFromFile } = await import('file-type/node')
  const found = (await fileTypeFromFile(file))?.mime
  // The mark of UTF-16 is also how a sound may begin; we take none of these.
  if (found && found !== SOUND) return found
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

const HEIC = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'])
/** No browser but one shows it, and nothing here reads its pixels: what is in it could not even be looked at. */
const NO_HEIC =
  'Le foto HEIC non si possono leggere qui: inviala come JPEG. Sull’iPhone: Impostazioni, Fotocamera, Formati, «Più compatibile»; per una foto già fatta basta uno screenshot.'
const LOCKED = 'Il PDF chiede una password: salvane una copia senza password e carica quella.'

/** The object that says "signed data" at the beginning of a PKCS #7 message. */
const SIGNED_DATA = Buffer.from('06092a864886f70d010702', 'hex')

/** A PDF in the envelope of a digital signature (CAdES), as it is or in base64. */
async function isSignedPdf(file: string): Promise<boolean> {
  const content = await readFile(file)
  const text = content.toString('latin1').replace(/-----[^-]+-----|\s/g, '')
  const plain = /^MI[\w+/]+=*$/.test(text) ? Buffer.from(text, 'base64') : content
  const at = plain.indexOf(SIGNED_DATA)
  return plain[0] === 0x30 && at > 0 && at < 32 && plain.includes('%PDF-')
}

/** What the content says whatever the name: pictures and PDFs. */
const TELLS_ITSELF = new Set(['application/pdf', ...REENCODED])

/** The media type of what tells itself or keeps what its name promises. @throws 415 saying what is wrong with it */
async function typeOf(file: string, name: string, accepted: Accepted): Promise<string> {
  const extension = extensionOf(name)
  const found = await sniff(file)
  if (HEIC.has(found ?? '') || ['heic', 'heif'].includes(extension)) throw refuse(NO_HEIC, accepted)
  if (found && TELLS_ITSELF.has(found) && accepted.types.includes(found)) return found
  const promised = typeOfExtension(extension)
  if (!promised || !accepted.types.includes(promised)) {
    const reason = extension ? `I file .${extension} non sono accettati.` : 'Il file non ha un’estensione.'
    throw refuse(reason, accepted)
  }
  if (promised === SIGNED && (await isSignedPdf(file))) return promised
  const mimetype = found === 'text/plain' && promised.startsWith('text/') ? promised : found
  if (mimetype !== promised)
    throw refuse(`Il contenuto di «${name}» non corrisponde alla sua estensione.`, accepted)
  return mimetype
}

/**
 * The media type of an upload, from its content, and the name that goes with it: pictures and PDFs are taken under any name and
 * renamed, anything else must be what its name promises.
 * @throws 415 for what is not taken, 422 for a PDF that asks for a password
 */
export async function inspect(
  file: string,
  name: string,
  accepted = DOCUMENTS,
): Promise<{ mimetype: string; extension: string; name: string }> {
  const mimetype = await typeOf(file, name, accepted)
  if (mimetype === 'application/pdf' && asksPassword(await readFile(file))) throw invalidField('file', LOCKED)
  const [extension, ...others] = ALL_FORMATS[mimetype] ?? [extensionOf(name)]
  const written = extensionOf(name)
  const isNamed = [extension, ...others].includes(written) && !UNUSUAL.includes(written)
  return { mimetype, extension, name: isNamed ? name : renamed(name, extension) }
}
