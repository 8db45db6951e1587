import 'server-only'
import { dayOfColumn } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import type { FileOwner } from '@/lib/duties/types'

const day = (date: Date | null) => date && dayOfColumn(date)
const oldestFirst = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]

/** The reviews that they asked for, and what was answered. */
export async function reviewsInFile({ id: clientId }: FileOwner) {
  const rows = await db().riesame.findMany({
    where: { persona: { clientId } },
    include: { pratica: { select: { codice: true } } },
    orderBy: oldestFirst,
  })
  return rows.map(({ pratica, createdAt, testo, scadeIl, risposta, rispostoAt, rispostoDa }) => ({
    pratica: pratica.codice,
    chiestoIl: createdAt,
    testo,
    rispostaEntro: day(scadeIl),
    risposta,
    rispostoIl: rispostoAt,
    rispostoDa,
  }))
}
