import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'
import { shown } from '@/lib/features/materials/bdv/schema'

export const LAYOUT_FIRMA = {
  lineare: 'Con il logo',
  foto: 'Con la fotografia',
  essenziale: 'Solo testo',
} as const
export type LayoutFirma = keyof typeof LAYOUT_FIRMA

/** What may be left out of a signature, and what it is called. */
export const SCELTE_FIRMA = {
  telefono: 'Telefono',
  whatsapp: 'WhatsApp',
  sito: 'La mia pagina',
  indirizzo: 'Indirizzo dell’agenzia',
} as const
export type SceltaFirma = keyof typeof SCELTE_FIRMA

export const firmaQuery = z.strictObject({
  layout: z.enum(keysOf(LAYOUT_FIRMA), 'Scegli uno dei tre modelli.').default('lineare'),
  /** As a file; without it as JSON, with both. */
  formato: z.enum(['html', 'txt'], 'Scegli fra html e txt.').optional(),
  telefono: shown,
  whatsapp: shown,
  sito: shown,
  indirizzo: shown,
})
export type FirmaOptions = Omit<z.infer<typeof firmaQuery>, 'formato'>

const yes = z.boolean('Scegli sì o no.')
/** POST /v2/agents/me/signature/copied: with what it was made. */
export const copiedBody = z.strictObject({
  layout: z.enum(keysOf(LAYOUT_FIRMA), 'Scegli uno dei tre modelli.'),
  telefono: yes,
  whatsapp: yes,
  sito: yes,
  indirizzo: yes,
})

/** The signature that was copied last; `attuale` while it would be the same today. */
export const copiedReply = z.object({ il: z.string(), attuale: z.boolean(), opzioni: copiedBody })
export type CopiedSignature = z.infer<typeof copiedReply>

/** GET /v2/agents/me/signature */
export const firmaReply = z.object({
  html: z.string(),
  testo: z.string(),
  /** Bytes of the HTML: some programs cut longer signatures off. */
  peso: z.number(),
  avvisi: z.array(z.string()),
  copiata: copiedReply.nullable(),
})
