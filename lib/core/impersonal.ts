import { AsyncLocalStorage } from 'node:async_hooks'
import { NOT_FOUND_DIGEST } from './next-internals'

/** What a page may know that is made once for everybody who has the same rights in an area. */
export type Impersonal = {
  readonly rights: { role: string; permissions: Flags; ticketing: Flags }
  /** Words that stand for the person's name, initials and e-mail, and for the installation's name, until the page is sent. */
  readonly person: { name: string; initials: string; email: string; brand: string }
  /** What the page asked for that is not the same for all of them: then it must not be kept. */
  refused?: string
  isOver: boolean
  /** While a rule is asked whether it lets anybody at all. */
  isDeciding?: boolean
}
type Flags = Readonly<Record<string, true>>

export class NotImpersonal extends Error {
  override name = 'NotImpersonal'
  /** As a missing page is marked: Next ends the render there, and writes no line about it. */
  readonly digest = NOT_FOUND_DIGEST
}

// The server's bundles and Next's each have a copy of this module: there is one store all the same.
const holder = globalThis as typeof globalThis & { __impersonal?: AsyncLocalStorage<Impersonal> }
holder.__impersonal ??= new AsyncLocalStorage<Impersonal>()
const store = holder.__impersonal

/** Makes a page: whatever is asked for in `work`, also later, is asked for by nobody in particular. */
export async function impersonally<T>(state: Impersonal, work: () => Promise<T>): Promise<T> {
  try {
    return await store.run(state, work)
  } finally {
    // What the page has left behind (a timer, a connection) is nobody's render any more.
    state.isOver = true
  }
}

/** The page for everybody that is being made here, if one is. */
export function impersonal(): Impersonal | undefined {
  const state = store.getStore()
  return state?.isOver ? undefined : state
}

/** To be called where rows or a person come in: throws while a page for everybody is being made, and spoils it. */
export function refuseImpersonal(what: string): void {
  const state = impersonal()
  if (!state) return
  state.refused ??= what
  throw new NotImpersonal(`a page for everybody asked for: ${what}`)
}

/**
 * For a rule that says which rows somebody may have, where only matters whether there can be any: it may ask who it is,
 * and is told of nobody. What it answers must not go into the page.
 */
export function deciding<T>(decide: () => T): T {
  const state = impersonal()
  if (!state) return decide()
  state.isDeciding = true
  try {
    return decide()
  } finally {
    state.isDeciding = false
  }
}
