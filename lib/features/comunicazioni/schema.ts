import { z } from 'zod'
import { instantSchema } from '@/lib/core/dates-schema'
import { audienceRules, draftRegole } from '@/lib/features/audiences/schema'
import { pageLimit } from '@/lib/italian/figure-in-query'
import { reasonSchema } from '@/lib/italian/reason'

export const CATEGORIE_COMUNICAZIONE = [
  'generale',
  'banche',
  'prodotti',
  'pratiche',
  'norme',
  'formazione',
] as const
export type CategoriaComunicazione = (typeof CATEGORIE_COMUNICAZIONE)[number]
const PRIORITA_COMUNICAZIONE = ['normale', 'importante', 'urgente'] as const
const STATI_COMUNICAZIONE = ['bozza', 'programmata', 'pubblicata', 'scaduta', 'ritirata'] as const

const MOST_FILES = 10
const allegato = z.strictObject({
  url: z.string().regex(/^\/v2\/storage\/files\/[0-9a-f-]{36}$/, 'Carica prima il file, poi allegalo.'),
  name: z.string().max(300),
  size: z.number().int().min(0),
  mimetype: z.string().max(200),
})
export type Allegato = z.infer<typeof allegato>

/** An announcement as the office writes it; HTML is sanitised on the server. A draft may still be without its text and its readers. */
export const comunicazioneSchema = z.strictObject({
  titolo: z
    .string('Scrivi il titolo.')
    .trim()
    .min(3, 'Scrivi un titolo di almeno 3 caratteri.')
    .max(160, 'Al massimo 160 caratteri.'),
  categoria: z.enum(CATEGORIE_COMUNICAZIONE, 'Scegli una categoria.'),
  priorita: z.enum(PRIORITA_COMUNICAZIONE, 'Scegli la priorità.'),
  corpo: z.string('Scrivi il testo.').max(200_000, 'Al massimo 200.000 caratteri.'),
  allegati: z.array(allegato, 'Scegli i file.').max(MOST_FILES, `Al massimo ${MOST_FILES} file.`),
  regole: draftRegole,
  escludi: audienceRules.shape.escludi.removeDefault(),
  richiedeConferma: z.boolean('Indica se chiedi conferma.'),
  ancheEmail: z.boolean('Indica se va anche per e-mail.'),
  ancheNuovi: z.boolean('Indica se va anche a chi arriva dopo.'),
  inEvidenzaFino: instantSchema('La data fino a cui resta in evidenza non è valida.').nullable(),
  scadeIl: instantSchema('La scadenza non è valida.').nullable(),
})

/** What may still be corrected once it is published. */
export const CORRECTED: readonly string[] = [
  'titolo',
  'corpo',
  'allegati',
  'ancheNuovi',
  'inEvidenzaFino',
  'scadeIl',
]

/** Nothing stays at the top when it is over. */
export function comunicazioneRules(value: Record<string, unknown>, ctx: z.RefinementCtx): void {
  const { inEvidenzaFino, scadeIl } = value
  if (typeof inEvidenzaFino !== 'string' || typeof scadeIl !== 'string') return
  if (new Date(inEvidenzaFino) > new Date(scadeIl))
    ctx.addIssue({
      code: 'custom',
      path: ['inEvidenzaFino'],
      message: 'Non può restare in evidenza dopo la scadenza.',
    })
}

export const comunicazioneInitial = {
  titolo: '',
  categoria: 'generale',
  priorita: 'normale',
  corpo: '',
  allegati: [],
  regole: [],
  escludi: [],
  richiedeConferma: false,
  ancheEmail: false,
  ancheNuovi: false,
  inEvidenzaFino: null,
  scadeIl: null,
} as const

/** The version that the caller has read. */
const version = z.number('Indica la versione che hai letto.').int()

/** POST /comunicazioni/{id}/publish: at once, or at the time of `quando`. What is given of the rest is saved with it. */
export const publishBody = z.strictObject({
  quando: instantSchema('La data di pubblicazione non è valida.').nullish(),
  audience: z
    .strictObject({ regole: audienceRules.shape.regole, escludi: comunicazioneSchema.shape.escludi })
    .optional(),
  richiedeConferma: comunicazioneSchema.shape.richiedeConferma.optional(),
  ancheEmail: comunicazioneSchema.shape.ancheEmail.optional(),
  version,
})
export type PublishInput = z.infer<typeof publishBody>

