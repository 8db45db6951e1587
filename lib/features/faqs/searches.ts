import 'server-only'
import { columnOfDay, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { fold } from '@/lib/core/text'

const MOST_WORDS = 8
const DAYS = 90
const MOST = 50

/** The words of a search, without what may name somebody: addresses, numbers, codes. */
function impersonal(text: string): string {
  if (text.includes('@')) return ''
  const words = fold(text).split(/[^\p{L}\p{N}]+/u)
  return words
    .filter((word) => word.length > 1 && !/\p{N}/u.test(word))
    .slice(0, MOST_WORDS)
    .join(' ')
}

/** Counts a search that found nothing, for who writes the answers; nobody is noted with it. False where no words are left. */
export async function countSearch(text: string): Promise<boolean> {
  const testo = impersonal(text)
  if (testo.length < 3) return false
  const giorno = columnOfDay(todayInRome())
  await db().faqRicerca.upsert({
    where: { testo_giorno: { testo, giorno } },
    create: { testo, giorno },
    update: { n: { increment: 1 } },
  })
  return true
}

/** What was looked for in vain in the last 90 days; older counts are deleted (`lib/features/privacy/prune.ts`). */
export async function unansweredSearches() {
  const items = await db().$queryRaw<{ testo: string; volte: number; ultima: string }[]>`
    SELECT testo, sum(n)::int AS volte, max(giorno)::text AS ultima FROM faq_ricerche
    WHERE giorno > (now() AT TIME ZONE 'Europe/Rome')::date - ${DAYS}::int GROUP BY testo ORDER BY volte DESC, ultima DESC, testo LIMIT ${MOST}`
  return { items }
}
