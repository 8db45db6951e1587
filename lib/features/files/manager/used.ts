import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { type UsedBy, usesFor } from '@/lib/features/files/used-by'
import { findUses } from './find-uses'

/** Where a file is used, as far as the reader may know. */
export const usesOfItem = async (viewer: Actor, id: string): Promise<UsedBy> =>
  usesFor(viewer, await findUses(db(), id))
