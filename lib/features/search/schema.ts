import { z } from 'zod'

/** Below this a word is found in nearly every row, and no index helps. */
export const SHORTEST_SEARCH = 3

/** How many of a kind: who sees none of theirs writes one word more. */
export const MOST = 5

/** Query of GET /v2/search. */
export const searchQuery = z.strictObject({
  q: z
    .string()
    .trim()
    .min(SHORTEST_SEARCH, `Scrivi almeno ${SHORTEST_SEARCH} caratteri.`)
    .max(100, 'Al massimo 100 caratteri.'),
})

const hitSchema = z.object({
  _id: z.string(),
  title: z.string(),
  /** What tells it from others of the same name: code, state, telephone. */
  detail: z.string(),
  /** Pages that show it, the best first; not all need to be built or open to the reader. */
  hrefs: z.array(z.string()),
})

/** `kind`: the path of the records under /v2, or `clients`. Groups without hits are left out. */
export const searchReply = z.object({
  groups: z.array(z.object({ kind: z.string(), label: z.string(), items: z.array(hitSchema) })),
  /** Nothing has the words of the question: the hits have these, which come close, the likeliest first. */
  similar: z.array(z.string()).optional(),
})

export type SearchHit = z.infer<typeof hitSchema>
export type SearchReply = z.infer<typeof searchReply>
export type SearchGroup = SearchReply['groups'][number]

/** Whether the words of the question are looked for, or those that come close. */
export type As = 'as asked' | 'similar'
/** `until`: when nobody waits any more for what comes close. */
export type Asked = { q: string; as: As; until: number }

/** Hits of a kind; of those that come close, the questions that find them. */
export type Found = SearchGroup & { questions: string[] }
