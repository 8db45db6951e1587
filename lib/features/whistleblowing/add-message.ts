import 'server-only'
import { createHmac } from 'node:crypto'
import { keyFor } from '@/lib/auth/keys'
import { sealText } from '@/lib/auth/sealed-text'
import { type Tx, withTransaction } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { idOfDigest, idOrNotFound, newId } from '@/lib/core/ids'
import { reportIdOf } from './data'

/** The same request writes the same row; its text must not lie in the general store of replies. */
function idOf(reportId: string, testo: string, idempotencyKey: string | null): string {
  if (!idempotencyKey) return newId()
  const text = `${reportId}\n${idempotencyKey}\n${testo}`
  const hex = createHmac('sha256', keyFor('whistle-message')).update(text).digest('hex')
  return idOfDigest(hex)
}

type Message = { testo: string; fromOffice: boolean; idempotencyKey: string | null }

async function write(
  tx: Tx,
  reportId: string,
  { testo, fromOffice, idempotencyKey }: Message,
): Promise<void> {
  const id = idOf(reportId, testo, idempotencyKey)
  await tx.whistleMessage.createMany({
    data: [{ id, reportId, fromOffice, testo: sealText(testo) }],
    skipDuplicates: true,
  })
}

/** Something more from the one who holds the code. */
export async function addMessage(code: string, testo: string, idempotencyKey: string | null): Promise<void> {
  const reportId = await reportIdOf(code)
  await withTransaction((tx) => write(tx, reportId, { testo, fromOffice: false, idempotencyKey }))
}

/** The office answers; its first answer is also the receipt that the law asks for. */
export async function replyToReport(id: string, testo: string, idempotencyKey: string | null): Promise<void> {
  await withTransaction(async (tx) => {
    const report = orNotFound(await tx.whistleReport.findUnique({ where: { id: idOrNotFound(id) } }))
    await write(tx, id, { testo, fromOffice: true, idempotencyKey })
    if (report.stato === 'ricevuta') {
      await tx.whistleReport.update({
        where: { id },
        data: { stato: 'in_esame', acknowledgedAt: new Date() },
      })
    }
  })
}
