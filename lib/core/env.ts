import { z } from 'zod'
import { isTilesUrl } from './map-tiles'

const bool = z
  .enum(['true', 'false', '1', '0'])
  .default('false')
  .transform((value) => value === 'true' || value === '1')

/** Every variable the product reads; `.env.example` explains each one. */
const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATABASE_URL: z.url('deve essere un indirizzo postgresql://'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  SITE_URL: z.url('deve essere un indirizzo http(s)://').default('http://localhost:8000'),
  PORT: z.coerce.number().int().min(0).max(65535).default(8000),
  HOST: z.string().default('0.0.0.0'),
  AUTH_SECRET: z.string().min(32, 'deve avere almeno 32 caratteri casuali'),
  INTERNAL_TOKEN: z.string().min(32, 'deve avere almeno 32 caratteri casuali'),
  METRICS_TOKEN: z.string().optional(),
  S3_ENDPOINT: z.url('deve essere un indirizzo http(s)://'),
  S3_REGION: z.string().default('eu-south-1'),
  S3_BUCKET: z.string().default('chiaravia'),
  S3_ACCESS_KEY: z.string().min(1, 'manca'),
  S3_SECRET_KEY: z.string().min(1, 'manca'),
  STORAGE_WAITING_MB: z.coerce.number().int().min(0).default(2_048),
  SMTP_URL: z.url('deve essere un indirizzo smtp:// o smtps://'),
  MAIL_FROM: z.string().default('Chiaravia <noreply@chiaravia.example>'),
  MAILBOX_DIR: z.string().optional(),
  DEMO: bool,
  DEMO_PASSWORD: z.string().min(8).default('Demo-2026-credito'),
  RATES_URL: z.url('deve essere un indirizzo http(s)://').optional(),
  MAP_TILES_URL: z.string().refine(isTilesUrl, 'deve essere https://… con {z}, {x} e {y}').optional(),
  MAP_TILES_ATTRIBUTION: z.string().trim().min(1).optional(),
  MAP_TILES_MAX_ZOOM: z.coerce.number().int().min(6).max(22).default(18),
  WORKER: z.enum(['inline', 'off']).default('inline'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

// No map may be shown without saying whose it is.
const schema = variables.refine((given) => !given.MAP_TILES_URL || given.MAP_TILES_ATTRIBUTION, {
  path: ['MAP_TILES_ATTRIBUTION'],
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
