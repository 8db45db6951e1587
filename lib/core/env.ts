import { z } from 'zod'
import { isTilesUrl } from './map-tiles'

const bool = z
  .enum(['true', 'false', '1', '0'], 'deve essere true o false')
  .default('false')
  .transform((value) => value === 'true' || value === '1')

const whole = (min: number, max = Number.MAX_SAFE_INTEGER) => {
  const limits =
    max === Number.MAX_SAFE_INTEGER ? `da ${min} in su` : `da ${min} a ${max.toLocaleString('it-IT')}`
  const error = `deve essere un numero intero ${limits}`
  return z.coerce.number(error).int(error).min(min, error).max(max, error)
}

const address = (protocol: RegExp, kind: string) =>
  z.url({ protocol, error: `deve essere un indirizzo ${kind}` })
const web = address(/^https?$/, 'http(s)://')

const oneOf = <const T extends [string, ...string[]]>(values: T) =>
  z.enum(values, `deve essere uno fra ${values.join(', ')}`)

/** Every variable the product reads; `.env.example` explains each one. */
const variables = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgresql://'),
  DATABASE_POOL: whole(1, 200).default(10),
  SITE_URL: web.default('http://localhost:8000'),
  PORT: whole(0, 65_535).default(8000),
  HOST: z.string().default('0.0.0.0'),
  AUTH_SECRET: z.string().min(32, 'deve avere almeno 32 caratteri casuali'),
  INTERNAL_TOKEN: z.string().min(32, 'deve avere almeno 32 caratteri casuali'),
  METRICS_TOKEN: z.string().optional(),
  S3_ENDPOINT: web,
  S3_REGION: z.string().default('eu-south-1'),
  S3_BUCKET: z.string().default('chiaravia'),
  S3_ACCESS_KEY: z.string().min(1, 'manca'),
  S3_SECRET_KEY: z.string().min(1, 'manca'),
  STORAGE_WAITING_MB: whole(0).default(2_048),
  SMTP_URL: address(/^smtps?$/, 'smtp:// o smtps://'),
  MAIL_FROM: z.string().default('Chiaravia <noreply@chiaravia.example>'),
  MAILBOX_DIR: z.string().optional(),
  DEMO: bool,
  DEMO_PASSWORD: z.string().min(8, 'deve avere almeno 8 caratteri').default('Demo-2026-credito'),
  RATES_URL: web.optional(),
  MAP_TILES_URL: z.string().refine(isTilesUrl, 'deve essere https://… con {z}, {x} e {y}').optional(),
  MAP_TILES_ATTRIBUTION: z.string().trim().min(1).optional(),
  MAP_TILES_MAX_ZOOM: whole(6, 22).default(18),
  WORKER: oneOf(['inline', 'off']).default('inline'),
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

// Map tiles must not be shown without their attribution.
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
