import 'server-only'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { db, withTransaction } from '@/lib/core/db'
import { lockById } from '@/lib/core/lock'
import type { Payload } from '@/lib/jobs/payloads'
import { companySettings } from '@/lib/settings/company-settings'
import { recordUpload, tryStore, undoUpload } from '@/lib/storage/mutations'
import { newFolder } from '@/lib/storage/temporary'
import { noteUses } from '@/lib/storage/uses'
import { statementDocument } from './data'
import { statementPdf } from './pdf'

/** Writes a closed statement's document to the store, once, however often the job runs: its figures never change. */
export async function storePdf({ id }: Payload<'provvigioni.pdf'>): Promise<void> {
  const statement = await db().estratto.findUnique({
    where: { id },
    select: { stato: true, pdfFileId: true },
  })
  if (!statement || statement.stato === 'bozza' || statement.pdfFileId) return
  const document = await statementDocument(id)
  const folder = await newFolder()
  try {
    const file = path.join(folder, 'content')
    await writeFile(file, await statementPdf(document, await companySettings()))
    const name = `estratto-${document.codice.replace('/', '-')}.pdf`
    const received = { path: file, folder, name, discard: async () => undefined }
    const upload = await tryStore(received, { purpose: 'estratto' })
    await keep(id, upload).catch(async (error: unknown) => {
      await undoUpload(upload, error)
      throw error
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Two jobs at once write one document: the second finds the first one's. */
async function keep(id: string, upload: Awaited<ReturnType<typeof tryStore>>): Promise<void> {
  const kept = await withTransaction(async (tx) => {
    await lockById(tx, 'estratto', id)
    const { pdfFileId } = await tx.estratto.findUniqueOrThrow({ where: { id }, select: { pdfFileId: true } })
    if (pdfFileId) return false
    const file = await recordUpload(tx, upload, null)
    await tx.estratto.update({ where: { id }, data: { pdfFileId: file.id } })
    await noteUses(tx, { model: 'estratto', recordId: id }, null, { pdfFileId: file.id }, 'product')
    return true
  })
  if (!kept) await undoUpload(upload, null)
}
