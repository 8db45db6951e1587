import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { ROOT } from '../migrations/files'

type Recorded = { page: string; headers: string[]; body: string; distDir: string }

const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

/** The yardstick: the bytes of one page and the files that it loads, out of memory, and nothing else at all. */
process.once('message', ({ page, headers, body, distDir }: Recorded) => {
  const bytes = Buffer.from(body, 'base64')
  const files = new Map<string, Buffer>()
  const fileOf = (target: string): Buffer => {
    const known = files.get(target)
    if (known) return known
    const read = readFileSync(path.join(ROOT, distDir, path.normalize(target.replace('/_next/', ''))))
    files.set(target, read)
    return read
  }
  const server = createServer((request, response) => {
    const [target = '/'] = (request.url ?? '/').split('?', 1)
    if (target === page) {
      response.writeHead(200, headers)
      return void response.end(bytes)
    }
    if (!target.startsWith('/_next/static/')) return void response.writeHead(404).end()
    const type = TYPES[path.extname(target)] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' })
    response.end(fileOf(target))
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' ? address?.port : undefined)
  })
})
process.once('disconnect', () => process.exit())
