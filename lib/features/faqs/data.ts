import 'server-only'
import type { Scope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import type { CONTESTI_FAQ } from '@/lib/features/faqs/categories/schema'
import type { AgentFaqs } from './schema'

export type PublicFaq = { id: string; domanda: string; risposta: string }

/** The published questions of one place of the site, in the order of the office. */
export async function publishedFaqs(contesto: (typeof CONTESTI_FAQ)[number]): Promise<PublicFaq[]> {
  return db().faq.findMany({
    where: { published: true, category: { contesto } },
    select: { id: true, domanda: true, risposta: true },
    orderBy: [{ category: { ordine: 'asc' } }, { ordine: 'asc' }],
  })
}

/** Every published question for an agent: what is written for agents first, then the public ones, in the order of the office. */
export async function faqsForAgent({ actor }: Scope): Promise<AgentFaqs> {
  const rows = await db().faqCategory.findMany({
    where: { faqs: { some: { published: true } } },
    select: {
      id: true,
      nome: true,
      contesto: true,
      faqs: {
        where: { published: true },
        orderBy: [{ ordine: 'asc' }, { id: 'asc' }],
        select: {
          id: true,
          domanda: true,
          risposta: true,
          utili: { where: { agentId: actor.userId }, select: { si: true } },
        },
      },
    },
    orderBy: [{ ordine: 'asc' }, { id: 'asc' }],
  })
  const categorie = rows.map(({ id, nome, contesto, faqs }) => ({
    _id: id,
    nome,
    interna: contesto === 'agenti',
    faqs: faqs.map(({ id: _id, domanda, risposta, utili: [vote] }) => ({
      _id,
      domanda,
      risposta,
      utile: vote?.si ?? null,
    })),
  }))
  return { categorie: [...categorie].sort((a, b) => Number(b.interna) - Number(a.interna)) }
}
