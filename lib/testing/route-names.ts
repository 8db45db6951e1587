import { readdirSync } from 'node:fs'
import path from 'node:path'
import { DECLARED_ROUTES } from '@/lib/registry/declared-routes'

const ROOT = 'app/v2'

/** Every address of the API as a folder of `app/v2` would be called: of a file, or of a declaration that needs none. */
export async function routeNames(): Promise<string[]> {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts')
    .map((file) => path.dirname(file))
  const declared = await Promise.all(
    Object.entries(DECLARED_ROUTES).map(async ([name, load]) =>
      Object.keys(await load()).map((folder) => path.join(name, folder)),
    ),
  )
  return [...new Set([...files, ...declared.flat()])].sort()
}
