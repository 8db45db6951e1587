import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { fold } from '@/lib/core/text'
import type { AgentFaqs } from '@/lib/features/faqs/schema'
import { api } from '@/lib/http/client'
import { ranked } from './faq-search'

type Vote = { id: string; si: boolean }

/** Every question that an agent may read, and what they say of the answers. */
export function useAgentFaqs() {
  const area = useArea()
  const queries = useQueryClient()
  const queryKey = ['faqs', area, 'agenti']
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get('/faqs/agenti', { area, signal }),
    meta: { silent: true },
  })
  const vote = useMutation({
    // One after the other: the last press is the one that counts.
    scope: { id: 'faq-useful' },
    mutationFn: ({ id, si }: Vote) => api.post(`/faqs/${id}/useful`, { si }, { area }),
    onSuccess: ({ si }, { id }) =>
      queries.setQueryData<AgentFaqs>(queryKey, (now) => now && withVote(now, id, si)),
  })
  return { found, vote: (id: string, si: boolean) => vote.mutate({ id, si }) }
}

const withVote = ({ categorie }: AgentFaqs, id: string, utile: boolean): AgentFaqs => ({
  categorie: categorie.map((category) => ({
    ...category,
    faqs: category.faqs.map((faq) => (faq._id === id ? { ...faq, utile } : faq)),
  })),
})

/** Where tickets of the same name as a category of questions are opened, if the office has one. */
export function useTicketPaths(): (category: string, oggetto: string) => string {
  const area = useArea()
  const { data = [] } = useQuery({
    queryKey: ['tickets', area, 'categories'],
    queryFn: ({ signal }) => api.get('/tickets/getCategories', { area, signal }),
    staleTime: 60_000,
    meta: { silent: true },
  })
  return (category, oggetto) => {
    const same = data.find(({ nome }) => fold(nome) === fold(category))
    const query = new URLSearchParams({ ...(same && { category: same._id }), ...(oggetto && { oggetto }) })
    return `/agents/tickets/add?${query}`
  }
}

type Category = AgentFaqs['categorie'][number]

/** The categories with the questions that were looked for: of both, those first that say most of the words. */
export function matching(
  categories: readonly Category[],
  words: readonly string[],
  chosen: string | null,
): Category[] {
  const searched = categories.filter(({ _id }) => chosen === null || _id === chosen)
  if (words.length === 0) return searched
  const all = searched.flatMap((category) => category.faqs.map((faq) => ({ ...faq, category })))
  const found = ranked(all, words, ({ category }) => category.nome)
  const inOrder = [...new Set(found.map(({ category }) => category))]
  return inOrder.map((category) => ({
    ...category,
    faqs: found.flatMap(({ category: own, ...faq }) => (own === category ? [faq] : [])),
  }))
}
