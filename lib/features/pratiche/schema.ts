import { z } from 'zod'
import { daySchema } from '@/lib/core/dates-schema'
import { keysOf } from '@/lib/core/keys'
import { nameSchema, plainName } from '@/lib/italian/person-name'
import { phoneSchema } from '@/lib/italian/phone-schema'
import { isReason, reasonSchema } from '@/lib/italian/reason'
import { STATI_NOMI } from '@/lib/words/case-states'
import { PRODOTTI, TIPI_TASSO } from '@/lib/words/products'

export const RUOLI_PERSONA = {
  richiedente: 'Richiedente',
  cointestatario: 'Cointestatario',
  garante: 'Garante',
  terzo_datore: 'Terzo datore di ipoteca',
} as const

export const TIPI_LAVORO = {
  dipendente_privato: 'Dipendente privato',
  dipendente_pubblico: 'Dipendente pubblico',
  autonomo: 'Autonomo',
  pensionato: 'Pensionato',
  societa: 'Società',
  altro: 'Altro',
} as const
export const isLavoro = (value: unknown): value is keyof typeof TIPI_LAVORO =>
  typeof value === 'string' && Object.hasOwn(TIPI_LAVORO, value)

const euro = (message: string) =>
  z
    .number(message)
    .min(0, 'L’importo non può essere negativo.')
    .max(100_000_000, 'Al massimo 100 milioni di euro.')
    .multipleOf(0.01, 'L’importo ha al massimo due decimali.')
const tasso = z.number('Scrivi un tasso.').min(-5, 'Da −5% in su.').max(40, 'Al massimo 40%.')

const giorno = daySchema('La data si scrive AAAA-MM-GG.')

/** The fields of a case that are edited directly; its state, people and documents have verbs of their own. */
export const praticaSchema = z.strictObject({
  finalita: z.string('Scegli la finalità.').min(1, 'Scegli la finalità.'),
  idegg: z.string().trim().min(3, 'Almeno 3 caratteri.').max(40, 'Al massimo 40 caratteri.').nullable(),
  importoRichiesto: euro('Scrivi l’importo richiesto.').min(100, 'Almeno 100 euro.'),
  importoDeliberato: euro('Scrivi l’importo deliberato.').nullable(),
  durataMesi: z
    .number('Scrivi la durata.')
    .int('Un numero intero di mesi.')
    .min(1, 'Almeno un mese.')
    .max(600, 'Al massimo 600 mesi.'),
  tipoTasso: z.enum(keysOf(TIPI_TASSO), 'Scegli il tipo di tasso.').nullable(),
  tan: tasso.nullable(),
  taeg: tasso.nullable(),
  spread: tasso.nullable(),
  rata: euro('Scrivi la rata.').nullable(),
  valoreImmobile: euro('Scrivi il valore dell’immobile.').nullable(),
  prezzo: euro('Scrivi il prezzo.').nullable(),
  valorePerizia: euro('Scrivi il valore di perizia.').nullable(),
  provincia: z
    .string()
    .regex(/^[A-Z]{2}$/, 'La sigla ha due lettere maiuscole.')
    .nullable(),
  comune: z.string().trim().max(120, 'Al massimo 120 caratteri.').nullable(),
  bankId: z.uuid('Scegli la banca.').nullable(),
  bankProductId: z.uuid('Scegli il prodotto.').nullable(),
  /** The day on which the contract is signed; also one to come. */
  firmaIl: giorno.nullable(),
  segnalatore: z.string().overwrite(plainName).max(160, 'Al massimo 160 caratteri.').nullable(),
  note: z.string().max(10_000, 'Al massimo 10.000 caratteri.'),
})

/** POST /pratiche/{id}/state */
export const statoSchema = z.strictObject({
  to: z.enum(STATI_NOMI, 'Stato non previsto.'),
  version: z.number('Indica la versione che hai letto.').int(),
  /** Of a refusal or a withdrawal: one of the list (lib/features/pratiche/causale.ts), with free words beside it. */
  causale: z.string().max(60, 'Scegli un motivo dell’elenco.').optional(),
  motivo: z.string().trim().max(1000, 'Al massimo 1.000 caratteri.').optional(),
  erogato: euro('Scrivi l’importo erogato.')
    .positive('L’importo erogato deve essere maggiore di zero.')
    .optional(),
  banca: z.uuid('Scegli la banca.').optional(),
  data: giorno.optional(),
  /** The day of the signing, where it is known; with `stipula` and `liquidata`. */
  firma: giorno.optional(),
  /** What the bank has approved, where the case does not say it yet; only with `deliberata`. */
  deliberato: euro('Scrivi l’importo deliberato.')
    .positive('L’importo deliberato deve essere maggiore di zero.')
    .optional(),
  prodotto: z.uuid('Scegli il prodotto.').optional(),
  tan: tasso.min(0, 'Il TAN non può essere negativo.').optional(),
})
/** Takes back the last step, of the case as it was read. */
export const annullaPassoSchema = z.strictObject({
  version: z.number('Indica la versione che hai letto.').int(),
})
export type StatoInput = z.infer<typeof statoSchema>

/** What a case lacks before it goes to the bank, besides its documents. */
export type Mancanza = { cosa: 'incarico' | 'identificazione'; nome: string; blocca: boolean }

/** POST /pratiche/{id}/state/effetti: the step as far as it is known, to be told what it would bring. */
export const effettiSchema = statoSchema.omit({ version: true })
export type EffettiInput = z.infer<typeof effettiSchema>

