import 'server-only'
import { slugify } from '@/lib/core/text'
import { pageHtml } from '@/lib/page-templates/html'
import { TESTI_AL } from '@/lib/page-templates/types'
import type { Prisma } from '@/prisma/generated/client'
import { FAQS } from '../content/faqs'
import { CASA } from '../content/news/casa'
import { IMPRESE } from '../content/news/imprese'
import { MUTUI } from '../content/news/mutui'
import { NOVITA } from '../content/news/novita'
import { PRESTITI } from '../content/news/prestiti'
import { TASSI } from '../content/news/tassi'
import type { NewsText } from '../content/news/types'
import { DEMO_PAGES } from '../content/pages'
import { bulk } from '../core/bulk'
import { atWork, daysFrom, rowsOf, type Seeding } from '../core/context'
import { toHtml } from '../core/html'

/** Every family in turn, so that the list of news is varied from the first page on. */
function interleave(families: readonly (readonly NewsText[])[]): NewsText[] {
  const longest = Math.max(...families.map((family) => family.length))
  return Array.from({ length: longest }, (_, i) => families.flatMap((family) => family[i] ?? [])).flat()
}

/** One every three weeks; the last two of the list are drafts. */
export async function seedNews({ client, rng, id, now }: Seeding): Promise<void> {
  const texts = interleave([MUTUI, TASSI, NOVITA, CASA, PRESTITI, IMPRESE])
  const rows = texts.map(({ titolo, categoria, abstract, corpo }, i): Prisma.NewsCreateManyInput => {
    const draft = i >= texts.length - 2
    const when = draft ? now : atWork(daysFrom(now, -3 - i * 21), rng)
    return {
      id: id(when),
      titolo,
      slug: slugify(titolo),
      categoria,
      abstract,
      corpo: toHtml(corpo),
      published: !draft,
      publishedAt: draft ? null : when,
      createdAt: when,
      updatedAt: when,
    }
  })
  await bulk(client, 'news', rows)
}

export async function seedPages({ client, id, now }: Seeding): Promise<void> {
  const since = daysFrom(now, -700)
  const rows = DEMO_PAGES.map(
    ({ corpo, ...page }): Prisma.PageCreateManyInput => ({
      id: id(since),
      ...page,
      corpo: pageHtml(corpo),
      published: true,
      testoAl: TESTI_AL,
      createdAt: since,
      updatedAt: since,
    }),
  )
  await bulk(client, 'pages', rows)
}

export async function seedFaqs({ client, id, now }: Seeding): Promise<void> {
  const since = daysFrom(now, -600)
  const stamps = { createdAt: since, updatedAt: since }
  const categories = FAQS.map(([nome, contesto], ordine) => ({
    id: id(since),
    nome,
    contesto,
    ordine,
    ...stamps,
  }))
  const faqs = FAQS.flatMap(([, , entries], i) =>
    entries.map(
      ([domanda, risposta], ordine): Prisma.FaqCreateManyInput => ({
        id: id(since),
        categoryId: categories[i]?.id ?? '',
        domanda,
        risposta: toHtml([risposta]),
        ordine,
        published: true,
        ...stamps,
      }),
    ),
  )
  await bulk<Prisma.FaqCategoryCreateManyInput>(client, 'faq_categories', categories)
  await bulk(client, 'faqs', faqs)
}

/** So many agents in a hundred say whether an answer helped, and so many of them that it did; some answers help few. */
const VOTING = 0.22
const HELPED = [0.95, 0.88, 0.8, 0.9, 0.42] as const

/** What agents think of the answers that are written for them. */
export async function seedFaqVotes({ client, rng, now }: Seeding): Promise<void> {
  const faqs = await rowsOf<{ id: string }>(
    client,
    `SELECT f.id FROM faqs f JOIN faq_categories c ON c.id = f.category_id WHERE c.contesto = 'agenti' ORDER BY c.ordine, f.ordine`,
  )
  const agents = await rowsOf<{ id: string }>(
    client,
    "SELECT id FROM agents WHERE status = 'validated' AND email <> 'agente@demo.example' ORDER BY id",
  )
  const votes = faqs.flatMap(({ id: faqId }, i) =>
    agents
      .filter(() => rng.chance(VOTING))
      .map(({ id: agentId }) => ({
        faqId,
        agentId,
        si: rng.chance(HELPED[i % HELPED.length] ?? 1),
        at: daysFrom(now, -rng.int(1, 200)),
      })),
  )
  await bulk(client, 'faq_utile', votes)
}
