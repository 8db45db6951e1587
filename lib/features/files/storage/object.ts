import 'server-only'
import type { Scope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { AppError, notFound } from '@/lib/core/errors'
import { usedBy } from '@/lib/features/files/used-by'
import { headObject } from '@/lib/storage/s3'
import { isWaiting } from '@/lib/storage/waiting'
import type { StoredFile } from '@/prisma/generated/client'
import { ownKey } from './bucket-name'
import { ownerName } from './owner-name'
import { previewOf } from './preview-kind'
import type { ObjectView, StatoOggetto } from './schema'

type Head = Awaited<ReturnType<typeof headObject>> | null

/** What the store has under a key: nothing, or no answer. */
export async function lookUp(key: string): Promise<{ object: Head; reachable: boolean }> {
  try {
    return { object: await headObject(key), reachable: true }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { object: null, reachable: error.code === 'not_found' }
  }
}

export const livingRow = (key: string): Promise<StoredFile | null> =>
  db().storedFile.findFirst({ where: { key, deletedAt: null } })

function stateOf(
  file: StoredFile | null,
  waits: boolean,
  { object, reachable }: Awaited<ReturnType<typeof lookUp>>,
): StatoOggetto {
  if (!file) return 'orfano'
  if (waits) return 'in_attesa'
  return object || !reachable ? 'ok' : 'senza_oggetto'
}

/** An object with its row, whose it is and what uses it. */
export async function objectDetail({ actor }: Scope, bucket: string, key64: string): Promise<ObjectView> {
  const key = ownKey(bucket, key64)
  const [file, seen] = await Promise.all([livingRow(key), lookUp(key)])
  if (!file && !seen.object) throw notFound('Questo oggetto non esiste.')
  const waits = file !== null && (await isWaiting(file.id))
  const size = file ? Number(file.size) : (seen.object?.size ?? 0)
  return {
    bucket,
    key,
    raggiungibile: seen.reachable,
    oggetto: seen.object,
    stato: stateOf(file, waits, seen),
    riga: file && {
      _id: file.id,
      nome: file.name,
      mimetype: file.mimetype,
      size,
      sha256: file.sha256,
      scopo: file.purpose,
      creato: file.createdAt.toISOString(),
      proprietario: await ownerName(file),
    },
    usi: file ? await usedBy(actor, file.id) : { uses: [], others: 0 },
    anteprima: previewOf(file?.mimetype ?? seen.object?.mimetype ?? '', size),
  }
}
