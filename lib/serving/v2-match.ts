type Context = { params: Promise<Record<string, string | string[]>> }
export type RouteHandler = (request: Request, context: Context) => Promise<Response>
/** What a route file exports, by method. */
export type Handlers = Partial<Record<string, RouteHandler>>

/** Next alone can forget what it has cached. */
export const OF_NEXT: readonly string[] = ['/v2/internal/revalidate']

type Load = () => Promise<Handlers>
type Segment = { fixed?: string; name: string; rest: boolean }
type Pattern = { segments: Segment[]; load: Load }
export type Match = { load: Load; params: Record<string, string | string[]> }

function segmentOf(text: string): Segment {
  const [, rest, name] = /^\{(\.{3})?(\w+)\}$/.exec(text) ?? []
  return name ? { name, rest: rest !== undefined } : { fixed: text, name: '', rest: false }
}

/** A fixed name before a parameter, a parameter before the rest of an address: what Next does. */
const rank = ({ segments }: Pattern) =>
  segments.map(({ fixed, rest }) => (fixed !== undefined ? 0 : rest ? 2 : 1)).join('')

const partsOf = (path: string) => path.replace(/^\/+|\/+$/g, '').split('/')

/** What the patterns of one resource have alike, and those of another have not: the word after "v2". */
const FAMILY = 1

/**
 * Finds the handlers of an address; addresses without parameters without looking at any pattern, others without looking at
 * those of other resources.
 */
export function matcher(routes: Record<string, Load>): (path: string) => Match | null {
  const fixed = new Map<string, Load>()
  const families = new Map<string, Pattern[]>()
  const patterns: Pattern[] = []
  for (const [address, load] of Object.entries(routes)) {
    if (address.includes('{')) patterns.push({ segments: partsOf(address).map(segmentOf), load })
    else fixed.set(address, load)
  }
  patterns.sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
  // A fixed word goes before a parameter: those of the family come first as they did among all.
  const ofAny = patterns.filter(({ segments }) => segments[FAMILY]?.fixed === undefined)
  for (const pattern of patterns) {
    const family = pattern.segments[FAMILY]?.fixed
    if (family !== undefined) families.set(family, [...(families.get(family) ?? []), pattern])
  }
  for (const [family, own] of families) families.set(family, [...own, ...ofAny])
  return (path) => {
    const bare = path.endsWith('/') ? path.replace(/\/+$/, '') : path
    const known = fixed.get(bare)
    if (known) return { load: known, params: {} }
    const parts = partsOf(bare)
    for (const { segments, load } of families.get(parts[FAMILY] ?? '') ?? ofAny) {
      const params = paramsOf(segments, parts)
      if (params) return { load, params }
    }
    return null
  }
}

function paramsOf(segments: Segment[], parts: string[]): Match['params'] | null {
  const last = segments.at(-1)
  if (last?.rest ? parts.length < segments.length : parts.length !== segments.length) return null
  const params: Match['params'] = {}
  for (const [at, { fixed, name, rest }] of segments.entries()) {
    const part = parts[at] ?? ''
    if (fixed !== undefined) {
      if (fixed !== part) return null
    } else if (rest) params[name] = parts.slice(at).map(decodeURIComponent)
    else params[name] = decodeURIComponent(part)
  }
  return params
}
