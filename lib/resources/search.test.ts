import type { Actor } from '@/lib/auth/actor'
import { leads } from '@/lib/features/leads/resource'
import { news } from '@/lib/features/news/resource'
import { pratiche } from '@/lib/features/pratiche/resource'
import { parseListQuery } from './list-query'
import { termRows } from './term-rows'
import type { Resource } from './types'

const ask = (resource: Resource, q: string) =>
  parseListQuery(resource, new URL(`http://localhost:8000/v2/x?q=${encodeURIComponent(q)}`))

const year = {
  createdAt: { gte: new Date('2023-12-30T00:00:00Z'), lt: new Date('2025-01-03T00:00:00Z') },
}

const has = (...words: string[]) => ({ OR: words.map((contains) => ({ AND: [{ search: { contains } }] })) })
const rowsFor = (resource: Resource, q: string, actor: Actor | null = null) =>
  ask(resource, q).terms.flatMap((term) => termRows(resource, actor, term))

describe('the search of a list', () => {
  it('looks for each word, folded', () => {
    expect(ask(news, ' Bianchi  Forlì ').searches).toBe(true)
    expect(rowsFor(news, ' Bianchi  Forlì ')).toEqual([has('bianchi'), has('forli')])
  })

  it('looks for the beginning of a code among the cases of its year', () => {
    expect(rowsFor(leads, 'P24-K7')).toEqual([has('p24-k7'), year])
  })

  it('does so only where rows have a code', () => {
    expect(rowsFor(news, 'P24-K7')).toEqual([has('p24-k7')])
  })

  it('takes the signs of LIKE for what they are', () => {
    expect(rowsFor(news, '50%_')).toEqual([has('50\\%\\_')])
  })

  it('looks in the open columns only, for who must not know the others', () => {
    const open = ['codice', 'intestatario', 'comune'].map((name) => ({
      [name]: { contains: 'forli', mode: 'folded' },
    }))
    const client = { role: 'client' } as Actor
    expect(rowsFor(pratiche, 'Forlì', client)).toEqual([has('forli'), { OR: [{ AND: [{ OR: open }] }] }])
  })

  it('is none where nothing is asked', () => {
    expect(ask(pratiche, ' ')).toMatchObject({ searches: false, terms: [] })
  })
})
