import type { Actor } from '@/lib/auth/actor'
import type { WhereOf } from '@/lib/resources/model-types'

/** The categories that somebody may read: what is written for agents is for our own people only. */
export const categoriesFor = (actor: Actor | null): WhereOf<'faqCategory'> =>
  actor && actor.role !== 'client' ? {} : { contesto: { not: 'agenti' } }
