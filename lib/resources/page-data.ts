import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { deciding, refuseImpersonal } from '@/lib/core/impersonal'
import type { Access, Resource } from './types'

/** Whether an access rule can let this actor do it on some row. */
export const mayBe = (access: Access, actor: Actor): boolean => deciding(() => access(actor)) !== false

/** The verbs on chosen rows that its list offers to this actor. */
export const verbsFor = ({ list }: Resource, actor: Actor): string[] =>
  (list.verbs ?? []).filter(({ access }) => mayBe(access, actor)).map(({ id }) => id)

/** What the screens of a resource offer to this actor. */
export function abilities(resource: Resource, actor: Actor) {
  return {
    canCreate: mayBe(resource.access.create, actor),
    canEdit: mayBe(resource.access.update, actor),
    canDelete: mayBe(resource.access.delete, actor),
  }
}

/** What a new record begins with, today: what depends on the day is no part of a page that is kept. */
export function initialOf({ initial }: Resource): Record<string, unknown> | undefined {
  if (typeof initial !== 'function') return initial
  refuseImpersonal('the day')
  return initial()
}
