import vm from 'node:vm'
import { MANIFEST_OF_PAGE } from '@/lib/core/next-internals'

/**
 * Next runs the manifest of each page in a context of its own, which takes a third of a megabyte, and of the hundreds of pages each has
 * its own copy of what all of them load. What such a file says is JSON after an assignment: from now on it is read as that, and
 * parts that are the same are there once. Anything else is run as before.
 */
export function shareManifests(): void {
  const run = vm.runInNewContext
  const share = newSharing()
  vm.runInNewContext = (code, context, options) => {
    const read = readManifest(code)
    if (!read || typeof context !== 'object') return run(code, context, options)
    const all = (context.__RSC_MANIFEST ?? {}) as Record<string, unknown>
    context.__RSC_MANIFEST = { ...all, [read.page]: share(read.manifest) }
    return undefined
  }
}

type Manifest = Record<string, unknown>

function readManifest(code: string): { page: string; manifest: Manifest } | null {
  const [whole, name = '', json = ''] = MANIFEST_OF_PAGE.exec(code) ?? []
  if (!whole) return null
  try {
    return { page: JSON.parse(name) as string, manifest: JSON.parse(json) as Manifest }
  } catch {
    return null
  }
}

/** Replaces each part, and each part of a part, by the first one that was the same; nobody may write to them. */
function newSharing(): (manifest: Manifest) => Manifest {
  const known = new Map<string, unknown>()
  const first = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const text = JSON.stringify(value)
    if (!known.has(text)) known.set(text, Object.freeze(value))
    return known.get(text)
  }
  const inside = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return first(part)
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, first(value)]))
  }
  return (manifest) =>
    Object.fromEntries(Object.entries(manifest).map(([name, part]) => [name, inside(part)]))
}
