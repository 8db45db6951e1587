import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { UNTOLD_SECONDS } from './cdn'
import { isTilesUrl } from './map-tiles'
import { numberText } from './number-text'
import { OUR_NETWORKS, proxiesOf } from './proxies'

// What the AWS SDK says of its later versions concerns whoever updates the packages, not whoever starts the product.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'

const bool = z
  .enum(['true', 'false', '1', '0'], 'deve essere true o false')
  .default('false')
  .transform((value) => value === 'true' || value === '1')

const whole = (min: number, max = Number.MAX_SAFE_INTEGER) => {
  const limits = max === Number.MAX_SAFE_INTEGER ? `da ${min} in su` : `da ${min} a ${numberText(max)}`
  const error = `deve essere un numero intero ${limits}`
  return z.coerce.number(error).int(error).min(min, error).max(max, error)
}

const address = (protocol: RegExp, kind: string) =>
  z.url({ protocol, error: `deve essere un indirizzo ${kind}` })
const web = address(/^https?$/, 'http(s)://')

/** Addresses are put behind it: "https://www.example.it/" and "https://www.example.it" are the same site. */
const site = web.transform((url) => url.replace(/\/+$/, ''))

const oneOf = <const T extends [string, ...string[]]>(values: T) =>
  z.enum(values, `deve essere uno fra ${values.join(', ')}`)

const proxies = z
  .string()
  .default(OUR_NETWORKS)
  .transform((text, context) => {
    try {
      return proxiesOf(text)
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message })
      return z.NEVER
    }
  })

const MAX_THREADS = 8
/** Connections of a thread where nobody has said how many there may be in all. */
const CONNECTIONS_PER_THREAD = 4
const MIN_CONNECTIONS = 10

/** One core for the thread that listens, one for each that makes pages; with two cores one, as with a single one. */
const threadsOfCores = () => Math.min(MAX_THREADS, Math.max(1, availableParallelism() - 1))

/** Every variable the product reads; `.env.example` explains each one. */
/** The sender of the example: no mail server sends for it. */
export const NOBODYS_SENDER = 'Chiaravia <noreply@chiaravia.example>'
const isSender = (text: string) => /^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text.trim())

const variables = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgresql://'),
  // Past the pooler, where DATABASE_URL leads to one: see directUrl().
  DATABASE_DIRECT_URL: address(/^postgres(ql)?$/, 'postgresql://').optional(),
  // A hot standby of it, for lists, reports, exports and searches: see replica.ts.
  DATABASE_REPLICA_URL: address(/^postgres(ql)?$/, 'postgresql://').optional(),
  DATABASE_POOL: whole(1, 200).optional(),
  FANOUT_URL: address(/^(nats|tls)$/, 'nats:// o tls://').optional(),
  SITE_URL: site.default('http://localhost:8000'),
  PORT: whole(0, 65_535).default(8000),
  HOST: z.string().default('0.0.0.0'),
  TRUSTED_PROXIES: proxies,
  AUTH_SECRET: z.string().min(32, 'deve avere almeno 32 caratteri casuali'),
  INTERNAL_TOKEN: z.string().min(32, 'deve avere almeno 32 caratteri casuali'),
  METRICS_TOKEN: z.string().optional(),
  S3_ENDPOINT: web,
  S3_REGION: z.string().default('eu-south-1'),
  S3_BUCKET: z.string().default('chiaravia'),
  S3_ADDRESSING: oneOf(['path', 'host']).default('path'),
  // Both or neither: without them the AWS chain finds the keys (variables AWS_*, profile, role of the machine).
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  STORAGE_WAITING_MB: whole(0).default(2_048),
  SMTP_URL: address(/^smtps?$/, 'smtp:// o smtps://'),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'deve essere un indirizzo, con o senza nome: Società <noreply@societa.it>')
    .default(NOBODYS_SENDER),
  MAILBOX_DIR: z.string().optional(),
  DEMO: bool,
  DEMO_PASSWORD: z.string().min(8, 'deve avere almeno 8 caratteri').default('Demo-2026-credito'),
  RATES_URL: web.optional(),
  EGG_SOURCE: z
    .string()
    .refine(
      (text) => /^https?:\/\/\S+$|^\//.test(text),
      'deve essere un indirizzo http(s):// o una cartella, da / in poi',
    )
    .optional(),
  EGG_TOKEN: z.string().optional(),
  LUCCACASE_SECRET: z.string().min(32, 'deve avere almeno 32 caratteri casuali').optional(),
  LUCCACASE_SECRET_OLD: z.string().min(32, 'deve avere almeno 32 caratteri casuali').optional(),
  MAP_TILES_URL: z.string().refine(isTilesUrl, 'deve essere https://… con {z}, {x} e {y}').optional(),
  MAP_TILES_ATTRIBUTION: z.string().trim().min(1).optional(),
  MAP_TILES_MAX_ZOOM: whole(6, 22).default(18),
  WORKER: oneOf(['inline', 'off']).default('inline'),
  WORKER_METRICS_PORT: whole(1, 65_535).optional(),
  WORKER_METRICS_HOST: z.string().default('127.0.0.1'),
  BACKUP_HOURS: whole(1, 24 * 366).default(26),
  SITE_THREADS: whole(1, MAX_THREADS).optional(),
  // The number of this one where there are several: see threadEnv().
  SITE_THREAD: whole(1, MAX_THREADS).optional(),
  // What this process or thread does, as logs and connections name it: see roleEnv().
  APP_ROLE: z.string().default('command'),
  CDN_SECONDS: whole(1, 86_400).optional(),
  CDN_KEY_HEADER: oneOf(['Surrogate-Key', 'Cache-Tag']).default('Surrogate-Key'),
  CDN_PURGE_URL: web.optional(),
  CDN_PURGE_METHOD: z
    .string()
    .regex(/^[A-Z]{3,12}$/, 'deve essere un metodo HTTP in maiuscolo, per esempio POST, PURGE o BAN')
    .default('POST'),
  CDN_PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'può avere solo lettere, cifre e segni, senza spazi')
    .optional(),
  CDN_PURGE_TOKEN_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'deve essere il nome di un’intestazione HTTP')
    .default('Authorization'),
  // Where servers of one build share the public pages that they make: see shared-pages.ts.
  PAGES_BUCKET: z.string().optional(),
  AREA_PAGES: oneOf(['kept', 'rendered']).default('kept'),
  // Whether traces are made; the others of OpenTelemetry are read by its own packages: see start-tracing.ts.
  OTEL_EXPORTER_OTLP_ENDPOINT: web.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: web.optional(),
  OTEL_TRACES_EXPORTER: z.string().optional(),
  OTEL_SDK_DISABLED: z.string().optional(),
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