/** The form that asks when. */
export const publishValues = publishBody.pick({ quando: true })

const motivo = reasonSchema('Scrivi il motivo.')
export const withdrawBody = z.strictObject({ motivo, version })
export const withdrawValues = withdrawBody.pick({ motivo: true })
export type WithdrawInput = z.infer<typeof withdrawBody>

export const remindBody = z.strictObject({ version })
export const remindReply = z.object({ sollecitati: z.int() })

export const stepReply = z.object({
  _id: z.string(),
  version: z.int(),
  stato: z.enum(STATI_COMUNICAZIONE),
  pubblicaIl: z.string().nullable(),
})
export type StepReply = z.infer<typeof stepReply>

const cursor = z.string().max(500).optional()

/** Which of those who were meant are listed. */
export const VISTE_LETTORI = ['tutti', 'non_letti', 'letti', 'da_confermare', 'confermati'] as const
export type VistaLettori = (typeof VISTE_LETTORI)[number]

export const readersQuery = z.strictObject({
  vista: z.enum(VISTE_LETTORI, 'Scegli che cosa vedere.').default('tutti'),
  q: z.string().trim().max(100).default(''),
  formato: z.enum(['json', 'csv'], 'formato: json oppure csv.').default('json'),
  cursor,
  limit: pageLimit(50),
})
export type ReadersQuery = z.infer<typeof readersQuery>

const lettore = z.object({
  _id: z.string(),
  nome: z.string(),
  agenzia: z.string().nullable(),
  notificatoAt: z.string().nullable(),
  lettoAt: z.string().nullable(),
  confermatoAt: z.string().nullable(),
  sollecitatoAt: z.string().nullable(),
  solleciti: z.int(),
})
export type Lettore = z.infer<typeof lettore>

const sums = { destinatari: z.int(), letti: z.int(), confermati: z.int() }
export const readersReply = z.object({
  items: z.array(lettore),
  nextCursor: z.string().nullable(),
  /** Of all who were meant, whatever is listed. */
  totali: z.object({ ...sums, notificati: z.int() }),
  agenzie: z.array(z.object({ nome: z.string().nullable(), ...sums })),
})
export type ReadersReply = z.infer<typeof readersReply>

/** What an agent's inbox shows of its messages. */
export const VISTE_POSTA = ['tutte', 'da_leggere', 'da_confermare'] as const
export const mineQuery = z.strictObject({
  vista: z.enum(VISTE_POSTA, 'Scegli che cosa vedere.').default('tutte'),
  categoria: z.enum(CATEGORIE_COMUNICAZIONE, 'Categoria non prevista.').optional(),
  q: z.string().trim().max(100).default(''),
  cursor,
  limit: pageLimit(30),
})
export type MineQuery = z.infer<typeof mineQuery>

const mine = {
  _id: z.string(),
  titolo: z.string(),
  categoria: z.enum(CATEGORIE_COMUNICAZIONE),
  priorita: z.enum(PRIORITA_COMUNICAZIONE),
  publishedAt: z.string(),
  aggiornataAt: z.string().nullable(),
  scadeIl: z.string().nullable(),
  scaduta: z.boolean(),
  inEvidenza: z.boolean(),
  richiedeConferma: z.boolean(),
  lettoAt: z.string().nullable(),
  confermatoAt: z.string().nullable(),
}
const mineItem = z.object({ ...mine, allegati: z.int() })
export type MineItem = z.infer<typeof mineItem>

export const mineReply = z.object({
  items: z.array(mineItem),
  nextCursor: z.string().nullable(),
  nonLette: z.int(),
  daConfermare: z.int(),
})
export type MineReply = z.infer<typeof mineReply>

export const mineOneReply = z.object({
  ...mine,
  corpo: z.string(),
  allegati: z.array(allegato),
  autore: z.string().nullable(),
})
export type MineOne = z.infer<typeof mineOneReply>

export const receiptReply = z.object({ lettoAt: z.string(), confermatoAt: z.string().nullable() })
export type Receipt = z.infer<typeof receiptReply>
