import type { Actor } from '@/lib/auth/actor'
import type { WhereOf } from '@/lib/resources/model-types'

/** The categories that somebody may read: what is written for agents is for our own people only. */
export function categoriesFor(actor: Actor | null): WhereOf<'faqCategory'> {
  if (actor?.role === 'admin' || actor?.role === 'agent') return {}
  return { contesto: { not: 'agenti' } }
}
