import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { getSigned, headObject } from '@/lib/storage/s3'
import { isWaiting } from '@/lib/storage/waiting'
import { ownKey } from './bucket-name'
import { livingRow } from './object'

const MINUTE_MS = 60_000

/** A link that works for whoever holds it, as long as was chosen; the history says who made it. */
export async function linkObject(ctx: Ctx, bucket: string, key64: string, minuti: number) {
  const key = ownKey(bucket, key64)
  const file = await livingRow(key)
  if (file && (await isWaiting(file.id)))
    throw new AppError('conflict', 'Il file aspetta ancora l’archivio: il link si può creare fra poco.')
  await headObject(key)
  const name = file?.name ?? key.split('/').at(-1) ?? 'oggetto'
  const scadeIl = new Date(Date.now() + minuti * MINUTE_MS).toISOString()
  const url = await getSigned(key, name, minuti * 60)
  await withTransaction(async (tx) => {
    const after = { id: newId(), operazione: 'collegamento', oggetto: key, scadeIl }
    await recordCommit(tx, ctx, { model: 'Files', label: `Link a ${name}`, after })
  }, ctx.tx)
  return { url, scadeIl }
}
