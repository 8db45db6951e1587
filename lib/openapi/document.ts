import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Document } from './types'

/**
 * The document as the build, a test run or `npm run openapi` has made it from the routes and their schemas. It is read when somebody
 * asks, and not kept: its reply is, packed.
 */
export const documentText = (): string =>
  readFileSync(path.join(process.cwd(), 'lib', 'openapi', 'generated', 'openapi.json'), 'utf8')

export const document = (): Document => JSON.parse(documentText()) as Document
