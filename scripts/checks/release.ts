import { readFileSync } from 'node:fs'
import path from 'node:path'
import { migrationNames, ROOT } from '../migrations/files'

/** Files that name the image of the release. */
const NAMING = [
  'ops/Dockerfile',
  'ops/compose.yaml',
  'ops/kubernetes/kustomization.yaml',
  'docs/operations.md',
]
const IMAGE = /(?:chiaravia:|newTag: )(\d+\.\d+\.\d+)/g
const HEADING = /^## (\d+\.\d+\.\d+) — (\d{4})-(\d{2})-(\d{2})$/m

export type Told = {
  /** Of package.json. */
  version: string
  changelog: string
  migrations: readonly string[]
  naming: Readonly<Record<string, string>>
}

/**
 * One sentence for each thing that does not say which release this is. A release that has migrations which it had not when it was told of
 * is two under one name: a server of the first refuses the database of the second, and there is no way back.
 */
export function releaseComplaints({ version, changelog, migrations, naming }: Told): string[] {
  const [, newest = '', ...day] = HEADING.exec(changelog) ?? []
  const complaints: string[] = []
  if (newest !== version)
    complaints.push(
      `CHANGELOG.md: la versione più recente è ${newest || 'nessuna'}, package.json dice ${version}`,
    )
  const later = migrations.filter((name) => name.slice(0, 8) > day.join(''))
  if (later.length > 0)
    complaints.push(
      `CHANGELOG.md: ${later.join(', ')} è di un giorno dopo la versione ${newest}: serve una versione nuova`,
    )
  for (const [file, text] of Object.entries(naming))
    for (const [named, other] of text.matchAll(IMAGE))
      if (other !== version) complaints.push(`${file}: «${named}», ma la versione è la ${version}`)
  return complaints
}

export function checkRelease(): string[] {
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
  return releaseComplaints({
    version: (JSON.parse(read('package.json')) as { version: string }).version,
    changelog: read('CHANGELOG.md'),
    migrations: migrationNames(),
    naming: Object.fromEntries(NAMING.map((file) => [file, read(file)])),
  })
}
