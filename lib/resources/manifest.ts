import 'server-only'
import { lookup } from '@/lib/core/lookup'
import { DECLARED } from './declared'
import type { Resource } from './types'

/**
 * Path → its declaration, loaded when it is asked for: restoring from the history and the contract suite
 * need every resource, a page needs one.
 */
export const RESOURCES = lookup<() => Promise<Resource>>({
  ...DECLARED,
  commits: async () => (await import('@/lib/features/commits/resource')).commits,
})
