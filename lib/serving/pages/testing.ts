import type { Rendered } from './copies'
import { PageCache } from './page-cache'

export const page = (text: string): Rendered => ({
  kind: 'page',
  html: Buffer.from(`<html><script>${text}</script></html>`),
  headers: [
    ['x-frame-options', 'DENY'],
    ['x-nextjs-cache', 'HIT'],
    ['etag', '"theirs"'],
  ],
})
export const htmlOf = (found: Awaited<ReturnType<PageCache['find']>>) =>
  found?.copies.identity.body.toString()

type Options = ConstructorParameters<typeof PageCache>[0]

const isKnown = (path: string) => path !== '/unknown'

export function setUp(more: Partial<Options> = {}) {
  const state = { now: 1_000_000, answers: [] as (Rendered | Error)[], renders: 0 }
  const render = async (): Promise<Rendered> => {
    state.renders += 1
    const next = state.answers.shift() ?? { kind: 'failed' }
    if (next instanceof Error) throw next
    return next
  }
  const tagsOf = (path: string) => (path === '/tassi' ? ['tassi'] : null)
  const now = () => state.now
  const cache = new PageCache({ render, isKnown, tagsOf, freshMs: 1_000, now, ...more })
  return { state, cache }
}

/** Renders that end when they are told to, with the text they are given. */
export function byHand(more: Partial<Options> = {}) {
  const waiting = new Map<string, (rendered: Rendered) => void>()
  const begun: string[] = []
  const render = (path: string) => {
    begun.push(path)
    return new Promise<Rendered>((resolve) => waiting.set(path, resolve))
  }
  const cache = new PageCache({ render, isKnown, patienceMs: 20, ...more })
  const end = (path: string, text: string) => waiting.get(path)?.(page(text))
  const keep = async (...paths: string[]) => {
    for (const path of paths) {
      const found = cache.find(path)
      end(path, `${path} uno`)
      await found
    }
    begun.length = 0
  }
  return { cache, begun, end, keep }
}
