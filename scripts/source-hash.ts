import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './migrations/files'

/** Tests change nothing that is built; what is generated follows from the rest. */
const PASSED_OVER = /\.test\.tsx?$|^generated$/

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !PASSED_OVER.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const at = path.join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(at) : [at]
    })
}

/** Of the contents of files and folders of the project, not of their dates: a fresh checkout has the same one. */
export function sourceHash(places: readonly string[]): string {
  const hash = createHash('sha256')
  const files = places
    .map((place) => path.join(ROOT, place))
    .filter((place) => existsSync(place))
    .flatMap((place) => (statSync(place).isDirectory() ? filesBelow(place) : [place]))
  for (const file of files) hash.update(path.relative(ROOT, file)).update(readFileSync(file))
  return hash.digest('hex')
}

/** Whether `stamp` says that this very state of the sources has been dealt with. */
export const isStamped = (stamp: string, hash: string): boolean =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
