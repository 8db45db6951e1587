import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What package.json says: everything is started from the root, an image's too. */
function read(): string {
  const text = readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/** The release that runs, as its logs, figures and health call it. */
export const VERSION = read()
