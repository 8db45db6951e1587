import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { RESPONSE_CACHES } from '@/lib/core/next-internals'

type Given = Parameters<FileSystemCache['set']>

/** Of a page that was made whole Next wants the payload for its router, too, when it reads it, and writes it only where no page has holes. */
class ReadablePages extends FileSystemCache {
  override set(...[key, data, context]: Given): Promise<void> {
    const isWhole = data !== null && 'rscData' in data && data.rscData && data.postponed === undefined
    return super.set(key, data, isWhole ? ({ ...context, isRoutePPREnabled: false } as Given[2]) : context)
  }
}

/**
 * From now on Next can read again what it has written: otherwise each page is made anew after a restart, and whenever memory had no room
 * for it. To be called before Next begins.
 */
export function keepPagesReadable(): void {
  Object.assign(globalThis, { [RESPONSE_CACHES]: { FetchCache: ReadablePages } })
}
