import 'server-only'
import { lookup } from '@/lib/core/lookup'
import type { Resource } from '@/lib/resources/types'
import { DECLARED } from './declared'

/**
 * Path → its declaration, loaded when it is asked for: restoring from the history and the contract suite
 * need every resource, a page needs one.
 */
export const RESOURCES = lookup<() => Promise<Resource>>({
  ...DECLARED,
  commits: async () => (await import('@/lib/features/commits/resource')).commits,
})
