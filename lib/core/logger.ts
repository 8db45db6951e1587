import pino from 'pino'
import { env } from './env'
import { HOST } from './process-name'
import { textWithoutSecrets, withoutSecrets } from './secret-paths'
import { sourceStack } from './stack'
import { currentTraceId } from './trace'
import { VERSION } from './version'
import { currentWork } from './work'

/** Keys whose values never reach a log line, wherever they stand. */
const SECRET_KEYS = ['password', 'token', 'access', 'refresh', 'secret', 'authorization', 'cookie', 'otp']

/** An error as pino serialises it, with positions in our sources instead of those in the bundles, and no secret in its words. */
function serializeError(error: Error): unknown {
  const serialized = pino.stdSerializers.err(error)
  if (!serialized?.stack) return serialized
  const { message, stack } = serialized
  return {
    ...serialized,
    message: textWithoutSecrets(message),
    stack: textWithoutSecrets(sourceStack(stack)),
  }
}

const address = (value: unknown): unknown => (typeof value === 'string' ? withoutSecrets(value) : value)

/** What a line belongs to; what it says itself counts. */
function context(): object {
  const traceId = currentTraceId()
  return { ...currentWork(), ...(traceId && { traceId }) }
}

let instance: pino.Logger | undefined

/** Structured logs on standard output, one JSON object a line. */
export function logger(): pino.Logger {
  instance ??= pino({
    level: env().LOG_LEVEL,
    base: { host: HOST, pid: process.pid, role: env().APP_ROLE, version: VERSION },
    mixin: context,
    // Whatever writes the address of a call, no line has a secret of it.
    serializers: { err: serializeError, path: address, url: address, href: address },
    redact: {
      paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `req.headers.${key}`]),
      censor: '[omesso]',
    },
  })
  return instance
}
