import { AsyncLocalStorage } from 'node:async_hooks'

/** Told once whether there is what a page is about. */
type Outcome = (isThere: boolean) => void

// The server's bundles and Next's each have a copy of this module: there is one store all the same.
const holder = globalThis as typeof globalThis & { __pageOutcome?: AsyncLocalStorage<Outcome> }
holder.__pageOutcome ??= new AsyncLocalStorage<Outcome>()
const store = holder.__pageOutcome

/** Makes a page; `outcome` hears what it finds out, which is before Next knows what to do with it. */
export const withOutcome = <T>(outcome: Outcome, work: () => T): T => store.run(outcome, work)

/** For a page: whether what its address names is there, for this reader. */
export const tellOutcome = (isThere: boolean): void => store.getStore()?.(isThere)
