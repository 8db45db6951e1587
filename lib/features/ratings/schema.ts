import { z } from 'zod'

/** Query of GET /v2/agents/public/{id}/voti. */
export const reviewsQuery = z.strictObject({
  limit: z.coerce.number('Un numero da 1 a 50.').int().min(1).max(50).default(5),
  cursor: z.string().max(500).optional(),
})
export type ReviewsQuery = z.infer<typeof reviewsQuery>

const reviewSchema = z.object({
  _id: z.string(),
  stelle: z.number(),
  commento: z.string(),
  /** Name and initial of who wrote it. */
  firma: z.string(),
  createdAt: z.string(),
})
export type Review = z.infer<typeof reviewSchema>

export const reviewsReply = z.object({
  items: z.array(reviewSchema),
  nextCursor: z.string().nullable(),
  total: z.number(),
})
export type Reviews = z.infer<typeof reviewsReply>

/** Average with one decimal, null without ratings; `perStelle` counts them from five stars down to one. */
export type RatingSummary = { media: number | null; numero: number; perStelle: number[] }

/** Cache tag of what shows the ratings of an agent. */
export const votiTag = (agentId: string) => `voti:${agentId}`
