import { news } from '@/lib/features/news/resource'
import { pratiche } from '@/lib/features/pratiche/resource'
import { parseListQuery } from './list-query'
import type { Resource } from './types'

const ask = (resource: Resource, q: string) =>
  parseListQuery(resource, new URL(`http://localhost:8000/v2/x?q=${encodeURIComponent(q)}`))

const year = {
  createdAt: { gte: new Date('2023-12-30T00:00:00Z'), lt: new Date('2025-01-03T00:00:00Z') },
}

describe('the search of a list', () => {
  it('looks for each word, folded', () => {
    expect(ask(pratiche, ' Bianchi  Forlì ')).toMatchObject({
      searches: true,
      where: { AND: [{ search: { contains: 'bianchi' } }, { search: { contains: 'forli' } }] },
    })
  })

  it('looks for the beginning of a code among the cases of its year', () => {
    expect(ask(pratiche, 'P24-K7').where).toEqual({ AND: [{ search: { contains: 'p24-k7' } }, year] })
  })

  it('does so only where rows have a code', () => {
    expect(ask(news, 'P24-K7').where).toEqual({ AND: [{ search: { contains: 'p24-k7' } }] })
  })

  it('is none where nothing is asked', () => {
    expect(ask(pratiche, ' ')).toMatchObject({ searches: false, where: { AND: [] } })
  })
})
