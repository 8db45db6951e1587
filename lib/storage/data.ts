import 'server-only'
import type { Readable } from 'node:stream'
import { db } from '@/lib/core/db'
import { isId } from '@/lib/core/ids'
import type { StoredFile } from '@/prisma/generated/client'
import { getSigned, stream } from './s3'
import { isWaiting, waitingContent } from './waiting'

/** A file that has not been deleted. */
export async function fileById(id: string): Promise<StoredFile | null> {
  return isId(id) ? db().storedFile.findFirst({ where: { id, deletedAt: null } }) : null
}

/** What is in a file, or in a range of its bytes: from the store, or from where it waits for it. */
export async function contentOf(file: StoredFile, range?: { from: number; to: number }): Promise<Readable> {
  if (await isWaiting(file.id)) return waitingContent(file, range)
  return (await stream(file.key, range && `bytes=${range.from}-${range.to}`)).body
}

/**
 * A link that works for a few minutes for whoever holds it. What still waits has no such link: its own address
 * asks who is reading.
 */
export const linkTo = async (file: StoredFile): Promise<string> =>
  (await isWaiting(file.id)) ? file.url : getSigned(file.key, file.name)
