import type { Actor, Scope } from '@/lib/auth/actor'
import type { Tx } from '@/lib/core/db'
import type { Group } from '@/lib/history/group'
import type { Prisma } from '@/prisma/generated/client'

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
   * Of a POST with a key: the statement that keeps the reply under it, which the verb makes a part of one of its own; null without a key.
   * For a verb that ends with what others wait for until it is committed.
   */
  keepReplySql?: (body: unknown) => Prisma.Sql | null
  /** What is saved together has one entry in the history. */
  group?: Group
}

export type PublicCtx = Ctx<Actor | null>
