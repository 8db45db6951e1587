import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type Method, routesOf } from './test-kit'

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

export type ApiCall = { method: Method; name: string }

/** Every call of the API below a folder, as it stands on the disk: nobody has to remember to add a new one. */
export async function callsBelow(folder: string): Promise<ApiCall[]> {
  const files = readdirSync(path.join('app/v2', folder), { recursive: true, encoding: 'utf8' })
  const names = files
    .filter((file) => path.basename(file) === 'route.ts')
    .map((file) => path.join(folder, path.dirname(file)))
    .sort()
  const calls: ApiCall[] = []
  for (const name of names) {
    const routes = await routesOf(name)
    for (const method of METHODS) if (routes[method]) calls.push({ method, name })
  }
  return calls
}
