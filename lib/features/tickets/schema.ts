import { z } from 'zod'
import { instantSchema } from '@/lib/core/dates-schema'
import { keysOf } from '@/lib/core/keys'
import { PRIORITA, STATI_TICKET } from './states'

const allegato = z.strictObject({
  url: z.string().min(1).max(500),
  name: z.string().max(255),
  size: z.number().int().min(0),
  mimetype: z.string().max(120),
})
const allegati = z.array(allegato).max(10, 'Al massimo 10 file.').optional()

/** What is missing is asked for; what is too short is told how long it has to be. */
const atLeast = (missing: string) => ({
  error: ({ input }: { input?: unknown }) => (input === '' ? missing : 'Scrivi almeno 3 caratteri.'),
})

const messaggio = z
  .string('Scrivi il messaggio.')
  .trim()
  .min(3, atLeast('Scrivi il messaggio.'))
  .max(10_000, 'Al massimo 10.000 caratteri.')

const oggetto = z
  .string('Scrivi l’oggetto.')
  .trim()
  .min(3, atLeast('Scrivi l’oggetto.'))
  .regex(/^[^\r\n]*$/, 'L’oggetto sta su una riga.')
  .max(160, 'Al massimo 160 caratteri.')

const version = z.number('Indica la versione che hai letto.').int()
const stato = z.enum(keysOf(STATI_TICKET), 'Stato non previsto.')

/** POST /tickets/create */
export const ticketSchema = z.strictObject({
  category: z.uuid('Scegli la categoria.'),
  oggetto,
  messaggio,
  /** The case that it is about, of those that the opener sees. */
  praticaId: z.uuid('Scegli la pratica.').nullish(),
  allegati,
})
export type TicketInput = z.infer<typeof ticketSchema>

/** What the office writes of a ticket besides its verbs. */
export const ticketFieldsSchema = z.strictObject({
  categoryId: z.uuid('Scegli la categoria.'),
  priorita: z.enum(keysOf(PRIORITA), 'Scegli la priorità.'),
  praticaId: z.uuid('Scegli la pratica.').nullable(),
  tag: z
    .array(
      z.string().trim().min(1, 'Un’etichetta non è vuota.').max(40, 'Al massimo 40 caratteri.'),
      'Serve un elenco.',
    )
    .max(12, 'Al massimo 12 etichette.'),
})

/** `lastMessageId`: the last message that the author has read; the office alone writes notes, states and ready answers. */
export const replySchema = z.strictObject({
  testo: messaggio,
  allegati,
  interno: z.boolean().optional(),
  stato: stato.optional(),
  macroId: z.uuid('Scegli la risposta pronta.').optional(),
  /** Of a note: the colleagues whom it calls. */
  menzioni: z.array(z.uuid('Scegli un collega.')).max(10, 'Al massimo 10 colleghi.').optional(),
  lastMessageId: z.uuid('Messaggio non valido.').nullish(),
})
export type ReplyInput = z.infer<typeof replySchema>

/** A ready answer with the names put in: the opener's first name, and the code of the ticket. */
export const fillAnswer = (testo: string, { nome, codice }: { nome: string; codice: string }): string =>
  testo.replaceAll('{nome}', nome.split(' ')[0] ?? '').replaceAll('{codice}', codice)

/** What is being written: nothing at all is forgotten. */
export const draftSchema = z.strictObject({
  testo: z.string('Scrivi il messaggio.').max(10_000, 'Al massimo 10.000 caratteri.'),
  interno: z.boolean().optional(),
  menzioni: replySchema.shape.menzioni,
})
export type DraftInput = z.infer<typeof draftSchema>

export const assignSchema = z.strictObject({ adminId: z.uuid('Scegli chi risponde.').nullable(), version })
/** The same of many rows, each with its own version. */
export const assignManySchema = assignSchema.omit({ version: true })

const riprendiIl = instantSchema('Indica giorno e ora.')
const motivo = z.string().trim().max(500, 'Al massimo 500 caratteri.').optional()
export const stateSchema = z.strictObject({ to: stato, motivo, riprendiIl: riprendiIl.nullish(), version })
export type StateInput = z.infer<typeof stateSchema>
export const stateManySchema = z.strictObject({ to: stato })

export const mergeSchema = z.strictObject({ inId: z.uuid('Scegli il ticket.'), version })
export const followSchema = z.strictObject({ follow: z.boolean('Indica se vuoi seguirlo.') })
export const splitSchema = z.strictObject({
  messageIds: z
    .array(z.uuid('Messaggio non valido.'), 'Scegli i messaggi.')
    .min(1, 'Scegli almeno un messaggio.')
    .max(100, 'Al massimo 100 messaggi.'),
  oggetto,
  categoryId: z.uuid('Scegli la categoria.').nullish(),
  version,
})
export type SplitInput = z.infer<typeof splitSchema>
export const snoozeSchema = z.strictObject({ riprendiIl, version })
export const versionSchema = z.strictObject({ version })
export const rateSchema = z.strictObject({
  stelle: z
    .number('Scegli le stelle.')
    .int('Da 1 a 5 stelle.')
    .min(1, 'Da 1 a 5 stelle.')
    .max(5, 'Da 1 a 5 stelle.'),
  commento: z.string().trim().max(1_000, 'Al massimo 1.000 caratteri.').optional(),
})
export type RateInput = z.infer<typeof rateSchema>
