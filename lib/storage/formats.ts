const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A document in the envelope of a digital signature: contracts come like this. */
export const SIGNED = 'application/pkcs7-mime'

/** Media type → the extensions that may carry it; the first is the one we store. */
export const FORMATS: Record<string, readonly [string, ...string[]]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  [SIGNED]: ['p7m'],
  [DOCX]: ['docx'],
  [XLSX]: ['xlsx'],
  'text/csv': ['csv'],
  'text/plain': ['txt'],
  'video/mp4': ['mp4'],
  'video/webm': ['webm'],
  'text/vtt': ['vtt'],
}

/** Extensions that are taken, and that programs of whoever gets the file may not open. */
export const UNUSUAL: readonly string[] = ['jpe', 'jfif']

/** What jobs of our own put together; nobody uploads one. */
export const ARCHIVES: Accepted = { types: ['application/zip'], words: 'Serve un archivio ZIP.' }
export const ALL_FORMATS = { ...FORMATS, 'application/zip': ['zip'] } as typeof FORMATS

/** Only where a place asks for them: what is taken everywhere else is not as large. */
const OF_LESSONS = ['video/mp4', 'video/webm', 'text/vtt']

/** Formats that sharp writes again, pixel by pixel: whatever else was in the file is gone. */
export const REENCODED = ['image/jpeg', 'image/png', 'image/webp'] as const
export type Reencoded = (typeof REENCODED)[number]
export const isReencoded = (mimetype: string): mimetype is Reencoded =>
  (REENCODED as readonly string[]).includes(mimetype)

/** What a place takes, by media type, and how people are told. */
export type Accepted = { types: readonly string[]; words: string }

export const DOCUMENTS: Accepted = {
  types: Object.keys(FORMATS).filter((mimetype) => !OF_LESSONS.includes(mimetype)),
  words: 'Carica un PDF, un’immagine (JPEG, PNG, WebP), un documento Word o Excel, un CSV o un TXT.',
}
export const LETTERS: Accepted = {
  types: ['application/pdf', DOCX, 'image/jpeg', 'image/png', 'image/webp'],
  words: 'Carica un PDF, un documento Word (.docx) o un’immagine (JPEG, PNG, WebP).',
}

/** Of the lessons of a course: videos, subtitles, and what is given with them. */
export const LESSONS: Accepted = {
  types: Object.keys(FORMATS).filter((mimetype) => mimetype !== SIGNED),
  words:
    'Carica un video MP4 o WebM, i sottotitoli in WebVTT (.vtt), un PDF, un’immagine o un documento Word o Excel.',
}

export const MAX_BYTES = 25 * 1024 * 1024
export const MAX_VIDEO_BYTES = 500 * 1024 * 1024

export const extensionOf = (name: string) => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** The media type that an extension promises. */
export const typeOfExtension = (extension: string) =>
  Object.keys(ALL_FORMATS).find((mimetype) => ALL_FORMATS[mimetype]?.includes(extension))

/** The same name with the extension of what is in the file. */
export const renamed = (name: string, extension: string) =>
  `${name.replace(/\.[a-z0-9]{1,8}$/i, '')}.${extension}`

/** A name to show: no folders, no control or direction characters, a sensible length with its extension. */
export function cleanName(name: string): string {
  const last = name.split(/[/\\]/).pop() ?? ''
  // Browsers write quotes and line ends in a form's file name as %22, %0D, %0A.
  const base = last.normalize('NFC').replace(/%22|%0[AD]|[\p{C}<>:"|?*]/giu, '')
  const extension = extensionOf(base)
  const stem = (extension ? base.slice(0, -extension.length - 1) : base).replace(/^[. ]+/, '').slice(0, 120)
  return `${stem.trim() || 'file'}${extension && `.${extension}`}`
}
