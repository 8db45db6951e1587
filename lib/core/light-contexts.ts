import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'

/** As Node 20 and 22 have it inside. Where contexts are kept otherwise (Node 24) neither is there, and nothing is changed. */
type Inside = {
  enabled: boolean
  kResourceStore: symbol
  _propagate?: (resource: Kept, trigger: Kept) => void
}
type Kept = Record<symbol, unknown>

/**
 * Contexts at a fraction of their cost, in this thread. Node hands every context on to every promise, also where there is none: with
 * the fourteen that Next, React and we have, each promise gets fourteen properties that say nothing, which takes longer than all
 * that it is waited for, and is garbage a moment later. And each function that is bound to a context gets two wrappers that would
 * warn of a property that nobody reads. What a context is, and whom it reaches, stays as it was.
 */
export function lightenContexts(): void {
  const inside = AsyncLocalStorage.prototype as unknown as Inside
  if (inside._propagate === undefined) return
  inside._propagate = function (this: Inside, resource, trigger) {
    if (!this.enabled) return
    const { kResourceStore: key } = this
    const store = trigger[key]
    // What is used again (a parser of HTTP) may still hold what was there before.
    if (store !== undefined || resource[key] !== undefined) resource[key] = store
  }
  Object.assign(AsyncLocalStorage, { bind: bindLightly })
}

function bindLightly<Args extends unknown[], T>(work: (...args: Args) => T): (...args: Args) => T {
  const resource = new AsyncResource(work.name || 'bound-anonymous-fn')
  return function (this: unknown, ...args: Args) {
    return resource.runInAsyncScope(work, this, ...args)
  }
}
