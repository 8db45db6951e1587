import type { Actor, Scope } from '@/lib/auth/actor'
import type { Tx } from '@/lib/core/db'
import type { Group } from '@/lib/history/group'

/** What every verb gets: who acts, with which proof, and where the request came from. */
export type Ctx<A extends Actor | null = Actor> = {
  actor: A
  scope: A extends Actor ? Scope : Scope | null
  ip: string
  userAgent: string
  requestId: string
  /** An outer transaction the verb must join. */
  tx?: Tx
  /**
   * Of a POST with a key: keeps the reply under it now, where it would be after the verb. For a verb that ends with what others
   * wait for until it is committed.
   */
  keepReply?: (body: unknown) => Promise<void>
  /** What is saved together has one entry in the history. */
  group?: Group
}

export type PublicCtx = Ctx<Actor | null>
