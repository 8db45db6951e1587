import type { Actor, Scope } from '@/lib/auth/actor'
import type { Tx } from '@/lib/core/db'

/** What every verb gets: who acts, with which proof, and where the request came from. */
export type Ctx<A extends Actor | null = Actor> = {
  actor: A
  scope: A extends Actor ? Scope : Scope | null
  ip: string
  userAgent: string
  requestId: string
  /** An outer transaction the verb must join. */
  tx?: Tx
}

export type PublicCtx = Ctx<Actor | null>
