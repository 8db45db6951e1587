import { z } from 'zod'
import { optionsOf } from '@/lib/words/options'

/** What files are kept for, in words. */
const SCOPI: Record<string, string> = {
  generic: 'Caricamenti senza un uso proprio',
  modulo: 'File per la rete',
  pratica: 'Documenti delle pratiche',
  agente: 'Documenti degli agenti',
  formazione: 'Video e materiali dei corsi',
  bdv: 'Biglietti da visita',
  ticket: 'Allegati dei ticket',
  cv: 'Curricula',
  estratto: 'Estratti conto',
  import: 'File importati',
  rates: 'File dei tassi',
}

export const scopoWords = (scopo: string) => SCOPI[scopo] ?? scopo
export const SCOPI_OPTIONS = optionsOf(SCOPI)

const amount = { oggetti: z.int(), bytes: z.number() }
const bucket = z.object({
  nome: z.string(),
  /** Whether the store answers. */
  raggiungibile: z.boolean(),
  ...amount,
  inAttesa: z.object(amount),
  scopi: z.array(z.object({ scopo: z.string(), ...amount })),
})
export type Bucket = z.infer<typeof bucket>
export const bucketsReply = z.object({ items: z.array(bucket) })

export const bucketQuery = z.strictObject({
  prefix: z.string().max(900, 'Al massimo 900 caratteri.').optional(),
  marker: z.string().max(1_024, 'Al massimo 1.024 caratteri.').optional(),
  /** Asks the database, by what files are kept for. */
  scopo: z.string().max(60).optional(),
})

const STATI = ['ok', 'in_attesa', 'orfano', 'senza_oggetto'] as const
export type StatoOggetto = (typeof STATI)[number]

const listed = z.object({
  key: z.string(),
  key64: z.string(),
  size: z.number(),
  changedAt: z.string(),
  stato: z.enum(STATI),
  nome: z.string().nullable(),
  scopo: z.string().nullable(),
})
export type ListedObject = z.infer<typeof listed>
export const bucketReply = z.object({
  bucket: z.string(),
  prefix: z.string(),
  /** Where the list comes from: the store, or what the database knows of it. */
  fonte: z.enum(['archivio', 'database']),
  raggiungibile: z.boolean(),
  cartelle: z.array(z.string()),
  items: z.array(listed),
  next: z.string().nullable(),
})
export type BucketPage = z.infer<typeof bucketReply>

const place = z.object({
  what: z.string(),
  title: z.string(),
  href: z.string().nullable(),
  field: z.string(),
})
const row = z.object({
  _id: z.string(),
  nome: z.string(),
  mimetype: z.string(),
  size: z.number(),
  sha256: z.string(),
  scopo: z.string(),
  creato: z.string(),
  proprietario: z.string().nullable(),
})
export const objectReply = z.object({
  bucket: z.string(),
  key: z.string(),
  raggiungibile: z.boolean(),
  stato: z.enum(STATI),
  oggetto: z.object({ size: z.number(), mimetype: z.string(), changedAt: z.string() }).nullable(),
  riga: row.nullable(),
  usi: z.object({ uses: z.array(place), others: z.int() }),
  anteprima: z.enum(['immagine', 'pdf', 'testo']).nullable(),
})
export type ObjectView = z.infer<typeof objectReply>

export const checkReply = z.object({ sha256: z.string(), atteso: z.string().nullable(), uguale: z.boolean() })

export const LINK_MINUTES = { min: 5, max: 1_440 } as const
export const linkSchema = z.strictObject({
  minuti: z
    .number('Scegli la durata.')
    .int('Un numero intero.')
    .min(LINK_MINUTES.min, 'Almeno 5 minuti.')
    .max(LINK_MINUTES.max, 'Al massimo 24 ore.'),
})
export const linkReply = z.object({ url: z.string(), scadeIl: z.string() })

export const surveySchema = z.strictObject({ bucket: z.string().max(100), cancella: z.boolean() })
export const surveyReply = z.object({ jobId: z.string() })

const found = z.object({ key: z.string(), size: z.number() })
/** What a survey says at its end, as the job's result. */
export const surveyResult = z.object({
  oggetti: z.int(),
  bytes: z.number(),
  orfani: z.int(),
  orfaniBytes: z.number(),
  cancellati: z.int(),
  mancanti: z.int(),
  /** The first of them. */
  elencoOrfani: z.array(found),
  elencoMancanti: z.array(found.extend({ nome: z.string(), proprietario: z.string().nullable() })),
})
export type SurveyResult = z.infer<typeof surveyResult>
export const SURVEY = 'storage.survey'

/** A key in an address: it may hold slashes and signs that no path takes as they are. */
export const toKey64 = (key: string): string => {
  const bytes = new TextEncoder().encode(key)
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** The key that an address names; null where it names none. */
export function fromKey64(text: string): string | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0))
    const key = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // One key, one address.
    return key !== '' && key.length <= 1_024 && !key.includes('\0') && toKey64(key) === text ? key : null
  } catch {
    return null
  }
}
