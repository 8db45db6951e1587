import { z } from 'zod'
import { leadSchema } from '@/lib/features/leads/schema'
import { pageLimit } from '@/lib/italian/figure-in-query'

/** What an agent is called, by role. */
export const FIGURE = {
  agente: 'Agente',
  collaboratore: 'Collaboratore',
  responsabile_agenzia: 'Responsabile di agenzia',
  area_manager: 'Area manager',
} as const

const cursor = z.string().max(500).optional()

/** Query of GET /v2/agents/public: `provincia` may also be written as the other lists write their filters. */
const provincia = z
  .string()
  .regex(/^[A-Z]{2}$/, 'La sigla della provincia ha due lettere maiuscole.')
  .optional()
export const publicAgentsQuery = z.strictObject({
  limit: pageLimit(50),
  cursor,
  q: z.string().trim().max(100).optional(),
  provincia,
  'filter[provincia]': provincia,
})
export type PublicAgentsQuery = z.infer<typeof publicAgentsQuery>

const publicAgentSchema = z.object({
  _id: z.string(),
  slug: z.string(),
  nome: z.string(),
  cognome: z.string(),
  figura: z.string(),
  figuraLabel: z.string(),
  telefono: z.string().nullable(),
  /** Digits only, with the country code. */
  whatsapp: z.string().nullable(),
  email: z.string(),
  urlPhoto: z.string().nullable(),
  oamNumber: z.string().nullable(),
  bio: z.string(),
  provincia: z.string().nullable(),
  agency: z
    .object({
      _id: z.string(),
      nome: z.string(),
      slug: z.string(),
      indirizzo: z.string(),
      cap: z.string(),
      comune: z.string(),
      provincia: z.string(),
    })
    .nullable(),
  /** The published ratings; `media` is null while there are none. */
  voti: z.object({ media: z.number().nullable(), numero: z.number() }),
})
export type PublicAgent = z.infer<typeof publicAgentSchema>

export const publicAgentReply = publicAgentSchema
export const publicAgentsReply = z.object({
  items: z.array(publicAgentSchema),
  nextCursor: z.string().nullable(),
  total: z.number(),
  totalIsCapped: z.boolean(),
})

/** A company's request from an agent's page: the lead of every form, with the company's name. */
export const companyLeadSchema = leadSchema.extend({
  input: z.looseObject({
    ragioneSociale: z
      .string('Scrivi il nome dell’azienda.')
      .trim()
      .min(2, 'Scrivi il nome dell’azienda.')
      .max(120, 'Al massimo 120 caratteri.'),
  }),
})
