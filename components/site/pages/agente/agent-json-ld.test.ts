import type { PublicAgent } from '@/lib/features/agents/schema'
import { agentJsonLd } from './agent-json-ld'

const agent: PublicAgent = {
  _id: 'a1',
  slug: 'ada-prova',
  nome: 'Ada',
  cognome: 'Prova',
  figura: 'agente',
  figuraLabel: 'Agente',
  telefono: null,
  whatsapp: null,
  email: 'ada@prova.example',
  urlPhoto: '/foto/ada.jpg',
  oamNumber: 'M-1',
  bio: '',
  provincia: 'MI',
  agency: null,
  voti: { media: null, numero: 0 },
}
const of = (
  summary: { media: number | null; numero: number; perStelle: number[] },
  reviews: object[] = [],
  about = agent,
) =>
  JSON.parse(
    JSON.stringify(
      agentJsonLd({
        agent: about,
        summary,
        reviews: reviews as never,
        siteUrl: 'https://sito.example',
        telefono: '800 000 000',
      }),
    ),
  )['@graph']

it('says who it is, with the company’s number where there is no other, and no average of nothing', () => {
  const [person, service] = of({ media: null, numero: 0, perStelle: [0, 0, 0, 0, 0] })
  expect(person).toMatchObject({
    '@type': 'Person',
    name: 'Ada Prova',
    url: 'https://sito.example/agente/ada-prova',
    image: 'https://sito.example/foto/ada.jpg',
    telephone: '800 000 000',
    identifier: { value: 'M-1' },
  })
  expect(service).toMatchObject({ '@type': 'FinancialService', address: { addressRegion: 'MI' } })
  expect(service).not.toHaveProperty('aggregateRating')
  expect(service).not.toHaveProperty('review')
})

it('shows no image of a person without a photo', () => {
  const graph = of({ media: null, numero: 0, perStelle: [0, 0, 0, 0, 0] }, [], { ...agent, urlPhoto: null })
  for (const node of graph) expect(node).not.toHaveProperty('image')
})

it('carries the average and the reviews that are on the page', () => {
  const review = { _id: 'r', stelle: 4, commento: '', firma: '', createdAt: '2026-01-02T10:00:00.000Z' }
  const [, service] = of({ media: 4, numero: 1, perStelle: [0, 1, 0, 0, 0] }, [review])
  expect(service.aggregateRating).toMatchObject({ ratingValue: 4, reviewCount: 1, bestRating: 5 })
  expect(service.review).toEqual([
    {
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Cliente' },
      datePublished: '2026-01-02',
      reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
    },
  ])
})
