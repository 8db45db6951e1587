import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { AppError } from '@/lib/core/errors'
import type { Document } from './types'

/**
 * The document as the start, a test run or `npm run openapi` has made it from the routes and their schemas. It is read when somebody
 * asks, and not kept: its reply is, packed.
 *
 * @throws 503 while the first start of these sources is still making it
 */
export function documentText(): string {
  try {
    return readFileSync(path.join(process.cwd(), 'lib', 'openapi', 'generated', 'openapi.json'), 'utf8')
  } catch (cause) {
    throw new AppError('unavailable', 'Il documento si sta scrivendo: riprova fra un minuto.', {
      retryAfter: 30,
      cause,
    })
  }
}

export const document = (): Document => JSON.parse(documentText()) as Document
