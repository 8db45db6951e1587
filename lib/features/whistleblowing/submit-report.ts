import 'server-only'
import { holdersOf } from '@/lib/auth/holders'
import { sealText } from '@/lib/auth/sealed-text'
import { type Tx, withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { notify } from '@/lib/notifications/mutations'
import { codeFor, hashOf, readable } from './code'
import type { ReportInput } from './schema'

/** Who may read reports hears that there is one, and nothing of what it says. */
async function tellReaders(tx: Tx): Promise<void> {
  for (const { id: userId } of await holdersOf(tx, 'whistleblowing_read')) {
    await notify(tx, {
      role: 'admin',
      userId,
      titolo: 'Nuova segnalazione riservata',
      testo: 'Va data conferma entro sette giorni.',
      href: '/admin/feeds/whistleblowing',
    })
  }
}

/**
 * Keeps a report and gives its code, once: only a digest of the code is stored, the text is encrypted, and nothing
 * is written about where it came from. The general Idempotency-Key store would keep the reply, and with it the
 * code: here the same request simply finds the same code (see code.ts).
 */
export async function submitReport(input: ReportInput, idempotencyKey: string | null): Promise<string> {
  const { categoria, testo, contatto = '' } = input
  const code = codeFor(JSON.stringify([categoria, testo, contatto]), idempotencyKey)
  await withTransaction(async (tx) => {
    const { count } = await tx.whistleReport.createMany({
      data: [
        {
          id: newId(),
          codeHash: hashOf(code),
          categoria,
          testo: sealText(JSON.stringify({ testo, contatto })),
        },
      ],
      skipDuplicates: true,
    })
    if (count === 1) await tellReaders(tx)
  })
  return readable(code)
}
