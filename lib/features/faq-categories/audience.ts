import type { Actor } from '@/lib/auth/actor'
import type { Where } from '@/lib/resources/types'

/** The categories that somebody may read: what is written for agents is for our own people only. */
export const categoriesFor = (actor: Actor | null): Where =>
  actor && actor.role !== 'client' ? {} : { contesto: { not: 'agenti' } }
