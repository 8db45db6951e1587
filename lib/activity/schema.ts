import { z } from 'zod'
import { instantSchema } from '@/lib/core/dates-schema'
import { keysOf } from '@/lib/core/keys'
import { pageLimit } from '@/lib/italian/figure-in-query'

/** What people write themselves into a time line; everything else in it is written by what they do. */
export const TIPI_ATTIVITA = {
  nota: 'Nota',
  chiamata: 'Chiamata',
  messaggio: 'Messaggio',
} as const
export type TipoAttivita = keyof typeof TIPI_ATTIVITA

/** All that stands in a time line, as people call it: whoever writes an entry of a new kind names it here. */
export const TIPI_EVENTO = {
  ...TIPI_ATTIVITA,
  stato: 'Cambio di stato',
  documento: 'Documento',
  persona: 'Persone',
  assegnazione: 'Passaggio',
  sollecito: 'Sollecito',
  ricontatto: 'Da ricontattare',
  appuntamento: 'Appuntamento',
  identificazione: 'Identificazione',
  incarico: 'Incarico',
  riesame: 'Riesame',
  erogazione: 'Erogazione',
} as const
export type TipoEvento = keyof typeof TIPI_EVENTO

export const ESITI_CHIAMATA = {
  parlato: 'Ha risposto',
  non_risponde: 'Non risponde',
  richiamare: 'Da richiamare',
  numero_errato: 'Numero errato',
} as const
export type EsitoChiamata = keyof typeof ESITI_CHIAMATA

/** Its author can take an entry away for so long. */
export const MINUTES_TO_UNDO = 15

/** A case's entry may be shown to the people who follow the case. */
const entry = z.strictObject({
  tipo: z.enum(keysOf(TIPI_ATTIVITA), 'Scegli fra nota, chiamata e messaggio.'),
  testo: z.string('Scrivi il testo.').trim().max(4_000, 'Al massimo 4.000 caratteri.'),
  esito: z.enum(keysOf(ESITI_CHIAMATA), 'Scegli com’è andata la chiamata.').nullish(),
  /** Of a call that ended «da richiamare»: when. */
  quando: instantSchema('Scrivi quando richiamare.').nullish(),
})

type Entry = z.infer<typeof entry>

/** A call says how it ended and needs no words; a note and a message are their words. */
function rules({ tipo, testo, esito, quando }: Entry, ctx: z.RefinementCtx): void {
  const wrong = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message })
  if (tipo === 'chiamata' && !esito) wrong('esito', 'Scegli com’è andata la chiamata.')
  if (tipo !== 'chiamata' && esito) wrong('esito', 'L’esito si scrive soltanto di una chiamata.')
  if (esito === 'richiamare' && !quando) wrong('quando', 'Scrivi quando richiamare.')
  if (esito !== 'richiamare' && quando) wrong('quando', 'Si scrive soltanto se è da richiamare.')
  if (tipo !== 'chiamata' && !testo) wrong('testo', 'Scrivi il testo.')
}

/** POST /leadRequests/{id}/activity and /clients/{id}/activity */
export const attivitaLeadSchema = entry.superRefine(rules)
/** POST /pratiche/{id}/activity */
export const attivitaPraticaSchema = entry.extend({ pubblico: z.boolean().optional() }).superRefine(rules)
export type AttivitaInput = z.infer<typeof attivitaPraticaSchema>

/** GET …/activity */
export const activityQuery = z.strictObject({
  limit: pageLimit(30),
  cursor: z.string().max(500).optional(),
})
export type ActivityQuery = z.infer<typeof activityQuery>

export const eventoSchema = z.object({
  _id: z.string(),
  /** One of `TIPI_EVENTO`; a time line may be older than the list. */
  tipo: z.string(),
  da: z.string().nullable(),
  a: z.string().nullable(),
  testo: z.string(),
  esito: z.enum(keysOf(ESITI_CHIAMATA)).nullable(),
  /** When the person is to be called again. */
  quando: z.string().nullable(),
  /** Whether the people who follow the case read it; a lead has none. */
  pubblico: z.boolean(),
  chi: z.string(),
  at: z.string(),
  /** Where it was written, if not here: for the request that the case came of, or for the case that came of the request. */
  origine: z.enum(['richiesta', 'pratica']).nullable(),
  /** The reader wrote it, and so recently that they may take it away. */
  annullabile: z.boolean(),
})
export type Evento = z.infer<typeof eventoSchema>

export const activityReply = z.object({ items: z.array(eventoSchema), nextCursor: z.string().nullable() })
export type ActivityReply = z.infer<typeof activityReply>
