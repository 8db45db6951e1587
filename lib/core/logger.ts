import pino from 'pino'
import { env } from './env'

/** Keys whose values never reach a log line, wherever they stand. */
const SECRET_KEYS = ['password', 'token', 'access', 'refresh', 'secret', 'authorization', 'cookie', 'otp']

let instance: pino.Logger | undefined

/** Structured logs on standard output, one JSON object a line. */
export function logger(): pino.Logger {
  instance ??= pino({
    level: env().LOG_LEVEL,
    base: undefined,
    redact: {
      paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `req.headers.${key}`]),
      censor: '[omesso]',
    },
  })
  return instance
}