const quotaSchema = z.object({
  quota: z.enum(['agente', 'manager', 'agenzia', 'sede']),
  /** In euro. */
  importo: z.number(),
})
/** `totale`: only for who may know all the shares. */
const quoteSchema = z.object({ quote: z.array(quotaSchema), totale: z.number().nullable() })

/** What a step would bring, with nothing done. */
export const effettiReply = z.object({
  email: z.array(z.object({ chi: z.string(), a: z.string(), oggetto: z.string(), testo: z.string() })),
  senzaEmail: z.array(z.object({ chi: z.string(), perche: z.string() })),
  /** Shares that are taken back, and shares that accrue; null where none, or where the reader may not know. */
  storno: quoteSchema.nullable(),
  maturano: quoteSchema.nullable(),
  /** The payment waits for the office: what accrues does so then. */
  daConfermare: z.boolean(),
  /** The amount is far from what was approved, in a sentence: to be looked at again, not refused. */
  salto: z.string().nullable(),
})
export type Effetti = z.infer<typeof effettiReply>

/** POST /pratiche/{id}/erogazione: the office's word on a payment that an agent recorded. */
export const erogazioneSchema = z
  .strictObject({
    esito: z.enum(['confermata', 'respinta'], 'Scegli se confermi.'),
    version: z.number('Indica la versione che hai letto.').int(),
    motivo: z.string().trim().max(1000, 'Al massimo 1.000 caratteri.').optional(),
  })
  .refine(({ esito, motivo }) => esito === 'confermata' || isReason(motivo), {
    path: ['motivo'],
    message: 'Scrivi perché l’erogazione non è confermata.',
  })
export type ErogazioneInput = z.infer<typeof erogazioneSchema>

export const personaSchema = z.strictObject({
  ruolo: z.enum(keysOf(RUOLI_PERSONA), 'Scegli il ruolo.'),
  nome: nameSchema('Scrivi il nome.'),
  cognome: nameSchema('Scrivi il cognome.'),
  email: z.email('L’indirizzo e-mail non è valido.').nullable(),
  telefono: phoneSchema().nullable(),
  tipoLavoro: z.enum(keysOf(TIPI_LAVORO), 'Scegli il lavoro.').nullable(),
  redditoNetto: euro('Scrivi il reddito.').nullable(),
})
export type PersonaInput = z.infer<typeof personaSchema>

const letta = z.number('Indica la versione che hai letto.').int()

/** PATCH /pratiche/{id}/persone/{personaId}, with the case's version. */
export const modificaPersonaSchema = personaSchema.partial().extend({ version: letta })
export type ModificaPersonaInput = z.infer<typeof modificaPersonaSchema>

/** DELETE /pratiche/{id}/persone/{personaId}, likewise. */
export const togliPersonaSchema = z.strictObject({
  version: letta,
  motivo: reasonSchema('Scrivi perché.'),
})
export type TogliPersonaInput = z.infer<typeof togliPersonaSchema>

/** POST /pratiche: a case that starts from a person, not from a lead. */
export const nuovaPraticaSchema = z.strictObject({
  product: z.enum(keysOf(PRODOTTI), 'Scegli il prodotto.'),
  finalita: praticaSchema.shape.finalita,
  importoRichiesto: praticaSchema.shape.importoRichiesto,
  durataMesi: praticaSchema.shape.durataMesi,
  richiedente: personaSchema.omit({ ruolo: true }),
})
export type NuovaPratica = z.infer<typeof nuovaPraticaSchema>

/** Attaching an uploaded file to a document of the checklist. */
export const documentoSchema = z.strictObject({
  url: z.string('Carica un file.').min(1, 'Carica un file.').max(500),
})
export type DocumentoInput = z.infer<typeof documentoSchema>

export const esitoSchema = z
  .strictObject({
    esito: z.enum(['verificato', 'respinto'], 'Scegli l’esito.'),
    motivo: z.string().trim().max(500, 'Al massimo 500 caratteri.').optional(),
  })
  .refine(({ esito, motivo }) => esito === 'verificato' || isReason(motivo), {
    path: ['motivo'],
    message: 'Scrivi che cosa non va.',
  })
export type EsitoInput = z.infer<typeof esitoSchema>

export const nuovoDocumentoSchema = z.strictObject({
  nome: z
    .string('Scrivi quale documento serve.')
    .trim()
    .min(3, 'Scrivi quale documento serve.')
    .max(120, 'Al massimo 120 caratteri.'),
  /** A person of the case, or everybody on it; the richiedente when it is not said. */
  di: z.union([z.uuid(), z.literal('tutti')], 'Scegli di chi è il documento.').optional(),
})
export type NuovoDocumentoInput = z.infer<typeof nuovoDocumentoSchema>

/** POST /pratiche/inviti/{id}: the person's own answer. */
export const rispostaSchema = z.strictObject({
  risposta: z.enum(['consenso', 'rifiuto'], 'Scegli se accetti.'),
})
export type RispostaInput = z.infer<typeof rispostaSchema>

/** POST /pratiche/inviti/rifiuto: a no by the link alone. */
export const rifiutoSchema = z.strictObject({
  token: z.string('Il link non è completo.').min(1, 'Il link non è completo.').max(200),
})

/** An invitation as the person who was asked reads it: who asks, for what, in which role. */
export type Invito = {
  _id: string
  ruolo: keyof typeof RUOLI_PERSONA
  product: keyof typeof PRODOTTI
  chi: string
}
