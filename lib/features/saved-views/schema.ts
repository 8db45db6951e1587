import { z } from 'zod'

export const savedViewSchema = z.strictObject({
  resource: z.string().regex(/^(?:[\w-]{2,40}\/){0,2}[\w-]{2,40}$/, 'Elenco non valido.'),
  nome: z.string('Scrivi un nome.').trim().min(1, 'Scrivi un nome.').max(60, 'Al massimo 60 caratteri.'),
  query: z.string().max(2000, 'I filtri della vista sono al massimo 2.000 caratteri.'),
})
export type SavedViewInput = z.infer<typeof savedViewSchema>

/** A view under another name. */
export const renameSchema = savedViewSchema.pick({ nome: true })

export const savedViewQuery = z.strictObject({ resource: savedViewSchema.shape.resource })

/** By the view's id: how many rows it has, "999+" where `totalIsCapped`. */
export const viewCountsSchema = z.record(
  z.string(),
  z.object({ total: z.number(), totalIsCapped: z.boolean() }),
)
export type ViewCounts = z.infer<typeof viewCountsSchema>
