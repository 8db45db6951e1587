import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'
import { pageLimit } from '@/lib/italian/figure-in-query'

/** The states of a job of the queue, with the word that people read. */
export const QUEUE_STATES = {
  ready: 'Pronti',
  running: 'In corso',
  scheduled: 'Programmati',
  failing: 'Da riprovare',
  dead: 'Non riusciti',
} as const
export type QueueState = keyof typeof QUEUE_STATES
const STATES = keysOf(QUEUE_STATES)

export const jobsQuery = z.strictObject({
  state: z.enum(STATES, 'Questo stato non esiste.').optional(),
  limit: pageLimit(50),
})

/** Of a job of the queue; whatever is no number is no job. */
export const queueParams = z.object({ id: z.string().regex(/^\d{1,18}$/) })
export const taskParams = z.object({ name: z.string() })

export const queueJobSchema = z.object({
  _id: z.string(),
  task: z.string(),
  state: z.enum(STATES),
  attempts: z.int(),
  maxAttempts: z.int(),
  runAt: z.string(),
  createdAt: z.string(),
  /** In plain words, without addresses, queries or paths. */
  error: z.string(),
})
export type QueueJob = z.infer<typeof queueJobSchema>
export const queueReply = z.object({ items: z.array(queueJobSchema) })

const count = z.int()
const states = z.object({ ready: count, running: count, scheduled: count, failing: count, dead: count })

export const CLOCK_STATES = {
  never: 'mai eseguita',
  running: 'in corso',
  ok: 'in orario',
  late: 'in ritardo',
  failed: 'non riuscita',
} as const
export type ClockState = keyof typeof CLOCK_STATES

/** Reply of GET /v2/system/info. A part of which nothing can be learnt now is null. */
export const infoSchema = z.object({
  at: z.string(),
  /** What is wrong and what to do about it; empty when everything is in order. */
  problems: z.array(z.object({ what: z.string(), todo: z.string() })),
  build: z.object({
    version: z.string().nullable(),
    id: z.string().nullable(),
    /** Of the sources, where their history is there. */
    commit: z.string().nullable(),
    node: z.string(),
    startedAt: z.string(),
    uptimeSeconds: count,
  }),
  process: z.object({
    rssBytes: count,
    heapBytes: count,
    /** Of one core, on average since the start. */
    cpuPercent: z.number(),
    eventLoopP99Ms: z.number().nullable(),
    threads: count.nullable(),
    sockets: count.nullable(),
    /** Connections to PostgreSQL of all threads together; `waiting`: who waits for one now. */
    pool: z.object({ busy: count, idle: count, limit: count, waiting: count }),
  }),
  http: z
    .object({
      requests: count,
      fromCache: count,
      /** Per cent of the requests answered from memory. */
      hitShare: z.number(),
      errors: count,
      pages: count,
    })
    .nullable(),
  database: z
    .object({
      version: z.string(),
      bytes: count,
      connections: count,
      maxConnections: count,
      longestSeconds: z.number(),
      waitingForLocks: count,
      tables: z.array(z.object({ name: z.string(), bytes: count, rows: count, dead: count })),
    })
    .nullable(),
  /** Null where PostgreSQL does not count statements. */
  statements: z
    .array(
      z.object({
        operation: z.string(),
        calls: count,
        totalMs: count,
        meanMs: z.number(),
        rows: count,
      }),
    )
    .nullable(),
  queue: z
    .object({
      ...states.shape,
      oldestSeconds: z.number(),
      tasks: z.array(states.extend({ task: z.string(), oldestSeconds: z.number() })),
    })
    .nullable(),
  clock: z
    .array(
      z.object({
        task: z.string(),
        everyMinutes: count,
        state: z.enum(keysOf(CLOCK_STATES)),
        startedAt: z.string().nullable(),
        durationMs: count.nullable(),
        error: z.string(),
      }),
    )
    .nullable(),
  /** What waits to be added to the sums of the reports; the age is the most that it can be, null where no pass is known. */
  cubes: z
    .array(z.object({ name: z.string(), rows: count, oldestSeconds: z.number().nullable() }))
    .nullable(),
  /** Calls that are counted against a limit now: how many callers, and the most of one of them. */
  limits: z.array(z.object({ name: z.string(), callers: count, most: count })).nullable(),
  /** The last complete backup, if one is known, and after how many hours it is too old. */
  backup: z
    .object({
      endedAt: z.string().nullable(),
      host: z.string(),
      folder: z.string(),
      limitHours: count,
      /** None, or an old one, where the data are not demo data. */
      late: z.boolean(),
    })
    .nullable(),
  /** How it is served: `secure` over https, `local` on this machine only, `demo` with invented data and known passwords. */
  serving: z.object({ secure: z.boolean(), local: z.boolean(), demo: z.boolean() }),
  mail: z.object({
    reachable: z.boolean(),
    waiting: count.nullable(),
    failing: count.nullable(),
    lastError: z.string(),
    lastSentAt: z.string().nullable(),
  }),
  store: z.object({ reachable: z.boolean(), error: z.string(), waitingBytes: count.nullable() }),
  /** What a CDN in front has not been told yet to forget; null where none is told anything. */
  cdn: z.object({ waiting: count, oldestSeconds: z.number(), error: z.string() }).nullable(),
  disk: z.object({ totalBytes: count, freeBytes: count }).nullable(),
})
export type SystemInfo = z.infer<typeof infoSchema>

/** The tags of the site's pages, with what people call what they show. */
export const PAGINE = {
  pages: 'Pagine',
  news: 'News',
  faqs: 'FAQ',
  agents: 'Agenti',
  agencies: 'Agenzie',
  informazioni: 'Informazioni generali',
  offers: 'Offerte e listini',
  rates: 'Tassi',
  settings: 'Dati della società',
} as const
export type PageTag = keyof typeof PAGINE
export const PAGE_TAGS = keysOf(PAGINE)

/** Body of POST /v2/system/pages/drop: the pages that show these, or all of them. */
export const dropBody = z.strictObject({
  tags: z.array(z.enum(PAGE_TAGS, 'Scegli dall’elenco.')).max(PAGE_TAGS.length).default([]),
})

export const checkReply = z.object({ jobId: z.string() })

export const diagnosticsReply = z.object({
  info: infoSchema,
  jobs: z.array(queueJobSchema),
  migrations: z.array(z.object({ name: z.string(), at: z.string() })),
  /** Which settings differ from their initial value: never what they say. */
  settings: z.array(z.string()),
})
export type Diagnostics = z.infer<typeof diagnosticsReply>
