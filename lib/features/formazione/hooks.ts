import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError, type FieldError } from '@/lib/core/errors'
import { setting } from '@/lib/settings/read'
import { isReencoded } from '@/lib/storage/formats'
import type { Allegato } from './schema'
import { videoEsterni } from './settings'
import { embedOf, fileIdOf, SITI_VIDEO } from './video-schema'

type Lesson = {
  _id?: string
  video: string
  copertina: string | null
  sottotitoli: string | null
  allegati: Allegato[]
}
export type Course = { lezioni?: readonly Lesson[] } | null

/** Lessons stand in the order in which they are sent. */
export function numbered(input: Record<string, unknown>): Record<string, unknown> {
  if (!Array.isArray(input.lezioni)) return input
  const lezioni = input.lezioni.map((one: unknown, index) =>
    typeof one === 'object' && one !== null ? { ...one, ordine: index + 1 } : one,
  )
  return { ...input, lezioni }
}

const addresses = ({ video, copertina, sottotitoli, allegati }: Lesson) => [
  ['video', video],
  ['copertina', copertina],
  ['sottotitoli', sottotitoli],
  ...allegati.map(({ url }, at) => [`allegati.${at}.url`, url]),
]

/**
 * What lessons newly show must be theirs to show: files that were uploaded for courses, or pictures of the office, of the right kind,
 * and videos of sites that the settings allow. Otherwise whoever writes a course would open any file to the network.
 */
export async function checkLessons(tx: Tx, before: Course, after: Course): Promise<void> {
  const known = new Set(
    (before?.lezioni ?? []).flatMap((lesson) => addresses(lesson).map(([, address]) => address)),
  )
  const shown = (after?.lezioni ?? []).flatMap((lesson, at) =>
    addresses(lesson).flatMap(([field, address]) =>
      address && !known.has(address) ? [{ path: `lezioni.${at}.${field}`, field: field ?? '', address }] : [],
    ),
  )
  if (shown.length === 0) return
  const ids = shown.flatMap(({ address }) => fileIdOf(address) ?? [])
  const files = await tx.storedFile.findMany({ where: { id: { in: ids }, deletedAt: null } })
  const siti = await setting(videoEsterni, tx)
  const errors = shown.flatMap(({ path, field, address }): FieldError[] => {
    const id = fileIdOf(address)?.toLowerCase()
    const message = id
      ? wrongFile(
          field,
          files.find((file) => file.id === id),
        )
      : wrongSite(address, siti)
    return message ? [{ path, message }] : []
  })
  if (errors[0]) throw new AppError('invalid', errors[0].message, { errors })
}

type File = { purpose: string; ownerRole: string | null; mimetype: string }

const KINDS: Record<string, [type: RegExp, message: string]> = {
  video: [/^video\//, 'Questo file non è un video MP4 o WebM.'],
  copertina: [/^image\//, 'La copertina è un’immagine.'],
  sottotitoli: [/^text\/vtt$/, 'I sottotitoli sono un file WebVTT (.vtt).'],
}

function wrongFile(field: string, file: File | undefined): string | undefined {
  const isPicture = file?.ownerRole === 'admin' && isReencoded(file.mimetype)
  if (!file || !(file.purpose === 'formazione' || isPicture)) return 'Il file non c’è: caricalo qui.'
  const [type, message] = KINDS[field] ?? []
  return type && !type.test(file.mimetype) ? message : undefined
}

function wrongSite(address: string, siti: readonly string[]): string | undefined {
  const sito = embedOf(address)?.sito
  if (sito && siti.includes(sito)) return undefined
  return `I video di ${sito ? SITI_VIDEO[sito] : 'questo sito'} non sono ammessi: si sceglie nelle impostazioni.`
}
