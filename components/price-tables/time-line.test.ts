import type { Linee } from '@/lib/features/price-tables/types'
import { barOf, overlapping, placeOf, quartersIn, spanOf } from './time-line'

const version = (_id: string, validFrom: string, validTo: string | null, fase = 'in_vigore' as const) => ({
  _id,
  fase,
  validFrom,
  validTo,
})
const lines = (...versioni: ReturnType<typeof version>[]): Linee => ({
  oggi: '2026-06-15',
  righe: [{ nome: 'Una', banca: null, versioni }],
  sonoTutte: true,
})

it('a time line begins with its first grid, two years back at most, and ends half a year after the last one begins', () => {
  expect(spanOf(lines(version('a', '2025-03-10', null)))).toEqual({ from: '2025-03-01', to: '2026-12-15' })
  expect(spanOf(lines(version('a', '2019-03-10', null), version('b', '2026-09-01', null)))).toEqual({
    from: '2024-06-01',
    to: '2027-03-01',
  })
})

it('a bar covers the days on which its grid holds, the last one too', () => {
  const span = { from: '2026-01-01', to: '2026-04-11' } // a hundred days
  expect(barOf(version('a', '2026-01-11', '2026-01-20'), span)).toEqual({ left: 10, width: 10 })
  expect(barOf(version('a', '2026-01-11', null), span)).toEqual({ left: 10, width: 90 })
  expect(barOf(version('a', '2025-01-11', '2025-12-31'), span)).toBeNull()
  expect(placeOf('2026-04-01', span)).toBe(90)
  expect(quartersIn(span)).toEqual(['2026-01-01', '2026-04-01'])
})

it('versions that hold on the same day are told apart from those that follow each other', () => {
  const [a, b] = [version('a', '2026-01-01', '2026-02-10'), version('b', '2026-02-11', null)]
  expect([...overlapping([a, b])]).toEqual([])
  expect([...overlapping([a, b, version('c', '2026-02-10', '2026-02-10')])]).toEqual(['a', 'c'])
})
