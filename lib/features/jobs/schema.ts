import { z } from 'zod'
import { pageLimit } from '@/lib/italian/figure-in-query'

/** The states of long work, with the word that people read. */
export const JOB_STATES = {
  in_coda: 'In coda',
  in_corso: 'In corso',
  completato: 'Completato',
  annullato: 'Annullato',
  fallito: 'Non riuscito',
} as const
export type JobState = keyof typeof JOB_STATES
const STATES = Object.keys(JOB_STATES) as JobState[]

export const jobParams = z.object({ id: z.string() })

/** Query of GET /v2/jobs. */
export const jobsQuery = z.strictObject({
  kind: z.string().max(100).optional(),
  state: z.enum(STATES, 'Questo stato non esiste.').optional(),
  limit: pageLimit(20),
  cursor: z.string().max(500).optional(),
})

export const jobSchema = z.object({
  _id: z.string(),
  kind: z.string(),
  /** What its owner calls it; may be empty. */
  title: z.string(),
  state: z.enum(STATES),
  done: z.int(),
  /** 0 while nobody knows. */
  total: z.int(),
  /** Whether it has been asked to stop. */
  cancel: z.boolean(),
  result: z.unknown().optional(),
  error: z.string().optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type JobView = z.infer<typeof jobSchema>

export const jobsReply = z.object({ items: z.array(jobSchema), nextCursor: z.string().nullable() })
export type JobsReply = z.infer<typeof jobsReply>

export const isOpenJob = ({ state }: Pick<JobView, 'state'>) => state === 'in_coda' || state === 'in_corso'
