import 'server-only'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { memoize } from './memoize'

type Asset = { body: Buffer<ArrayBuffer>; tag: string; type: string }

const SCRIPT = 'text/javascript; charset=utf-8'

const readAsset = memoize((name: string): Asset => {
  const font = name.endsWith('.woff')
  const file = font
    ? path.join(process.cwd(), 'app/fonts/source-serif-4-latin-600-normal.woff')
    : path.join(process.cwd(), 'lib/features/frames', name)
  const body = readFileSync(file)
  const tag = createHash('sha256').update(body).digest('hex').slice(0, 12)
  return { body, tag, type: font ? 'font/woff' : SCRIPT }
})

/** Address of a script that changes with it, so that browsers may keep it for a year. */
export const scriptHref = (name: string) => `/iframes/${name}?v=${readAsset(name).tag}`

/**
 * A file that the frames or their hosts load. `embed.js` is loaded by other sites under a fixed address: it
 * is asked for again after an hour.
 */
function serveAsset(name: string, request: Request): Response {
  const { body, tag, type } = readAsset(name)
  const headers = {
    etag: `"${tag}"`,
    'content-type': type,
    'cache-control': name === 'embed.js' ? 'public, max-age=3600' : 'public, max-age=31536000, immutable',
    // Partners' pages may ask for isolation: this is theirs to load.
    'cross-origin-resource-policy': 'cross-origin',
  }
  const fresh = request.headers.get('if-none-match')?.includes(tag)
  return fresh ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
}

const serving = (name: string) => async (request: Request) => serveAsset(name, request)

/** GET of one of them. */
export const assetRoute = (name: 'frame.js' | 'embed.js' | 'partner.js' | 'serif.woff') => ({
  GET: serving(name),
})
