import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from '@/lib/core/etag'
import { STATIC, STATIC_FOLDER } from '@/lib/core/next-internals'
import { type Copy, copyOf } from '@/lib/http/copies'

/** In the folder of the build: there when every file has been packed. */
export const PACKED = 'packed'

const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** Their names change with their content. */
const CACHING = ['Cache-Control', 'public, max-age=31536000, immutable', 'Vary', 'Accept-Encoding']

/** The scripts and styles below a folder, as paths relative to it. */
export function packableFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => path.extname(name) in TYPES,
  )
}

/**
 * The scripts and styles that the build has packed as tightly as brotli can (a megabyte in all), by their address.
 * Next would pack them again for every visitor, with gzip.
 */
export function packedFiles(distDir: string, security: readonly string[]): Map<string, Copy> {
  const folder = path.join(distDir, STATIC_FOLDER)
  const files = packableFiles(folder).filter((name) => existsSync(path.join(folder, `${name}.br`)))
  const shared = [...security, ...CACHING]
  return new Map(
    files.map((name) => {
      const body = readFileSync(path.join(folder, `${name}.br`))
      const address = STATIC + name.split(path.sep).join('/')
      const about = ['Content-Type', TYPES[path.extname(name)] ?? '']
      return [address, copyOf({ body, encoding: 'br', hash: hashOf(body), shared, about })]
    }),
  )
}

/** How often somebody who asks for a file makes us look whether they have been packed meanwhile. */
const LOOK_MS = 5_000

/** Finds a packed file by its address. The first start of a build packs them when it serves already. */
export function packedFinder(distDir: string, security: readonly string[], now = Date.now) {
  let lookedAt = Number.NEGATIVE_INFINITY
  const look = () => {
    if (now() - lookedAt < LOOK_MS) return undefined
    lookedAt = now()
    return existsSync(path.join(distDir, PACKED)) ? packedFiles(distDir, security) : undefined
  }
  let files = look()
  return (address: string): Copy | undefined => {
    files ??= look()
    return files?.get(address)
  }
}
