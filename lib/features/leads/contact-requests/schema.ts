import { z } from 'zod'
import { campagnaSchema, consensiSchema, contattoSchema } from '@/lib/features/leads/schema'
import type { Tone } from '@/lib/words/options'

/** What somebody asks for, with the words that people read. */
export const RICHIESTE = {
  contatto: 'Contatto',
  richiamata: 'Richiamata',
  candidatura: 'Candidatura',
  agenzia: 'Contatto per un’agenzia',
  appuntamento: 'Appuntamento',
} as const

/** The states of a lead that make sense for a message: `perso` is only closed, whatever came of it. */
export const STATI_RICHIESTA = {
  nuovo: { label: 'Nuova', tone: 'warn', next: ['contattato', 'perso'] },
  assegnato: { label: 'Assegnata', tone: 'info', next: ['contattato', 'perso'] },
  contattato: { label: 'Contattata', tone: 'ok', next: ['perso'] },
  perso: { label: 'Chiusa', tone: 'neutral', next: ['contattato'] },
} as const satisfies Record<string, { label: string; tone: Tone; next: readonly string[] }>

const shared = {
  contact: contattoSchema,
  agentId: z.uuid('Il consulente non è valido.').optional(),
  agencyId: z.uuid('L’agenzia non è valida.').optional(),
  consents: consensiSchema,
  campaign: campagnaSchema.optional(),
}
const message = z
  .string('Scrivi di che cosa hai bisogno.')
  .trim()
  .min(1, 'Scrivi di che cosa hai bisogno.')
  .max(2000, 'Al massimo 2.000 caratteri.')
const note = z.string().trim().max(2000, 'Al massimo 2.000 caratteri.').optional()

/** A slot of the call-back calendar; whether it is still free is checked on the server, by its clock. */
const slot = z.strictObject({
  giorno: z.iso.date('Scegli il giorno.'),
  fascia: z
    .string('Scegli l’ora.')
    .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, 'Scegli l’ora.'),
})

/** For those who fit none of the open positions, or when there are none. */
export const SPONTANEA = 'Candidatura spontanea'

const posizione = z.strictObject({
  posizione: z.string('Scegli la posizione.').trim().min(1, 'Scegli la posizione.').max(120),
})

/** POST /requests; a CV comes with it as multipart/form-data (parts `data` and `file`). */
export const requestSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('contatto'), message, ...shared }),
    z.strictObject({
      kind: z.literal('agenzia'),
      message,
      ...shared,
      agencyId: z.uuid('Scegli l’agenzia.'),
    }),
    z.strictObject({ kind: z.literal('richiamata'), message: note, dettagli: slot.optional(), ...shared }),
    z.strictObject({
      kind: z.literal('candidatura'),
      message: note,
      dettagli: posizione.optional(),
      ...shared,
    }),
  ],
  'Scegli il motivo della richiesta.',
)
export type RequestInput = z.infer<typeof requestSchema>

export const requestReply = z.object({ _id: z.string() })

export const notaSchema = z.string().trim().max(500, 'Al massimo 500 caratteri.').nullish()

/** A step in answering a request; what it needs to be told goes in the note. */
export const statoRichiestaSchema = z.strictObject({
  to: z.enum(['contattato', 'perso'], 'Stato non previsto.'),
  version: z.number('Indica la versione che hai letto.').int(),
  note: notaSchema,
})
export type StatoRichiestaInput = z.infer<typeof statoRichiestaSchema>

/** Setting `posizioni`: whom we are looking for. */
export const posizioniSchema = z.array(
  z.object({
    titolo: z.string().min(3).max(120),
    sede: z.string().min(2).max(120),
    tipo: z.string().min(2).max(120),
    descrizione: z.string().min(10).max(2000),
    /** The day it was opened, which search engines ask for. */
    pubblicata: z.iso.date(),
  }),
)
export type Posizione = z.infer<typeof posizioniSchema>[number]
