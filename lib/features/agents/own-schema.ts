import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'
import { clearablePhoneSchema } from '@/lib/italian/phone-schema'
import { motivoParoleSchema } from '@/lib/settings/kept-words'
import { PRODOTTI } from '@/lib/words/products'
import { BIO_MAX, bioProblem } from './bio-schema'
import { LINGUE } from './labels'
import { ownProposal } from './proposal-schema'

const distinct = <T extends z.ZodType<string>>(one: T, most: number) =>
  z
    .array(one, 'Scegli dall’elenco.')
    .max(most, `Al massimo ${most}.`)
    .refine((values) => new Set(values).size === values.length, 'Una voce è scritta due volte.')
    .optional()

/** The print of a visiting card needs as many points on each side. */
export const PHOTO_LEAST = 600
export const PHOTO_SMALL = `La fotografia è piccola: servono almeno ${PHOTO_LEAST} × ${PHOTO_LEAST} punti.`

/** PATCH /v2/agents/me: what agents say of themselves; what is left out stays. */
export const ownAgentBody = z.strictObject({
  /** The address of a picture that the agent has uploaded. */
  urlPhoto: z.string('Carica una fotografia.').max(500, 'L’indirizzo non è valido.').nullable().optional(),
  bio: z
    .string('Scrivi la presentazione.')
    .trim()
    .max(BIO_MAX, 'Al massimo 2.000 caratteri.')
    .superRefine((text, ctx) => {
      const message = bioProblem(text)
      if (message) ctx.addIssue({ code: 'custom', message })
    })
    .optional(),
  telefono: clearablePhoneSchema,
  whatsapp: clearablePhoneSchema,
  lingue: distinct(z.enum(keysOf(LINGUE), 'Lingua non prevista.'), 10),
  prodotti: distinct(z.enum(keysOf(PRODOTTI), 'Prodotto non previsto.'), 10),
  provinceOperative: distinct(z.string().regex(/^[A-Z]{2}$/, 'Scegli le province dall’elenco.'), 30),
  version: z.number('Indica la versione che hai letto.').int(),
  /** Why words of advertising stay in the presentation. */
  motivoParole: motivoParoleSchema,
})
export type OwnAgentInput = z.infer<typeof ownAgentBody>

export const ownAgentReply = z.object({
  figura: z.enum(['agente', 'collaboratore', 'responsabile_agenzia', 'area_manager']),
  urlPhoto: z.string().nullable(),
  bio: z.string(),
  telefono: z.string().nullable(),
  whatsapp: z.string().nullable(),
  lingue: z.array(z.string()),
  prodotti: z.array(z.string()),
  provinceOperative: z.array(z.string()),
  /** Days of the calendar, null where no absence is planned. */
  dal: z.string().nullable(),
  al: z.string().nullable(),
  sostituto: z.object({ _id: z.string(), nome: z.string(), cognome: z.string() }).nullable(),
  /** Of the page on the site; null while it is not published. */
  slug: z.string().nullable(),
  /** What was proposed last, where the office has to agree. */
  proposta: ownProposal.nullable(),
  version: z.number(),
})
export type OwnAgent = z.infer<typeof ownAgentReply>
