import { pratiche } from '@/lib/features/pratiche/resource'
import { parseListQuery } from './list-query'

const ask = (query: string) => parseListQuery(pratiche, new URL(`http://localhost:8000/v2/x?${query}`))

describe('a filter that is said twice', () => {
  it('is an "or", as with a comma', () => {
    const twice = ask('filter[stato]=bozza&filter[stato]=stipula&filter[stato]=')
    expect(twice).toEqual(ask('filter[stato]=bozza,stipula'))
    expect(twice.branches).toEqual([{ stato: 'bozza' }, { stato: 'stipula' }])
  })

  it('is refused where it takes one value', () => {
    expect(() => ask('filter[createdAt]=2026-01-01..&filter[createdAt]=..2026-02-01')).toThrow(
      'filter[createdAt]: indica un solo valore.',
    )
  })
})
