import 'server-only'
import { open } from 'node:fs/promises'
import { readCsv } from '@/lib/core/csv'
import { withTransaction } from '@/lib/core/db'
import type { Ctx } from '@/lib/http/context'
import { enqueue } from '@/lib/jobs/enqueue'
import { startProgress } from '@/lib/jobs/progress'
import { storeFile } from '@/lib/storage/mutations'
import { receiveUpload } from '@/lib/storage/receive-upload'
import { kindOf } from './import-file'
import type { ImportQuery } from './schema'

const HEAD_BYTES = 8 * 1024

/** The beginning of a file: enough for the names of its columns. */
async function headOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES) })
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}

/**
 * Takes an uploaded CSV of rates and puts its import in the queue; answers what to ask how far it is. A file
 * that is no such CSV is refused at once.
 */
export async function requestImport(
  ctx: Ctx,
  request: Request,
  query: ImportQuery,
): Promise<{ _id: string; state: 'in_coda' }> {
  const received = await receiveUpload(request)
  try {
    kindOf(readCsv(await headOf(received.path)).columns, query)
    return await withTransaction(async (tx) => {
      const { id: fileId } = await storeFile(ctx.actor, received, { purpose: 'rates', tx })
      const progressId = await startProgress(tx, 'rates.import', ctx.actor)
      await enqueue(tx, 'rates.import', { fileId, progressId, ...query }, { maxAttempts: 5 })
      return { _id: progressId, state: 'in_coda' as const }
    }, ctx.tx)
  } finally {
    await received.discard()
  }
}
