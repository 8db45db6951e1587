import { AsyncLocalStorage } from 'node:async_hooks'

/** What is being worked on here: a request, or a job with the request that has asked for it. Every log line carries it. */
export type Work = { requestId?: string; job?: string; task?: string }

// The server's bundles and Next's each have a copy of this module: there is one store all the same.
const holder = globalThis as typeof globalThis & { __work?: AsyncLocalStorage<Work> }
holder.__work ??= new AsyncLocalStorage<Work>()
const store = holder.__work

export const duringWork = <T>(work: Work, run: () => T): T => store.run(work, run)

export const currentWork = (): Work | undefined => store.getStore()
