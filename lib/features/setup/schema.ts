import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'

/** What an installation needs before it can work, in the order in which one does it. */
export const SETUP_STEPS = {
  societa: 'Dati della società',
  canali: 'Social e messaggi',
  pagine: 'Pagine di legge',
  banca: 'Prima banca',
  prodotto: 'Primo prodotto',
  tassi: 'Tassi',
  posta: 'Posta',
  deposito: 'Archivio dei file',
  copia: 'Copia di sicurezza',
} as const

/** What a button of the list does: writes the drafts, or tries something. */
export const SETUP_ACTIONS = ['templates', 'mail', 'store', 'backup'] as const
export type SetupAction = (typeof SETUP_ACTIONS)[number]

const link = z.object({ label: z.string(), href: z.string() })

const stepSchema = z.object({
  step: z.enum(keysOf(SETUP_STEPS)),
  done: z.boolean(),
  /** Whether the list may end without it. */
  optional: z.boolean(),
  /** What is missing and why it matters, or what there is. */
  words: z.string(),
  /** Where it is done. */
  links: z.array(link),
  action: z.enum(SETUP_ACTIONS).nullable(),
})
export type Step = z.infer<typeof stepSchema>

/** Reply of GET /v2/setup: the list is over when everything that has to be done is done. */
export const setupReply = z.object({ over: z.boolean(), steps: z.array(stepSchema) })
export type Setup = z.infer<typeof setupReply>

/** Reply of a trial: why it failed, in words for whoever runs the server. */
export const trialReply = z.object({ ok: z.boolean(), error: z.string() })
export type Trial = z.infer<typeof trialReply>
