import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../migrations/files'

/** "admin/(console)/site/news/[id]/page.tsx" → "/admin/site/news/{}": names of parameters do not matter. */
function addressOf(file: string): string {
  const parts = path.dirname(file).split(path.sep)
  const kept = parts.filter((part) => part !== '.' && !/^\(.*\)$/.test(part))
  return `/${kept.join('/')}`.replace(/\[+(?:\.\.\.)?\w+\]+/g, '{}')
}

/** The address of every page.tsx under app/, a parameter as `{}`. */
export function pageAddresses(): string[] {
  const files = readdirSync(path.join(ROOT, 'app'), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => path.basename(file) === 'page.tsx').map(addressOf)
}

/** Whether an address is one of a pattern's; a fixed word is a page of its own, not a parameter's value. */
export function fits(pattern: string, address: string): boolean {
  const [want, have] = [pattern.split('/'), address.split('/')]
  return want.length === have.length && want.every((part, at) => part === '{}' || part === have[at])
}
