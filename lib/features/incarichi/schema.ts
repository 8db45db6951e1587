import { z } from 'zod'
import { nameSchema } from '@/lib/italian/person-name'
import { reasonSchema } from '@/lib/italian/reason'
import { STATI_INCARICO, type StatoIncarico } from './labels'

const letta = z.number('Indica la versione che hai letto.').int()

/** What the client pays the broker: a share of the amount, or an amount. Percent, or euro. */
export const compensoSchema = z.strictObject(
  {
    tipo: z.enum(['percentuale', 'importo'], 'Scegli come si calcola il compenso.'),
    valore: z
      .number('Scrivi il compenso.')
      .min(0, 'Il compenso non può essere negativo.')
      .max(1_000_000, 'Al massimo 1.000.000.'),
  },
  'Scrivi il compenso.',
)
export type Compenso = z.infer<typeof compensoSchema>

/** POST /pratiche/{id}/incarichi */
export const nuovoIncaricoSchema = compensoSchema.extend({
  durataGiorni: z.int('Scrivi quanti giorni dura.').min(1, 'Almeno un giorno.'),
})
export type NuovoIncarico = z.infer<typeof nuovoIncaricoSchema>

/** GET …/pdf: the newest, or the one that the client was given and has read. */
export const documentoIncaricoSchema = z.strictObject({
  documento: z.enum(['dato'], 'Si può chiedere solo il documento dato.').optional(),
})
export type DocumentoIncarico = z.infer<typeof documentoIncaricoSchema>

/** POST /pratiche/{id}/incarichi/{incaricoId}/invia */
export const inviaIncaricoSchema = z.strictObject({ version: letta })

/** POST /pratiche/{id}/incarichi/{incaricoId}/revoca */
export const revocaIncaricoSchema = z.strictObject({
  version: letta,
  motivo: reasonSchema('Scrivi perché.'),
})
export type RevocaIncarico = z.infer<typeof revocaIncaricoSchema>

/** POST /incarichi/{id}/firma; `hash` is that of the document that was read. */
export const firmaSchema = z.strictObject({
  nome: nameSchema('Scrivi il tuo nome e cognome.', { most: 170 }),
  codice: z
    .string('Scrivi il codice.')
    .trim()
    .regex(/^\d{6}$/, 'Il codice ha sei cifre.'),
  letto: z.literal(true, 'Per firmare conferma di avere letto il documento.'),
  hash: z.string('Apri il documento, poi firma.').regex(/^[\da-f]{64}$/, 'Apri il documento, poi firma.'),
})
export type FirmaInput = z.infer<typeof firmaSchema>

/** What is frozen in a mandate: all that its document says. Amounts in euro, rates in percent, days as 'YYYY-MM-DD'. */
const contenutoSchema = z.object({
  cliente: z.object({
    /** Who signs: of a company whoever acts for it. */
    nome: z.string(),
    /** The company that the mandate binds; missing in older ones. */
    societa: z.object({ nome: z.string(), partitaIva: z.string().nullable() }).nullish(),
    codiceFiscale: z.string().nullable(),
    email: z.string(),
    indirizzo: z.string().nullable(),
  }),
  pratica: z.object({
    codice: z.string(),
    prodotto: z.string(),
    finalita: z.string(),
    importo: z.number(),
    durataMesi: z.number(),
  }),
  mediatore: z.object({ nome: z.string(), sede: z.string(), pec: z.string() }),
  consulente: z.string(),
  compenso: z.object({
    percentuale: z.number().nullable(),
    importo: z.number(),
    /** What the percentage counts on where that is not the amount asked for; missing in older ones. */
    montante: z.number().nullish(),
  }),
  taeg: z.object({ senza: z.number(), con: z.number() }).nullable(),
  durataGiorni: z.number(),
  recessoGiorni: z.number(),
  testo: z.object({ versione: z.string(), dal: z.string(), paragrafi: z.array(z.string()) }),
  fattoIl: z.string(),
})
export type Contenuto = z.infer<typeof contenutoSchema>

/** What was frozen, as the column keeps it: nobody but us has written it. */
export const storedContent = (column: unknown): Contenuto => contenutoSchema.parse(column)

const stati = Object.keys(STATI_INCARICO) as [StatoIncarico, ...StatoIncarico[]]

/** A mandate as who works on the case, and its client, read it. */
const incaricoReply = z.object({
  _id: z.string(),
  version: z.number(),
  codice: z.string(),
  stato: z.enum(stati),
  /** Euro. */
  compenso: z.number(),
  compensoPct: z.number().nullable(),
  taegSenza: z.number().nullable(),
  taeg: z.number().nullable(),
  durataGiorni: z.number(),
  recessoGiorni: z.number(),
  testoVersione: z.string(),
  chi: z.string(),
  inviatoAt: z.string().nullable(),
  inviatoA: z.string().nullable(),
  scadeIl: z.string().nullable(),
  valeFino: z.string().nullable(),
  hash: z.string().nullable(),
  firma: z.object({ chi: z.string(), at: z.string(), ip: z.string(), via: z.string() }).nullable(),
  /** The client's record was erased since: what stays is said. */
  cancellato: z.boolean(),
  /** What the case says otherwise by now, of one that waits for its signature or is signed. */
  cambiato: z.array(z.string()),
  motivo: z.string().nullable(),
  autore: z.string(),
  createdAt: z.string(),
})
export type IncaricoDetail = z.infer<typeof incaricoReply>

/** GET /incarichi/{id}: what the page of a link shows. */
export const daFirmareReply = z.object({
  _id: z.string(),
  stato: z.enum(stati),
  codice: z.string(),
  nome: z.string(),
  chi: z.string(),
  prodotto: z.string(),
  compenso: z.string(),
  taeg: z.string().nullable(),
  durataGiorni: z.number(),
  recessoGiorni: z.number(),
  scadeIl: z.string(),
  firmatoAt: z.string().nullable(),
  /** It is closed because its client has withdrawn from it. */
  receduto: z.boolean(),
  hash: z.string(),
  /** The text of today is another one: the one that was given is signed. */
  testoCambiato: z.boolean(),
  /** The client may still withdraw, until this day. */
  recessoFino: z.string().nullable(),
})
export type DaFirmare = z.infer<typeof daFirmareReply>

/** POST /incarichi/{id}/codice: where it went, and until when it is good. */
export const codiceReply = z.object({ a: z.string(), fino: z.string() })
