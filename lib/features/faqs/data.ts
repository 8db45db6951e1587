import 'server-only'
import { db } from '@/lib/core/db'
import type { CONTESTI_FAQ } from '@/lib/features/faq-categories/schema'

export type PublicFaq = { id: string; domanda: string; risposta: string }

/** The published questions of one place of the site, in the order of the office. */
export async function publishedFaqs(contesto: (typeof CONTESTI_FAQ)[number]): Promise<PublicFaq[]> {
  return db().faq.findMany({
    where: { published: true, category: { contesto } },
    select: { id: true, domanda: true, risposta: true },
    orderBy: [{ category: { ordine: 'asc' } }, { ordine: 'asc' }],
  })
}
