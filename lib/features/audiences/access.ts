import type { PermissionFlag } from '@/lib/auth/permissions'
import { adminsWith, requireAnyAccess } from '@/lib/resources/access'

/** The work that addresses the network: announcements, courses, files, profiles. */
const FLAGS: readonly PermissionFlag[] = [
  'communications_manage',
  'content_manage',
  'storage_manage',
  'agents_manage',
]

/** A person who may address the network may see who would be meant. */
export const addressesNetwork = requireAnyAccess(...FLAGS.map(adminsWith))
