import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Document } from './types'

let text: string | undefined

/** The document as the build, a test run or `npm run openapi` has made it from the routes and their schemas. */
export function documentText(): string {
  text ??= readFileSync(path.join(process.cwd(), 'lib', 'openapi', 'generated', 'openapi.json'), 'utf8')
  return text
}

export const document = (): Document => JSON.parse(documentText()) as Document
