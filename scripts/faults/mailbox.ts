import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { addTo } from '@/lib/core/grouped'

/**
 * For each receiver, the ids of the messages that the mail server has taken, of those whose subject is asked for; the same
 * message twice is in it twice.
 */
export function mailsByReceiver(folder: string, asked = (_subject: string) => true): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.eml')) continue
    const [head = ''] = readFileSync(path.join(folder, name), 'utf8').split('\r\n\r\n')
    const lines = head.replace(/\r\n[ \t]+/g, ' ')
    if (!asked(/^Subject: (.*)$/im.exec(lines)?.[1] ?? '')) continue
    const to = /^To: .*?([^\s<>]+@[^\s<>]+)>?\s*$/im.exec(lines)?.[1] ?? ''
    const id = /^Message-ID: (\S+)/im.exec(lines)?.[1] ?? ''
    addTo(found, to, id)
  }
  return found
}

/** The longest time between two messages that the mail server has taken, in seconds. */
export function longestPause(folder: string): number {
  const times = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => statSync(path.join(folder, name)).mtimeMs)
    .toSorted((a, b) => a - b)
  return Math.max(0, ...times.slice(1).map((time, at) => time - (times[at] ?? time))) / 1_000
}

/** The links of the messages that an address has got which lead below a path of the site. */
export async function linksFor(folder: string, address: string, below: string): Promise<string[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(
    names.map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))),
  )
  return mails
    .filter(({ to }) => to?.some((receiver) => receiver.address === address))
    .flatMap(({ text = '' }) => text.match(/https?:\/\/[^\s)>\]]+/g) ?? [])
    .filter((link) => new URL(link).pathname.startsWith(below))
}
