import { readFileSync } from 'node:fs'
import path from 'node:path'

const DOCUMENT = path.join('lib', 'openapi', 'generated', 'openapi.json')

/** Every address of the API, as the document that the build has made says it: "/v2/news/{id}". */
export const apiAddresses = (): string[] =>
  Object.keys((JSON.parse(readFileSync(DOCUMENT, 'utf8')) as { paths: Record<string, unknown> }).paths)
