import { createHmac } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { EnvError } from '../../lib/core/env'

/** Raised when an archive could no longer be read by the code of today. */
export const FORMAT = 1
export const MANIFEST = 'manifest.json'
export const INDEX = 'store/objects.jsonl.gz'

const part = z.object({ file: z.string(), bytes: z.number(), sha256: z.string() })
const table = part.extend({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
})
const sequence = z.object({ schema: z.string(), name: z.string(), value: z.string().nullable() })

const manifest = z.object({
  format: z.number(),
  id: z.string(),
  product: z.string(),
  startedAt: z.string(),
  endedAt: z.string(),
  server: z.string(),
  lsn: z.string(),
  migrations: z.array(z.string()),
  queueMigration: z.number(),
  tables: z.array(table),
  sequences: z.array(sequence),
  store: z.object({
    bucket: z.string(),
    index: part,
    objects: z.number(),
    bytes: z.number(),
    /** Listed, but deleted before they could be read. */
    vanished: z.number(),
    /** Rows of a document that the store did not have. */
    missing: z.number(),
  }),
  secrets: z.array(z.object({ name: z.string(), why: z.string() })),
  fingerprint: z.string(),
})

export type Part = z.infer<typeof part>
export type TablePart = z.infer<typeof table>
export type Sequence = z.infer<typeof sequence>
export type Manifest = z.infer<typeof manifest>
export type StorePart = Manifest['store']

/** One line of the store's index. `head` is what the store answers beside the bytes. */
export type ObjectPart = Part & { key: string; head: Record<string, unknown> }

/** What a restored system needs and an archive never holds. */
export const SECRETS = [
  {
    name: 'AUTH_SECRET',
    why: 'lo stesso di prima: cifra i secondi fattori e i messaggi in coda, firma le sessioni',
  },
  { name: 'INTERNAL_TOKEN', why: 'va bene anche nuovo, uguale su tutti i server' },
  { name: 'METRICS_TOKEN', why: 'se era impostato: lo usa chi legge le misure' },
  { name: 'DATABASE_URL', why: 'con la password del database, se non è quello incorporato' },
  { name: 'S3_ACCESS_KEY', why: 'con S3_SECRET_KEY, se l’archivio non è quello incorporato' },
  { name: 'SMTP_URL', why: 'con la password della posta, se non è quella incorporata' },
]

/** Tells one secret from another without giving it away; different in every archive. */
export const fingerprintOf = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`chiaravia backup ${id}`).digest('hex')

export function writeManifest(folder: string, content: Manifest): void {
  const text = `${JSON.stringify(content, null, 1)}\n`
  writeFileSync(path.join(folder, MANIFEST), text, { mode: 0o600, flush: true })
}

/** Reads what an archive says of itself; a sentence if it is none, or one that this code cannot read. */
export function readManifest(folder: string): Manifest {
  const file = path.join(folder, MANIFEST)
  if (!existsSync(file)) {
    throw new EnvError(`${folder} non è una copia completa: manca ${MANIFEST}.`)
  }
  const content = parsed(readFileSync(file, 'utf8'))
  const format = z.object({ format: z.number() }).safeParse(content)
  if (format.success && format.data.format > FORMAT) {
    throw new EnvError(
      `La copia è del formato ${format.data.format}, questo codice legge fino al ${FORMAT}: serve una versione più recente del prodotto.`,
    )
  }
  const result = manifest.safeParse(content)
  if (!result.success) throw new EnvError(`La copia è danneggiata: ${MANIFEST} non si legge.`)
  return result.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
