import { z } from 'zod'
import { hasContent } from '@/lib/core/text'

export const faqSchema = z.strictObject({
  categoryId: z.uuid('Scegli la categoria.'),
  domanda: z
    .string('Scrivi la domanda.')
    .trim()
    .min(5, 'Scrivi la domanda.')
    .max(300, 'Al massimo 300 caratteri.'),
  risposta: z
    .string('Scrivi la risposta.')
    .trim()
    .min(5, 'Scrivi la risposta.')
    .max(20_000, 'Al massimo 20.000 caratteri.')
    .refine(hasContent, 'Scrivi la risposta.'),
  ordine: z
    .number('Indica l’ordine.')
    .int('Un numero intero.')
    .min(0, 'Da 0 in su.')
    .max(10_000, 'Al massimo 10.000.'),
  published: z.boolean('Indica se è pubblicata.'),
})

/** POST /faqs/{id}/useful */
export const usefulBody = z.strictObject({ si: z.boolean('Indica se ti è servita.') })
export const usefulReply = z.object({ si: z.boolean() })

/** POST /faqs/ricerche */
export const searchBody = z.strictObject({
  testo: z
    .string('Indica le parole.')
    .trim()
    .min(3, 'Almeno 3 caratteri.')
    .max(120, 'Al massimo 120 caratteri.'),
})
export const searchReply = z.object({ contata: z.boolean() })

/** GET /faqs/ricerche: of 90 days, those that were looked for most first. */
export const searchesReply = z.object({
  items: z.array(z.object({ testo: z.string(), volte: z.int(), ultima: z.iso.date() })),
})

const agentFaq = z.object({
  _id: z.string(),
  domanda: z.string(),
  /** Sanitised HTML. */
  risposta: z.string(),
  /** What the reader said of it; null: nothing yet. */
  utile: z.boolean().nullable(),
})
export type AgentFaq = z.infer<typeof agentFaq>

export const agentFaqsReply = z.object({
  categorie: z.array(
    z.object({
      _id: z.string(),
      nome: z.string(),
      /** Written for agents; the others are those of the public site. */
      interna: z.boolean(),
      faqs: z.array(agentFaq),
    }),
  ),
})
export type AgentFaqs = z.infer<typeof agentFaqsReply>
