import type { Actor } from '@/lib/auth/actor'
import { managesAgents } from './access'

/** Who sees the photographs: visitors of who is on the site, colleagues of who works, the office of all it manages. */
export function agentPictures(actor: Actor | null) {
  if (managesAgents(actor)) return true
  if (actor?.role === 'agent') return { status: 'validated' as const }
  return { published: true }
}
