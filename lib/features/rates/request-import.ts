import 'server-only'
import { readCsvHead } from '@/lib/core/csv-file'
import { type Tx, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { callOf, withIdempotency } from '@/lib/http/idempotency'
import { enqueue } from '@/lib/jobs/enqueue'
import { startProgress } from '@/lib/jobs/progress'
import { type Attempted, hashOf, recordUpload, tryStore, undoUpload } from '@/lib/storage/mutations'
import { receiveUpload } from '@/lib/storage/receive-upload'
import { kindOf } from './import-file'
import type { ImportQuery } from './schema'

type Started = { _id: string; state: 'in_coda' }

/**
 * Takes an uploaded CSV of rates and puts its import in the queue; answers what to ask how far it is. A file
 * that is no such CSV is refused at once.
 */
export async function requestImport(ctx: Ctx, request: Request, query: ImportQuery): Promise<Started> {
  const received = await receiveUpload(request)
  try {
    kindOf((await readCsvHead(received.path)).columns, query)
    const call = callOf(request, ctx.actor.userId, await hashOf(received.path))
    const reply = await withIdempotency(call, {
      prepare: () => tryStore(received, { purpose: 'rates' }),
      work: async (tx, upload) => ({ status: 202, body: await enqueueImport(tx, ctx, upload, query) }),
      undo: undoUpload,
    })
    return reply.body as Started
  } finally {
    await received.discard()
  }
}

/** The daily import at once. @throws 409 where this server has no source to read */
export async function requestRefresh(ctx: Ctx): Promise<Started> {
  if (!env().RATES_URL)
    throw new AppError('conflict', 'Non c’è una fonte da cui prendere i tassi: importa un file.')
  return withTransaction((tx) => enqueueWork(tx, ctx, {}), ctx.tx)
}

async function enqueueImport(tx: Tx, ctx: Ctx, upload: Attempted, query: ImportQuery): Promise<Started> {
  const { id: fileId } = await recordUpload(tx, upload, ctx.actor)
  return enqueueWork(tx, ctx, { fileId, ...query })
}

async function enqueueWork(
  tx: Tx,
  { actor }: Ctx,
  work: ImportQuery & { fileId?: string },
): Promise<Started> {
  const progressId = await startProgress(tx, 'rates.import', actor, 0, {
    title: 'Importazione dei tassi',
    href: '/admin/system/euribor-eurirs',
  })
  await enqueue(tx, 'rates.import', { progressId, ...work }, { maxAttempts: 5 })
  return { _id: progressId, state: 'in_coda' }
}
