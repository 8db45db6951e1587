import 'server-only'
import { db } from '@/lib/core/db'
import { isId } from '@/lib/core/ids'
import type { StoredFile } from '@/prisma/generated/client'

/** A file that has not been deleted. */
export async function fileById(id: string): Promise<StoredFile | null> {
  return isId(id) ? db().storedFile.findFirst({ where: { id, deletedAt: null } }) : null
}
