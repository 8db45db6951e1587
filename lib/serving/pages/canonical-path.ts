import { FRAMES } from '@/lib/words/frame-addresses'
import { families, wholePages } from '@/lib/words/public-pages'

/** Addresses whose capitals matter, as the specification writes them. */
const FIXED = [
  ...wholePages(),
  '/admin',
  '/agents',
  '/area-clienti',
  '/admin/login',
  '/agents/login',
  '/area-clienti/login',
  '/area-clienti/register',
  '/iframes/calcolatori/mutui',
  '/iframes/calcolatori/prestiti',
  ...FRAMES,
]

/** Families whose addresses go on with a slug, a number or an id, all of them small letters; and the short links of flyers. */
const FAMILIES = [...families(), '/v/']
/** The areas: what follows has capitals that matter (leadRequests), and ids. */
const AREA = /^\/(?:admin|agents|area-clienti)(?=\/)/i
const CAMPAIGN = /^\/[a-z]+_a_noi\/(?:adw|dspl|fb)$/

/** Frames may be asked for with whatever their partner's page writes. */
const AS_WRITTEN = /^\/(?:admin|agents|area-clienti|iframes)(?:\/|$)/i
/** A path in which every character stands for itself. */
const PLAIN = /^[\w.!~*'()/-]*$/

/** The API and Next's own files answer at the letter; a slash at their end has its own rules. */
const OTHERS = /^\/(?:v2|_next|api|ws)(?:\/|$)/

const fixed = new Map(FIXED.map((path) => [path.toLowerCase(), path]))

/** Where a path should have been asked for: without a slash at the end, with the right capitals; null when it is right. */
export function canonicalPath(path: string): string | null {
  if (path === '/' || OTHERS.test(path)) return null
  const bare = path.replace(/\/+$/, '') || '/'
  const wanted = AS_WRITTEN.test(bare) ? spelling(bare) : written(spelling(written(bare)))
  // "//elsewhere.example" would leave the site, and so would "/\elsewhere.example".
  return wanted === path || /^\/[\\/]/.test(wanted) ? null : wanted
}

/**
 * The one way in which a public address is written: each of its parts as `encodeURIComponent` writes it. Otherwise
 * every letter of a page's address could be spelled in two ways, and each spelling be kept as a page of its own.
 */
function written(path: string): string {
  if (PLAIN.test(path)) return path
  // What browsers send is ASCII; anything else are the bytes of its UTF-8.
  const escaped = path.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`)
  try {
    return escaped
      .split('/')
      .map((part) => encodeURIComponent(decodeURIComponent(part)))
      .join('/')
  } catch {
    // Nobody's address: it ends as any unknown one does.
    return path
  }
}

function spelling(path: string): string {
  const lower = path.toLowerCase()
  const known = fixed.get(lower)
  if (known) return known
  const family = FAMILIES.find((prefix) => lower.startsWith(prefix.toLowerCase()))
  if (family) return family + lower.slice(family.length)
  if (CAMPAIGN.test(lower)) return lower
  return path.replace(AREA, (area) => area.toLowerCase())
}
