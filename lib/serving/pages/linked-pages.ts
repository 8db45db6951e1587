import type { Ask } from './renderer'

const INDEX = '/sitemap.xml'
const LOCATION = /<loc>([^<]+)<\/loc>/g
/** More parts than this has no map of ours. */
const MAX_PARTS = 50

/** The pages that the site map names, as paths; null when it cannot be read just now. */
export async function mappedPages(ask: Ask): Promise<string[] | null> {
  try {
    const found = new Set<string>()
    for (const part of (await locations(ask, INDEX)).slice(0, MAX_PARTS)) {
      for (const path of await locations(ask, part)) found.add(path)
    }
    return [...found]
  } catch {
    return null
  }
}

async function locations(ask: Ask, target: string): Promise<string[]> {
  const { status, body } = await ask(target)
  if (status !== 200) throw new Error(`${target} answered ${status}`)
  return [...body.toString().matchAll(LOCATION)].flatMap(([, address = '']) =>
    URL.canParse(address) ? [new URL(address).pathname] : [],
  )
}
