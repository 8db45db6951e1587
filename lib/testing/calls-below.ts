import { routeNames } from './route-names'
import { type Method, routesOf } from './test-kit'

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

export type ApiCall = { method: Method; name: string }

/** Every call of the API below a folder, of files and of declarations: nobody has to remember to add a new one. */
export async function callsBelow(folder: string): Promise<ApiCall[]> {
  const calls: ApiCall[] = []
  for (const name of await routeNames()) {
    if (name !== folder && !name.startsWith(`${folder}/`)) continue
    const routes = await routesOf(name)
    for (const method of METHODS) if (routes[method]) calls.push({ method, name })
  }
  return calls
}
