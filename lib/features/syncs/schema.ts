import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'

/** The kinds of words that a file of EGG uses and we call otherwise. */
export const WORD_KINDS = {
  stato: 'Stato',
  prodotto: 'Prodotto',
  finalita: 'Finalità',
  banca: 'Banca',
  agente: 'Agente',
} as const
export type WordKind = keyof typeof WORD_KINDS
export const WORD_NAMES = keysOf(WORD_KINDS)

/** The meaning of an agent's name that stands for nobody of the network any more. */
export const NOBODY = 'nessuno'

/** Without a good run for so long the import is late. */
export const LATE_HOURS = 26

export const ORIGINS = { notte: 'Notte', mano: 'A mano' } as const

/** GET /v2/syncs/status */
export const statusReply = z.object({
  /** The last run that read something and wrote what it could. */
  ultimaBuona: z.object({ _id: z.uuid(), endedAt: z.iso.datetime(), ore: z.number() }).nullable(),
  inRitardo: z.boolean(),
  inCorso: z.object({ _id: z.uuid(), letti: z.int(), fatti: z.int() }).nullable(),
  /** The last run, where it failed. */
  fallita: z.object({ _id: z.uuid(), errore: z.string() }).nullable(),
  /** When the clock takes the next file; null where no source of the night is configured. */
  prossima: z.iso.datetime().nullable(),
  /** Words that nobody has explained yet. */
  daAbbinare: z.int(),
})
export type StatoEgg = z.infer<typeof statusReply>

export const wordReply = z.object({
  _id: z.uuid(),
  tipo: z.enum(WORD_NAMES),
  /** The word as EGG writes it, and what it means here. */
  esterno: z.string(),
  interno: z.string().nullable(),
  nome: z.string().nullable(),
  /** Rows of the last run that wait for it. */
  righe: z.int(),
  version: z.int(),
})
export type Parola = z.infer<typeof wordReply>
export const wordsReply = z.object({ items: z.array(wordReply) })

export const wordParams = z.object({ id: z.string() })

/** PATCH /v2/syncs/mappings/{id}; null: to be explained again. */
export const meaningBody = z.strictObject({
  interno: z
    .string('Scegli che cosa significa.')
    .trim()
    .min(1, 'Scegli che cosa significa.')
    .max(60)
    .nullable(),
  version: z.number('Indica la versione che hai letto.').int(),
})
export type MeaningInput = z.infer<typeof meaningBody>
