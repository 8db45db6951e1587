import 'server-only'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { accountActor } from '@/lib/auth/account-actor'
import { type Actor, type AdminScope, can, mintScope } from '@/lib/auth/actor'
import { dayOfColumn } from '@/lib/core/dates'
import { db, withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { PackFile, Period } from '@/lib/duties/types'
import type { Payload } from '@/lib/jobs/payloads'
import { type Step, withProgress } from '@/lib/jobs/progress'
import type { JobRun } from '@/lib/jobs/run'
import { ARCHIVES } from '@/lib/storage/formats'
import { recordUpload, tryStore, undoUpload } from '@/lib/storage/mutations'
import { newFolder } from '@/lib/storage/temporary'
import { noteUses } from '@/lib/storage/uses'
import { packFiles } from './pack-files'

/** Makes a pack and keeps it: done twice it finds the first one's. */
export async function makePack(
  { progressId, fascicoloId }: Payload<'compliance.pack'>,
  run: JobRun,
): Promise<void> {
  await withProgress(progressId, run, async (step) => {
    const pack = await db().fascicolo.findUnique({ where: { id: fascicoloId } })
    if (!pack) return undefined
    if (pack.fileId) return { fileId: pack.fileId }
    const scope = await scopeOf(pack.adminId)
    const folder = await newFolder()
    try {
      const file = path.join(folder, 'content')
      const period = { dal: dayOfColumn(pack.dal), al: dayOfColumn(pack.al) }
      const files = await zipInto(file, scope, period, step)
      if (files === null) return undefined
      const name = `fascicolo-${period.dal}-${period.al}.zip`
      const fileId = await keep(fascicoloId, { path: file, folder, name })
      return { fileId, file: files }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

/** What its author may see now: who has lost the flag meanwhile gets nothing. */
async function scopeOf(adminId: string): Promise<AdminScope> {
  const actor = await accountActor('admin', adminId)
  if (!isAdmin(actor) || !can(actor, 'compliance_see'))
    throw new AppError('forbidden', 'Chi ha chiesto il fascicolo non vede più gli adempimenti.')
  return mintScope(actor)
}

const isAdmin = (actor: Actor | null): actor is Actor & { role: 'admin' } => actor?.role === 'admin'

/** How many files went in; null where nobody wants it any more. Each content is read when its turn comes. */
async function zipInto(file: string, scope: AdminScope, period: Period, step: Step): Promise<number | null> {
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(file))
  let files = 0
  try {
    for await (const one of packFiles(scope, period, new Date())) {
      await add(zip, one)
      files += 1
      if (!(await step(files))) return null
    }
    return files
  } finally {
    zip.end()
    await written
  }
}

async function add(zip: ZipFile, { name, content }: PackFile): Promise<void> {
  if (typeof content === 'string') zip.addBuffer(Buffer.from(content, 'utf8'), name)
  // Papers are compressed already.
  else
    zip.addReadStreamLazy(name, { compress: false }, (give) => {
      content().then(
        (stream) => give(null, stream),
        (error: unknown) => zip.emit('error', error),
      )
    })
}

type File = { path: string; folder: string; name: string }

async function keep(id: string, file: File): Promise<string> {
  const received = { ...file, discard: async () => undefined }
  const upload = await tryStore(received, { purpose: 'fascicolo', accepted: ARCHIVES })
  try {
    return await withTransaction(async (tx) => {
      const stored = await recordUpload(tx, upload, null)
      await tx.fascicolo.update({ where: { id }, data: { fileId: stored.id, version: { increment: 1 } } })
      await noteUses(tx, { model: 'fascicolo', recordId: id }, null, { fileId: stored.id }, 'product')
      return stored.id
    })
  } catch (error) {
    await undoUpload(upload, error)
    throw error
  }
}