const schema = variables
  .refine(({ CDN_PURGE_URL, CDN_SECONDS = 0 }) => CDN_PURGE_URL || CDN_SECONDS <= UNTOLD_SECONDS, {
    path: ['CDN_SECONDS'],
    message: `senza CDN_PURGE_URL non può superare ${UNTOLD_SECONDS}, perché nessuno direbbe alla CDN che cosa è cambiato`,
  })
  // Map tiles must not be shown without their attribution.
  .refine((given) => !given.MAP_TILES_URL || given.MAP_TILES_ATTRIBUTION, { path: ['MAP_TILES_ATTRIBUTION'] })
  .transform((given, context) => {
    const { SITE_THREADS, DATABASE_POOL } = given
    if (SITE_THREADS && DATABASE_POOL && SITE_THREADS > DATABASE_POOL) {
      const message = 'non può superare DATABASE_POOL, perché ogni thread usa almeno una connessione'
      context.addIssue({ code: 'custom', path: ['SITE_THREADS'], message })
    }
    const threads = SITE_THREADS ?? Math.min(threadsOfCores(), DATABASE_POOL ?? MAX_THREADS)
    const connections = Math.max(MIN_CONNECTIONS, threads * CONNECTIONS_PER_THREAD)
    if (!given.S3_ACCESS_KEY !== !given.S3_SECRET_KEY) {
      const missing = given.S3_ACCESS_KEY ? 'S3_SECRET_KEY' : 'S3_ACCESS_KEY'
      context.addIssue({ code: 'custom', path: [missing], message: 'manca' })
    }
    return { ...given, SITE_THREADS: threads, DATABASE_POOL: DATABASE_POOL ?? connections }
  })

export type Env = z.infer<typeof schema>

/** Reads and checks the environment; on a missing or wrong variable throws one sentence per variable. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0])
    return given[name] === undefined
      ? `La variabile ${name} manca: vedi .env.example.`
      : `La variabile ${name} non è valida: ${issue.message}.`
  })
  throw new EnvError(lines.join('\n'))
}

/** Thrown before anything starts; its message is meant for the operator, not a stack trace. */
export class EnvError extends Error {
  override name = 'EnvError'
}

let cached: Env | undefined

/** The checked environment, read once at first use (never at import, so that a build needs no secrets). */
export function env(): Env {
  cached ??= readEnv()
  return cached
}

/**
 * The environment of one of the threads that make pages: its number, from 1, and its share of the connections, which
 * together are as many as the server may have.
 */
export function threadEnv(number: number, { SITE_THREADS, DATABASE_POOL }: Env): Record<string, string> {
  const given = process.env as Record<string, string>
  const share = Math.floor(DATABASE_POOL / SITE_THREADS) + (number <= DATABASE_POOL % SITE_THREADS ? 1 : 0)
  const own = { ...given, SITE_THREADS: '1', DATABASE_POOL: String(share), ...ofRole(`site-${number}`) }
  return SITE_THREADS > 1 ? { ...own, SITE_THREAD: String(number) } : own
}

/**
 * Where a connection stays the same one for as long as it is held: to listen, to hold a lock, to migrate, to copy. DATABASE_URL itself
 * unless that leads to a pooler.
 */
export const directUrl = ({ DATABASE_URL, DATABASE_DIRECT_URL }: Env): string =>
  DATABASE_DIRECT_URL ?? DATABASE_URL

/** Whether DATABASE_URL leads to a pooler, which lends a connection for one transaction. */
export const isPooled = ({ DATABASE_URL, DATABASE_DIRECT_URL }: Env): boolean =>
  DATABASE_DIRECT_URL !== undefined && DATABASE_DIRECT_URL !== DATABASE_URL

/** What this process or thread does, also where the rest of the environment is not known yet: a command that migrates, say. */
export const ownRole = (): string => process.env.APP_ROLE || 'command'

/** Whether pages are being made for a build. */
export const isBuild = (): boolean => process.env.NEXT_PHASE === 'phase-production-build'

const ofRole = (role: string) => ({ APP_ROLE: role })

/** The environment of a thread that does something else: the jobs, the exports. */
export const roleEnv = (role: string): Record<string, string> => ({
  ...(process.env as Record<string, string>),
  ...ofRole(role),
})
