import 'server-only'
import type { Payload } from '@/lib/jobs/payloads'
import { remove } from './s3'

/** Removing twice is removing once: the job needs no memory of its own. */
export async function removeObject({ key }: Payload<'storage.remove'>): Promise<void> {
  await remove(key)
}
