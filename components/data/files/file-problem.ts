import { capitalized } from '@/lib/core/text'
import { extensionOf, FORMATS, MAX_BYTES, MAX_VIDEO_BYTES, typeOfExtension } from '@/lib/storage/formats'
import type { UploadPurpose } from '@/lib/storage/schema'

/** What people call the kinds of a field. */
const NAMES: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  '.p7m': 'P7M (firma digitale)',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  '.docx': 'Word',
  '.xlsx': 'Excel',
  'video/mp4': 'MP4',
  'video/webm': 'WebM',
  'text/vtt': 'WebVTT',
  'text/csv': 'CSV',
  'text/plain': 'TXT',
}

const inMegabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
const mostOf = (purpose: UploadPurpose | undefined) =>
  purpose === 'formazione' ? MAX_VIDEO_BYTES : MAX_BYTES
const kindsOf = (accept: string) => accept.split(',').map((kind) => kind.trim().toLowerCase())

/** "PDF, JPEG, PNG, WebP o P7M (firma digitale), fino a 25 MB": what a field takes, as it is said beside it. */
export function acceptedText(accept: string, purpose?: UploadPurpose): string {
  const names = [
    ...new Set(kindsOf(accept).flatMap((kind) => (kind === 'image/*' ? 'un’immagine' : (NAMES[kind] ?? [])))),
  ]
  const last = names.at(-1)
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} o ${last}` : (last ?? 'Un file')
  return `${capitalized(list)}, fino a ${inMegabytes(mostOf(purpose))} MB`
}

/** By its kind or the end of its name; the browser knows no kind for some. */
function isOfKind(file: File, accept: string): boolean {
  const extension = extensionOf(file.name)
  const types = [file.type.toLowerCase(), typeOfExtension(extension) ?? '']
  return kindsOf(accept).some(
    (kind) =>
      kind === `.${extension}` ||
      types.includes(kind) ||
      (kind.endsWith('/*') && types.some((type) => type.startsWith(kind.slice(0, -1)))),
  )
}

/** A phone's own picture, which the server tells apart by what is in it. */
const mayBeTaken = (file: File) => extensionOf(file.name) === '' || /^image\//.test(file.type)

/**
 * Why a file need not be sent: too large, empty, or of a kind that the field surely does not take. What is in it, the server knows.
 * @param accept as in the attribute
 */
export function fileProblem(file: File, accept?: string, purpose?: UploadPurpose): string | null {
  const most = mostOf(purpose)
  if (file.size > most)
    return `«${file.name}» è di ${inMegabytes(file.size)} MB: il massimo è ${inMegabytes(most)} MB. Comprimilo o dividilo.`
  if (file.size === 0) return `«${file.name}» è vuoto: scegli un altro file.`
  const isKnown = accept ? isOfKind(file, accept) : typeOfExtension(extensionOf(file.name)) !== undefined
  if (isKnown || mayBeTaken(file)) return null
  const kinds = accept ?? Object.keys(FORMATS).join(',')
  return `«${file.name}» non è fra i tipi di file accettati: ${acceptedText(kinds, purpose)}.`
}
