import 'server-only'
import { db } from '@/lib/core/db'
import type { FileOwner } from '@/lib/duties/types'

const oldestFirst = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]

/** Asked for in their area, about a case of theirs. */
export async function appointmentsInFile({ id: clientId }: FileOwner) {
  const rows = await db().contactRequest.findMany({
    where: { kind: 'appuntamento', persona: { clientId } },
    include: { pratica: { select: { codice: true } } },
    orderBy: oldestFirst,
  })
  return rows.map(({ pratica, createdAt, stato, messaggio, dettagli }) => ({
    pratica: pratica?.codice ?? null,
    chiestoIl: createdAt,
    stato,
    nota: messaggio,
    preferenze: dettagli,
  }))
}
