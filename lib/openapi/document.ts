import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Document } from './types'

let text: string | undefined

/** The document as `npm run openapi` wrote it, beside this file; a test says when that is due again. */
export function documentText(): string {
  text ??= readFileSync(path.join(process.cwd(), 'lib', 'openapi', 'openapi.data.json'), 'utf8')
  return text
}

export const document = (): Document => JSON.parse(documentText()) as Document
