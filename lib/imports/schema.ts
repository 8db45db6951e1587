import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'
import { pageLimit, placeInQuery } from '@/lib/italian/figure-in-query'

/** How far a run is, with the word that people read. */
export const STATI_IMPORT = {
  caricato: 'Da verificare',
  verificato: 'Verificato',
  in_corso: 'In corso',
  completato: 'Completato',
  con_errori: 'Con errori',
  annullato: 'Fermato',
  fallito: 'Non riuscito',
  disfatto: 'Annullato',
} as const
export type StatoImport = keyof typeof STATI_IMPORT

export const FASI_IMPORT = {
  verifica: 'Verifica',
  scrittura: 'Importazione',
  ripresa: 'Nuovo tentativo delle righe errate',
  ritorno: 'Annullamento',
} as const
export type FaseImport = keyof typeof FASI_IMPORT

export const ESITI_IMPORT = {
  creato: 'Creato',
  aggiornato: 'Aggiornato',
  invariato: 'Invariato',
  saltato: 'Saltato',
  errato: 'Errato',
  disfatto: 'Annullato',
  lasciato: 'Lasciato',
} as const
export type EsitoImport = keyof typeof ESITI_IMPORT

export const runParams = z.object({ id: z.string() })
export const rowParams = z.object({ id: z.string(), riga: placeInQuery(10_000_000) })

/** POST /v2/imports/{id}/check: field → column of the file. */
export const checkBody = z.strictObject(
  {
    mapping: z.record(z.string().max(60), z.string().max(300), 'Indica quale colonna è quale campo.'),
    completo: z.boolean('Indica se è l’elenco completo.').optional(),
  },
  'Indica quale colonna è quale campo.',
)
export type CheckInput = z.infer<typeof checkBody>
export type Mapping = z.infer<typeof checkBody>['mapping']

export const nothing = z.strictObject({}).optional()

/** PATCH /v2/imports/{id}/rows/{riga}: the cells, put right. */
export const rowBody = z.strictObject({
  dati: z.record(
    z.string().max(60),
    z.string().max(5_000, 'Al massimo 5.000 caratteri.'),
    'Mancano le celle.',
  ),
  version: z.number('Indica la versione che hai letto.').int(),
})
export type RowInput = z.infer<typeof rowBody>

const page = {
  limit: pageLimit(50),
  cursor: z.string().max(500).optional(),
}
export const runsQuery = z.strictObject({
  ...page,
  kind: z.string().max(60).optional(),
  state: z.enum(keysOf(STATI_IMPORT), 'Questo stato non esiste.').optional(),
})
export type RunsQuery = z.infer<typeof runsQuery>

export const rowsQuery = z.strictObject({
  ...page,
  esito: z.enum(keysOf(ESITI_IMPORT), 'Questo esito non esiste.').optional(),
  /** Only rows that are taken, and of which something is worth knowing. */
  note: z.literal('true', 'Solo «true».').optional(),
})
export type RowsQuery = z.infer<typeof rowsQuery>

const change = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })
const problem = z.object({ path: z.string(), message: z.string() })

export const rowReply = z.object({
  riga: z.int(),
  esito: z.enum(keysOf(ESITI_IMPORT)),
  /** Whether that has been written; before, it is what would become of it. */
  scritta: z.boolean(),
  /** Where the record is, where it has a page. */
  href: z.string().nullable(),
  cambi: z.array(change),
  errori: z.array(problem),
  dati: z.record(z.string(), z.string()),
  version: z.int(),
})
export type RigaImport = z.infer<typeof rowReply>
export const rowsReply = z.object({ items: z.array(rowReply), nextCursor: z.string().nullable() })
export type RigheImport = z.infer<typeof rowsReply>

const conti = z.object({
  letti: z.int(),
  creati: z.int(),
  aggiornati: z.int(),
  invariati: z.int(),
  saltati: z.int(),
  errati: z.int(),
  disfatti: z.int(),
  lasciati: z.int(),
})
export type ContiImport = z.infer<typeof conti>

/** What can be done with a run as it stands. */
const verbi = z.object({
  check: z.boolean(),
  run: z.boolean(),
  cancel: z.boolean(),
  retry: z.boolean(),
  undo: z.boolean(),
  /** Whether rows can be put right one by one. */
  fix: z.boolean(),
})
export type VerbiImport = z.infer<typeof verbi>

export const runReply = z.object({
  _id: z.string(),
  kind: z.string(),
  origine: z.string(),
  nome: z.string(),
  state: z.enum(keysOf(STATI_IMPORT)),
  fase: z.enum(keysOf(FASI_IMPORT)).nullable(),
  conti,
  verbi,
  jobId: z.string().nullable(),
  errore: z.string(),
  chi: z.string().nullable(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  createdAt: z.string(),
  version: z.int(),
})
export type Importazione = z.infer<typeof runReply>
export const runsReply = z.object({ items: z.array(runReply), nextCursor: z.string().nullable() })
export type Importazioni = z.infer<typeof runsReply>

const campo = z.object({
  name: z.string(),
  label: z.string(),
  required: z.boolean(),
  help: z.string().nullable(),
})
export type CampoImport = z.infer<typeof campo>

/** GET /v2/imports/{id}: with what its screen needs to map, and to name what changed. */
export const runDetailReply = runReply.extend({
  colonne: z.array(z.object({ nome: z.string(), esempi: z.array(z.string()) })),
  campi: z.array(campo),
  mapping: z.record(z.string(), z.string()),
  about: z.string(),
  /** What it means that the file is the complete list, where it may be one. */
  intero: z.object({ label: z.string(), help: z.string() }).nullable(),
  completo: z.boolean(),
  /** How many rows are taken of which something is worth knowing. */
  note: z.int(),
})
export type DettaglioImport = z.infer<typeof runDetailReply>

export const uploadReply = z.object({
  runId: z.string(),
  colonne: z.array(z.string()),
  proposta: z.record(z.string(), z.string()),
})
export type Caricata = z.infer<typeof uploadReply>
