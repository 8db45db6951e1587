import { z } from 'zod'
import { daySchema } from '@/lib/core/dates-schema'
import { type AudienceRules, audienceRules } from '@/lib/features/audiences/schema'
import { pageLimit } from '@/lib/italian/figure-in-query'
import { TAG } from '@/lib/resources/filters'

const MOST_TAGS = 12
const name = z
  .string('Scrivi il nome.')
  .trim()
  .min(2, 'Scrivi il nome.')
  .max(160, 'Al massimo 160 caratteri.')

const tag = z.string().trim().toLowerCase().regex(TAG, 'Un’etichetta ha da 2 a 40 lettere, numeri e spazi.')
const tags = z
  .array(tag, 'Scrivi le etichette.')
  .max(MOST_TAGS, `Al massimo ${MOST_TAGS} etichette.`)
  .transform((all) => [...new Set(all)])

/** The whole network. */
export const EVERYBODY: AudienceRules = { regole: [{ tipo: 'tutti', valori: [] }], escludi: [] }

/** One field of a form: whatever is wrong with the rules is said of all of them. */
const pubblico = z.unknown().transform((value, ctx): AudienceRules => {
  const rules = audienceRules.safeParse(value)
  if (rules.success) return rules.data
  ctx.addIssue({ code: 'custom', message: rules.error.issues[0]?.message ?? 'Scegli a chi.' })
  return z.NEVER
})

export const fileItemSchema = z.strictObject({
  nome: name,
  fileId: z.uuid('Scegli il file.'),
  folderId: z.uuid('Scegli la cartella dall’elenco.').nullable(),
  descrizione: z.string().trim().max(2_000, 'Al massimo 2.000 caratteri.'),
  tag: tags,
  pubblico,
  validoDal: daySchema('La data non è valida.').nullable(),
  validoAl: daySchema('La data non è valida.').nullable(),
  published: z.boolean('Indica se gli agenti lo vedono.'),
})

/** A file that ends before it begins is seen by nobody. */
export function fileItemRules(
  { validoDal, validoAl }: { validoDal?: unknown; validoAl?: unknown },
  ctx: z.RefinementCtx,
): void {
  if (typeof validoDal === 'string' && typeof validoAl === 'string' && validoAl < validoDal)
    ctx.addIssue({ code: 'custom', path: ['validoAl'], message: 'Finisce prima di cominciare.' })
}

export const fileItemInitial = {
  nome: '',
  fileId: '',
  folderId: null,
  descrizione: '',
  tag: [],
  pubblico: EVERYBODY,
  validoDal: null,
  validoAl: null,
  published: true,
}

export const folderSchema = z.strictObject({
  nome: z.string('Scrivi il nome.').trim().min(2, 'Scrivi il nome.').max(80, 'Al massimo 80 caratteri.'),
  parentId: z.uuid('Scegli la cartella dall’elenco.').nullable(),
  ordine: z.number('Scrivi un numero.').int('Un numero intero.').min(0, 'Da 0 in su.').max(9_999),
  /** What lies in it is seen by nobody else. */
  pubblico,
})

/** Whether rules leave anybody of the network out. */
export const isLimited = ({ regole, escludi }: AudienceRules): boolean =>
  escludi.length > 0 || regole.every(({ tipo }) => tipo !== 'tutti')

export const moveSchema = z.strictObject({ folderId: z.uuid('Scegli la cartella.') })
export const tagSchema = z.strictObject({
  tag: tags.refine((all) => all.length > 0, 'Scrivi almeno un’etichetta.'),
})

const version = z.number().int()
export const newVersionSchema = z.strictObject({
  fileId: z.uuid('Scegli il file.'),
  nota: z.string().trim().max(300, 'Al massimo 300 caratteri.').default(''),
  version,
})
export const restoreVersionSchema = z.strictObject({ version })

export const TIPI_FILE = {
  pdf: 'PDF',
  documento: 'Documento',
  foglio: 'Foglio di calcolo',
  immagine: 'Immagine',
  testo: 'Testo',
  altro: 'Altro',
} as const
type TipoFile = keyof typeof TIPI_FILE

/** What kind of file people call it. */
export function tipoOf(mimetype: string): TipoFile {
  if (mimetype === 'application/pdf') return 'pdf'
  if (mimetype.startsWith('image/')) return 'immagine'
  if (mimetype === 'text/csv' || mimetype.includes('spreadsheetml')) return 'foglio'
  if (mimetype.includes('wordprocessingml')) return 'documento'
  return mimetype.startsWith('text/') ? 'testo' : 'altro'
}

const versionRow = z.object({
  n: z.int(),
  nome: z.string(),
  dimensione: z.number(),
  nota: z.string(),
  da: z.string().nullable(),
  at: z.string(),
  attuale: z.boolean(),
  scaricamenti: z.int(),
})
export type FileVersionRow = z.infer<typeof versionRow>
export const versionsReply = z.object({ items: z.array(versionRow) })

const downloadRow = z.object({
  agentId: z.string().nullable(),
  chi: z.string(),
  volte: z.int(),
  versione: z.int(),
  ultimo: z.string(),
})
export type DownloadRow = z.infer<typeof downloadRow>
/** `agenti`: how many different ones. */
export const downloadsReply = z.object({ items: z.array(downloadRow), agenti: z.int(), volte: z.int() })

export const sameReply = z.object({
  items: z.array(z.object({ _id: z.string(), nome: z.string(), versione: z.int() })),
})

export const mineQuery = z.strictObject({
  cartella: z.uuid('Cartella non valida.').optional(),
  q: z.string().trim().max(100, 'Al massimo 100 caratteri.').optional(),
  preferiti: z.literal('1', 'Indica 1, o niente.').optional().describe('Solo i preferiti di chi chiede.'),
  limit: pageLimit(50),
  cursor: z.string().max(2_000).optional(),
})
export type MineQuery = z.output<typeof mineQuery>
const mineItem = z.object({
  _id: z.string(),
  nome: z.string(),
  cartella: z.string().nullable(),
  descrizione: z.string(),
  tag: z.array(z.string()),
  dimensione: z.number(),
  mimetype: z.string(),
  versione: z.int(),
  /** When its latest version came. */
  aggiornatoIl: z.string(),
  validoAl: z.string().nullable(),
  /** It came, or changed, lately, and the reader has not downloaded it since. */
  nuovo: z.boolean(),
  /** The reader wants it at hand. */
  preferito: z.boolean(),
})
export const mineReply = z.object({
  items: z.array(mineItem),
  nextCursor: z.string().nullable(),
  /** Those that lead to a file of the reader, whatever was asked for; with the first page alone. */
  folders: z.array(z.object({ _id: z.string(), nome: z.string(), parentId: z.string().nullable() })),
})
export type MyFiles = z.infer<typeof mineReply>

/** POST /files/{id}/favourite */
export const favouriteBody = z.strictObject({ preferito: z.boolean('Indica se è un preferito.') })

const MOST_IN_ZIP = 50
/** GET /files/mine/zip: ids with commas between them. */
export const zipQuery = z.strictObject({
  ids: z
    .string('Scegli i file.')
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(z.uuid('File non valido.')).max(MOST_IN_ZIP, `Al massimo ${MOST_IN_ZIP} file per volta.`)),
  // A link names whose cookies count.
  area: z.literal('agent').optional(),
})
