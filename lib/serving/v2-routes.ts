import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type Handlers, OF_NEXT } from './v2-handlers'

const ROOT = path.join(process.cwd(), 'app', 'v2')

/** The address that a folder of `app/v2` answers at, as the API's document writes it: "/v2/news/{id}". */
export const addressOf = (folder: string): string =>
  `/v2${folder ? `/${folder.split(path.sep).join('/')}` : ''}`.replace(/\[(\.{3})?(\w+)\]/g, '{$1$2}')

/** Every route file below `app/v2` by its address, with the file that has it. */
export function routeFiles(): [address: string, file: string][] {
  return readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'route.ts')
    .map((name): [string, string] => [
      addressOf(path.dirname(name).replace(/^\.$/, '')),
      path.join(ROOT, name),
    ])
    .filter(([address]) => !OF_NEXT.includes(address))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/**
 * The handlers of /v2, each loaded when it is first asked for. The build replaces this file by a table of the same
 * shape, in which the routes are part of the server's bundle.
 */
export const ROUTES: Record<string, () => Promise<Handlers>> = Object.fromEntries(
  routeFiles().map(([address, file]) => [address, () => import(file) as Promise<Handlers>]),
)
