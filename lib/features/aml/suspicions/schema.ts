import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'
import { reasonSchema } from '@/lib/italian/reason'
import { STATI_SOSPETTO } from './labels'

/** POST /sospetti: whom it is about, by a case or a client that the author sees. */
export const sospettoSchema = z.strictObject({
  oggetto: z.enum(['pratica', 'cliente'], 'Scegli di chi si tratta.'),
  id: z.uuid('Scegli di chi si tratta.'),
  testo: z
    .string('Scrivi che cosa hai visto.')
    .trim()
    .min(20, 'Scrivi almeno 20 caratteri.')
    .max(10_000, 'Al massimo 10.000 caratteri.'),
})
export type SospettoInput = z.output<typeof sospettoSchema>

/** All that the author gets. */
export const ricevutaReply = z.object({ ricevuta: z.string() })

/** POST /sospetti/{id}/decisione */
export const decisioneSchema = z.strictObject({
  esito: z.enum(['inviato', 'archiviato'], 'Scegli che cosa hai deciso.'),
  motivo: reasonSchema('Scrivi perché.', {
    least: 10,
    short: 'Scrivi perché, a parole, in almeno 10 caratteri.',
    most: 5_000,
  }),
})
export type DecisioneInput = z.output<typeof decisioneSchema>

export const sospettoReply = z.object({
  _id: z.string(),
  ricevuta: z.string(),
  stato: z.enum(keysOf(STATI_SOSPETTO)),
  ricevutoIl: z.string(),
  oggetto: z.enum(['pratica', 'cliente']),
  oggettoId: z.string(),
  /** What it was called when it was written. */
  nome: z.string(),
  autore: z.string(),
  testo: z.string(),
  decisione: z.object({ motivo: z.string(), chi: z.string(), il: z.string() }).nullable(),
})
export type SospettoWhole = z.output<typeof sospettoReply>
export const sospettiReply = z.object({
  items: z.array(sospettoReply),
  total: z.number(),
  nextCursor: z.null(),
})
