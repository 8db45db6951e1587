import { adminsWith } from '@/lib/resources/access'
import type { Access } from '@/lib/resources/types'

export const managesAnnouncements = adminsWith('communications_manage')

/** Who sees its pictures and attachments: the office, and those to whom it went while it is published. */
export const readsAnnouncements: Access = (actor) =>
  managesAnnouncements(actor) ||
  (actor?.role === 'agent' && { published: true, ricevute: { some: { agentId: actor.userId } } })
