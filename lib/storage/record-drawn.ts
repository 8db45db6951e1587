import 'server-only'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Tx } from '@/lib/core/db'
import type { StoredFile } from '@/prisma/generated/client'
import { type Attempted, newUpload, recordUpload } from './mutations'
import { newFolder } from './temporary'

/**
 * A document that we have drawn becomes a file of the site, in the transaction of what it belongs to: it is in the database when that is,
 * and goes to the store afterwards.
 */
export async function recordDrawn(
  tx: Tx,
  { bytes, name, purpose }: { bytes: Buffer; name: string; purpose: string },
): Promise<StoredFile> {
  const folder = await newFolder()
  try {
    const file = path.join(folder, 'content')
    await writeFile(file, bytes)
    const upload: Attempted = {
      data: { ...(await newUpload(file, { name, purpose, mimetype: 'application/pdf', extension: 'pdf' })) },
      file,
      isStored: false,
    }
    return await recordUpload(tx, upload, null)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
