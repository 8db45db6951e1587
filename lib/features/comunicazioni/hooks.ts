import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { hasContent } from '@/lib/core/text'
import type { PublicCtx } from '@/lib/http/context'
import { presentFile } from '@/lib/storage/present'
import type { FileObject } from '@/lib/storage/schema'
import { CORRECTED } from './schema'

type Columns = Record<string, unknown>
type Change = { data: Columns; before: Columns | null; ctx: PublicCtx; tx: Tx }

/** What its receivers read: a correction of it is dated. */
const READ = ['titolo', 'corpo', 'allegati']

/** A draft is written freely; what was published is corrected, and says so; what was withdrawn stays as it was. */
export async function beforeAnnouncement({ data, before, ctx, tx }: Change): Promise<Columns> {
  const files = data.allegati ? { allegati: await storedFiles(tx, data.allegati as FileObject[]) } : {}
  if (!before) return { ...data, ...files, autoreId: ctx.actor?.userId }
  const { stato } = before
  if (stato === 'ritirata') throw new AppError('conflict', 'La comunicazione è ritirata: non cambia più.')
  if (stato !== 'bozza' && typeof data.corpo === 'string' && !hasContent(data.corpo))
    throw invalidField('corpo', 'Scrivi il testo.')
  if (stato === 'programmata' && Array.isArray(data.regole) && data.regole.length === 0)
    throw invalidField('regole', 'Scegli a chi va.')
  if (stato === 'bozza' || stato === 'programmata') return { ...data, ...files }
  const frozen = Object.keys(data).find((name) => !CORRECTED.includes(name))
  if (frozen) throw invalidField(frozen, 'È già pubblicata: questo non cambia più.')
  return {
    ...data,
    ...files,
    ...stateOf(data),
    ...(READ.some((name) => name in data) && { aggiornataAt: new Date() }),
  }
}

/** A new last day may take what was over up again. */
function stateOf({ scadeIl }: Columns): Columns {
  if (scadeIl === undefined) return {}
  const isOver = scadeIl !== null && new Date(String(scadeIl)) <= new Date()
  return { stato: isOver ? 'scaduta' : 'pubblicata' }
}

/** The attachments as they were uploaded, by the office: what the caller says about them is not believed. */
async function storedFiles(tx: Tx, files: FileObject[]): Promise<FileObject[]> {
  const urls = [...new Set(files.map(({ url }) => url))]
  if (urls.length === 0) return []
  const found = await tx.storedFile.findMany({
    where: { url: { in: urls }, ownerRole: 'admin', deletedAt: null },
  })
  const byUrl = new Map(found.map((file) => [file.url, presentFile(file)]))
  if (byUrl.size !== urls.length) throw invalidField('allegati', 'Carica prima i file, poi allegali.')
  return urls.flatMap((url) => byUrl.get(url) ?? [])
}

/** A draft alone is deleted: what waits for its time is a draft again first, what somebody has received is withdrawn. */
export function beforeAnnouncementGoes({ before: { stato } }: { before: Columns }): void {
  if (stato === 'bozza') return
  throw new AppError(
    'conflict',
    stato === 'programmata'
      ? 'È programmata: rimettila in bozza, poi si può cancellare.'
      : 'È già stata pubblicata: non si cancella, si ritira.',
  )
}
